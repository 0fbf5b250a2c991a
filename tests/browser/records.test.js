// Records: pasted, stepped through, refused where they are wrong, and played on from.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoSideScroll, shoot } from './support/browser.js';
import { counts, myTurn, readyPits, sow, startGame } from './support/play.js';
import { useSite } from './support/site.js';

const { open, visit } = useSite();

const RECORD = `[Rules "tradisional"]
[South "Siti"]
[North "Wayan"]
[Winner "*"]

1. aca C
`;

/** A letter in it that North cannot sow. */
const BAD = RECORD.replace('aca C', 'aca b');

const WORDS = {
  'en-GB': { text: 'Record or position', look: 'Look at it', wrong: 'Line 6, column 8:' },
  'id-ID': { text: 'Catatan atau posisi', look: 'Lihat', wrong: 'Baris 6, kolom 8:' },
  'ms-MY': { text: 'Rekod atau kedudukan', look: 'Lihat', wrong: 'Baris 6, lajur 8:' },
};

/** @param {import('playwright-core').Page} page @param {string} text @param {keyof typeof WORDS} [locale] */
async function paste(page, text, locale = 'en-GB') {
  await page.getByLabel(WORDS[locale].text).fill(text);
  await page.getByRole('button', { name: WORDS[locale].look, exact: true }).click();
}

for (const [width, height, theme, locale] of [
  [1280, 900, 'light', 'en-GB'],
  [768, 1024, 'dark', 'id-ID'],
  [360, 740, 'light', 'ms-MY'],
]) {
  test(
    `a record on its boards, and a bad one, ${width} px, ${theme}, ${locale}`,
    { timeout: 90000 },
    async () => {
      const { page, close } = await open({ width, height, theme, locale, refusals: true });
      await visit(page, '/records');
      await paste(page, BAD, locale);
      await page.getByText(WORDS[locale].wrong).waitFor();
      await assertAccessible(page, `bad record ${width}`);
      await assertNoSideScroll(page, 'bad record');
      await shoot(page, `records-bad-${width}-${theme}-${locale}`);
      await paste(page, RECORD, locale);
      await page.locator('.replay .board').waitFor();
      await assertAccessible(page, `record ${width}`);
      await assertNoSideScroll(page, 'record');
      await page.locator('.replay').evaluate((part) => part.scrollIntoView());
      await shoot(page, `records-replay-${width}-${theme}-${locale}`);
      await close();
    },
  );
}

test('a bad record puts the caret where it went wrong', { timeout: 60000 }, async () => {
  const { page, close } = await open({ refusals: true });
  await visit(page, '/records');
  await paste(page, BAD);
  await page.getByRole('alert').getByText(/^Line 6, column 8: expected a pit that North may sow: /).waitFor();
  await page.waitForFunction(
    (at) => {
      const area = document.activeElement;
      return area instanceof HTMLTextAreaElement && area.selectionStart === at;
    },
    BAD.indexOf('aca b') + 4,
  );
  await page.keyboard.press('Delete');
  await page.keyboard.type('C');
  await page.getByRole('alert').getByText(/Line 6/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Look at it' }).click();
  await page.getByText('Board 5 of 5').waitFor();
  await close();
});

test('a record is stepped through by keys and moves, and played on from', { timeout: 90000 }, async () => {
  const { page, close } = await open();
  await visit(page, '/');
  await page.getByRole('link', { name: 'Records' }).click();
  await paste(page, RECORD);
  await page.getByText('Board 5 of 5').waitFor();
  await page.getByRole('button', { name: 'Back' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Board 4 of 5').waitFor();
  await page.keyboard.press('Home');
  await page.getByText('The position at the start.').waitFor();
  await page.getByRole('button', { name: 'a', exact: true }).first().click();
  await page.getByText('Board 2 of 5').waitFor();
  await page.getByText('Player 1 sowed pit 1.').first().waitFor();
  const shown = await counts(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\//);
  await myTurn(page);
  assert.deepEqual([...(await counts(page))].sort(), [...shown].sort());
  assert.deepEqual(await readyPits(page), ['b', 'c', 'd', 'e', 'f', 'g']);
  await close();
});

test('a position is looked at by the rules that are chosen for it', { timeout: 60000 }, async () => {
  const { page, close } = await open();
  await visit(page, '/records');
  await page.getByLabel('Rules of the position').selectOption('umum');
  await paste(page, '0,0,3,0,0,0,1/40 0,2,0,0,0,5,0/47 n');
  await page.getByRole('heading', { name: 'Common Congklak' }).waitFor();
  await page.getByLabel('Normal').check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\//);
  await myTurn(page);
  await page.getByText('Normal').first().waitFor();
  await close();
});

test('a finished game is stepped through from its result', { timeout: 60000 }, async () => {
  const { page, close } = await open();
  await visit(page, '/');
  await startGame(page);
  await sow(page, 'a');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Step through it' }).click();
  await page.waitForURL(/\/records$/);
  await page.getByText('Board 2 of 2').waitFor();
  assert.match(await page.getByLabel('Record or position').inputValue(), /Termination "resigned"/);
  await close();
});
