// Three guided sowings on a live board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoSideScroll, shoot } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { READY, myTurn, readyPits } from './support/play.js';
import { useSite } from './support/site.js';

const { open, visit } = useSite();

/** @param {import('playwright-core').Page} page @param {number} step */
const stepped = (page, step) => page.waitForSelector(`.lesson-board[data-step="${step}"]`);

/** Until the keyboard is on that pit. @param {import('playwright-core').Page} page @param {string} pit */
const hasFocus = (page, pit) =>
  eventually(async () =>
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('data-pit')),
      pit,
    ),
  );

for (const [width, height, theme, locale, start] of [
  [1280, 900, 'light', 'en-GB', 'Set up the board'],
  [768, 1024, 'dark', 'ms-MY', 'Susun papan'],
  [360, 740, 'light', 'id-ID', 'Susun papan'],
  [360, 740, 'dark', 'en-GB', 'Set up the board'],
]) {
  test(
    `no violation and no sideways scrolling, ${width} px, ${theme}, ${locale}`,
    { timeout: 90000 },
    async () => {
      const { page, close } = await open({ width, height, theme, locale });
      await visit(page, '/how-to-play');
      await page.getByRole('button', { name: start }).click();
      await page.waitForSelector(READY);
      await assertAccessible(page, `lesson ${width}`);
      await assertNoSideScroll(page, 'lesson');
      await shoot(page, `lesson-${width}-${theme}`);
      await close();
    },
  );
}

test(
  'a first visitor is led from the front page through three sowings, and plays on',
  { timeout: 60000 },
  async () => {
    const { page, close } = await open();
    await visit(page, '/');
    await page.getByRole('link', { name: 'First time? Three guided sowings' }).click();
    await page.getByRole('button', { name: 'Set up the board' }).click();
    for (const [step, letter, told] of [
      [0, 'd', 'sowed pit 4. 1 seed came home.'],
      [1, 'b', 'The sowing went on through 2 hands.'],
      [2, 'b', 'captured 10 seeds'],
    ]) {
      await stepped(page, step);
      assert.deepEqual(await readyPits(page), [letter]);
      if (step === 0) await page.locator(READY).focus();
      else await hasFocus(page, letter);
      await page.keyboard.press('Enter');
      await page.getByText(told).waitFor();
      await shoot(page, `lesson-shown-${step}-1280`);
      if (step === 2) break;
      await page.getByRole('button', { name: 'Next position' }).focus();
      await page.keyboard.press('Enter');
    }
    await page.getByRole('link', { name: 'Play this board on, both sides' }).click();
    await page.waitForURL(/\/game\//);
    assert.ok(await myTurn(page));
    await eventually(async () =>
      assert.match((await readyPits(page)).join(''), /^[A-G]+$/, "the other side's turn"),
    );
    await close();
  },
);

test('the guided sowings start anew, and leave no running game behind', { timeout: 60000 }, async () => {
  const { page, close } = await open();
  await visit(page, '/how-to-play');
  await page.getByRole('button', { name: 'Set up the board' }).click();
  await stepped(page, 0);
  await page.locator(READY).click();
  await page.getByRole('button', { name: 'Next position' }).click();
  await stepped(page, 1);
  await page.getByRole('button', { name: 'Once more from the first' }).click();
  await stepped(page, 0);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await page.getByRole('link', { name: /Two people/ }).waitFor({ state: 'detached' });
  await close();
});
