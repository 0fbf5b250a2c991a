// The hint in games for practice: by button and by key, shown on the board and in words, gone with the
// next sowing; none where the game counts. And the level that plays without error, which is for
// practice only.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoSideScroll, atRest, shoot } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { myTurn, ply, sow, startGame, startPractice } from './support/play.js';
import { useSite } from './support/site.js';

const site = useSite();

/** @typedef {import('playwright-core').Page} Page */

const line = (/** @type {Page} */ page) => page.locator('.hint-told');

/** The pit that the hint names. @param {Page} page */
async function hintedPit(page) {
  const words = await eventually(async () => {
    const text = (await line(page).textContent()) ?? '';
    assert.match(text, /^Hint: sow pit \d/);
    return text;
  });
  const [, pit = ''] = /pit (\d+)/.exec(words) ?? [];
  return page.locator(`.pit[data-hole="${Number(pit) - 1}"]`);
}

test('a hint is asked for, shown, followed, and gone with the sowing', { timeout: 180000 }, async () => {
  const { page, close } = await site.open();
  await site.visit(page, '/');
  await startPractice(page);
  await myTurn(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const pit = await hintedPit(page);
  assert.match((await pit.getAttribute('aria-label')) ?? '', /can be sown, hint$/);
  assert.equal(await page.locator('.ring-hint').count(), 1);
  assert.equal(await line(page).getAttribute('role'), 'status');
  await atRest(page);
  await assertAccessible(page, 'hint');
  for (const [width, height] of [
    [360, 740],
    [768, 900],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    await assertNoSideScroll(page, `hint ${width}`);
    await shoot(page, `hint-${width}`);
  }
  const before = await ply(page);
  await sow(page, await pit.getAttribute('data-pit'));
  assert.ok((await ply(page)) > before);
  await eventually(async () => assert.equal(await page.locator('.ring-hint').count(), 0));
  assert.equal(await line(page).textContent(), '');
  await myTurn(page);
  await page.keyboard.press('?');
  await hintedPit(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Take back' }).waitFor();
  await assertNoSideScroll(page, 'all actions at 360');
  await shoot(page, 'hint-all-actions-360');
  await close();
});

test('where the game counts there is no button, and the key says why', { timeout: 120000 }, async () => {
  const { page, close } = await site.open();
  await site.visit(page, '/');
  await startGame(page);
  await myTurn(page);
  assert.equal(await page.getByRole('button', { name: 'Hint' }).count(), 0);
  await page.keyboard.press('?');
  await page.getByText('Nothing helps while a game of yours counts.').waitFor();
  await close();
});

test('the level without error is for practice, and plays', { timeout: 180000 }, async () => {
  const { page, close } = await site.open();
  await site.visit(page, '/');
  await page.getByRole('radio', { name: 'Perfect' }).check();
  await page.getByText('Games against it are for practice and earn no points.').first().waitFor();
  await page.getByText('Rules and ranking').click();
  assert.equal(await page.getByRole('switch', { name: 'Ranked game' }).isDisabled(), true);
  await assertAccessible(page, 'perfect in the form');
  await shoot(page, 'perfect-form-1280');
  await page.getByRole('radio', { name: 'The computer' }).check();
  await startGame(page);
  await page.locator('.plate-name', { hasText: 'Perfect' }).waitFor();
  await eventually(async () => assert.ok((await ply(page)) > 0), 30000);
  await shoot(page, 'perfect-1280');
  await close();
});
