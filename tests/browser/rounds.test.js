// A match of several rounds with burnt pits, played in the page by two at one screen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoSideScroll, atRest, shoot } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { READY, choose, choosePack, counts, readyPits, startGame } from './support/play.js';
import { useSite } from './support/site.js';

const site = useSite();

/**
 * South plays its last pit and North its first, until the round or the match is over.
 * @param {import('playwright-core').Page} page
 */
async function playRound(page) {
  for (let count = 0; count < 400; ++count) {
    await page.waitForSelector(`${READY}, .result`);
    if (await page.isVisible('.result')) return;
    const letters = await readyPits(page);
    await choose(page, letters[0] < 'a' ? letters[0] : letters.at(-1));
  }
}

/** Seeds in all holes that are not burnt. @param {import('playwright-core').Page} page */
const seedsInAll = async (page) =>
  (await counts(page)).reduce((sum, text) => sum + (Number(text) || 0), 0);

test(
  'a sunog match: hidden openings at one screen, rounds, refilling and burnt pits',
  { timeout: 240000 },
  async () => {
    const { page, close } = await site.open();
    await site.visit(page, '/');
    await page.getByLabel('Two people').check();
    await choosePack(page, 'sunog');
    await startGame(page);

    await page.getByText('Player 1 chooses a hidden pit; Player 2, please look away.').waitFor();
    assert.deepEqual(await readyPits(page), ['g']);
    await page.locator('.pit[data-pit="g"]').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Player 1 has chosen. Player 2 chooses a hidden pit').waitFor();
    assert.equal(await page.locator('.ring-chosen, .ring-pressed').count(), 0);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-pit'));
    await eventually(async () =>
      assert.equal(await focused(), 'G', 'the focus stayed on the hidden choice'),
    );
    await page.keyboard.press('Enter');
    await page.getByText(/^Player 1: pit 7, .*Player 2: pit 7, /).waitFor();

    let burnt = 0;
    let rounds = 0;
    for (let round = 1; round <= 4; ++round) {
      await playRound(page);
      if (await page.locator('#result-title').isVisible()) break;
      rounds = round;
      await page.getByRole('heading', { name: new RegExp(`^Round ${round} `) }).waitFor();
      await eventually(async () => assert.equal(await seedsInAll(page), 98));
      await page.getByText(/^Stopping now, /).waitFor();
      if (round === 2) {
        await atRest(page);
        await assertAccessible(page, 'between two rounds');
        await shoot(page, 'rounds-between-1280');
      }
      if (round === 4) break;
      await page.getByRole('button', { name: 'Next round' }).click();
      await page.getByText(`Round ${round + 1} begins.`).waitFor();
      await page.locator('.board-moving').waitFor({ state: 'detached' });
      await eventually(async () => assert.equal(await seedsInAll(page), 98));
      const lids = await page.locator('.burnt').count();
      burnt += lids;
      assert.equal(await page.getByRole('button', { name: /burnt/ }).count(), lids);
      if (lids > 0) {
        await page.getByText(/\d burnt pits?\./).waitFor();
        await atRest(page);
        for (const [width, height] of [
          [1280, 800],
          [768, 1024],
          [360, 740],
        ]) {
          await page.setViewportSize({ width, height });
          await assertAccessible(page, `burnt pits, ${width} px`);
          await assertNoSideScroll(page, `burnt pits, ${width} px`);
          await shoot(page, `rounds-burnt-${width}`);
        }
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    }
    assert.ok(rounds >= 3, `only ${rounds} rounds`);
    assert.ok(burnt > 0, 'no pit was burnt');
    await page.getByRole('button', { name: 'Stop here' }).click();
    await page.locator('#result-title').waitFor();
    await page.getByText('by agreement between two rounds').waitFor();
    await atRest(page);
    await shoot(page, 'rounds-result-1280');
    await close();
  },
);

test('a round is refilled pit by pit before the eyes', { timeout: 120000 }, async () => {
  const { page, close } = await site.open();
  await site.visit(page, '/');
  await page.getByLabel('Two people').check();
  await choosePack(page, 'pertandingan');
  await startGame(page);
  await playRound(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Slow').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Next round' }).click();
  await page.waitForSelector('.board-moving');
  await page.waitForFunction(() => {
    const pits = [...document.querySelectorAll('.count:not(.count-store) text')];
    const filled = pits.filter(({ textContent }) => textContent === '7').length;
    return filled > 0 && filled < pits.length;
  });
  await page.keyboard.press('Escape');
  await page.getByText('Round 2 of 3').waitFor();
  await eventually(async () =>
    assert.equal((await counts(page)).filter((text) => text === '7').length, 14),
  );
  await close();
});

test('against the computer, which opens and plays rounds too', { timeout: 120000 }, async () => {
  const { page, close } = await site.open({ width: 360, height: 740 });
  await site.visit(page, '/');
  await choosePack(page, 'arena');
  await startGame(page);
  await page.getByText('Choose a pit; The computer will not see it').waitFor();
  await choose(page, 'b');
  await page.locator('.table-game:not([data-ply="0"])').waitFor();
  await playRound(page);
  await page.locator('#result-title').waitFor();
  await close();
});
