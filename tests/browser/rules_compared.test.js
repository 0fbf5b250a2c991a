// Where two readings part, on two boards: each question of a pack, and any two readings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoSideScroll, shoot } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { useSite } from './support/site.js';

const { open, visit } = useSite();

/** The question of tradisional whether one captures at all, behind three boards and a number of seeds. */
const NO_CAPTURE = 4;

/** The button of one question. @param {import('playwright-core').Page} page @param {RegExp|string} name */
const show = (page, name) => page.getByRole('button', { name }).first().click();

/** @param {import('playwright-core').Page} page @param {string} pack */
async function openPack(page, pack) {
  await visit(page, '/rules');
  await page.locator('.pack-choice select').selectOption(pack);
}

/** Until the boards are there, drawn from the parting. @param {import('playwright-core').Page} page */
const boards = (page) => page.locator('.compared .compared-boards .board').nth(1).waitFor();

/** @param {import('playwright-core').Page} page */
const marked = (page) => page.locator('.compared .still-marks ellipse').count();

for (const [width, height, theme, locale, told] of [
  [1280, 900, 'light', 'en-GB', 'The same move leaves two different boards.'],
  [768, 1024, 'dark', 'id-ID', 'Langkah yang sama menghasilkan dua papan yang berbeda.'],
  [360, 740, 'light', 'ms-MY', 'Langkah yang sama menghasilkan dua papan yang berbeza.'],
  [360, 740, 'dark', 'en-GB', 'The same move leaves two different boards.'],
]) {
  test(
    `two boards that part, ${width} px, ${theme}, ${locale}`,
    { timeout: 90000 },
    async () => {
      const { page, close } = await open({ width, height, theme, locale });
      await openPack(page, 'tradisional');
      await page.locator('.partings button[aria-expanded]').nth(NO_CAPTURE).click();
      await boards(page);
      await page.getByText(told).waitFor();
      await assertAccessible(page, `compared ${width} ${theme} ${locale}`);
      await assertNoSideScroll(page, 'compared');
      await page.locator('.compared').evaluate((part) => part.scrollIntoView());
      await shoot(page, `compared-${width}-${theme}-${locale}`);
      await page.locator('#free-title').evaluate((part) => part.scrollIntoView());
      await shoot(page, `compare-form-${width}-${theme}-${locale}`);
      await close();
    },
  );
}

test(
  'the boards part in the last frame, and arrow keys lead through the others',
  { timeout: 90000 },
  async () => {
    const { page, close } = await open();
    await openPack(page, 'jawa-sleman');
    await show(page, /^Show where they part\s*: A round ends when/);
    await boards(page);
    const at = page.locator('.compared .stepper-at');
    const last = /of (\d+)$/.exec(await at.innerText())?.[1];
    assert.equal(await at.innerText(), `Board ${last} of ${last}`);
    await page.getByRole('button', { name: 'Back' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByText(`Board ${Number(last) - 1} of ${last}`).waitFor();
    assert.equal(await marked(page), 0, 'the boards are still alike');
    await page.keyboard.press('Home');
    await page.getByText(`Board 1 of ${last}`).waitFor();
    await page.getByText('The first position.').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.getByText(`Board 2 of ${last}`).waitFor();
    await page.getByText(/^1\. [a-g]: /).waitFor();
    await page.keyboard.press('End');
    await page.getByText(`Board ${last} of ${last}`).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: /^Hide the boards/ }).click();
    await page.locator('.compared').waitFor({ state: 'detached' });
    await close();
  },
);

test('what differs is marked, told hole by hole, and read out', { timeout: 90000 }, async () => {
  const { page, close } = await open();
  await openPack(page, 'tradisional');
  await show(page, /^Show where they part\s*: The seed that captures/);
  await boards(page);
  const table = page.getByRole('table', { name: 'Holes that differ' });
  await table.waitFor();
  const rows = await table.locator('tbody tr').count();
  assert.ok(rows > 0);
  assert.equal(await marked(page), 2 * rows, 'each differing hole is marked on both boards');
  await page.getByText('The same move leaves two different boards.').waitFor();
  const read = page.locator('.compared .still .unseen').first();
  assert.match((await read.textContent()) ?? '', /^Player 1: [\d, ]+; store \d+\. Player 2: /);
  await page.getByRole('table', { name: 'How each game ended' }).waitFor();
  await close();
});

for (const pack of ['arena', 'sunog', 'pertandingan', 'mancala']) {
  test(`every question of ${pack} is shown on boards`, { timeout: 240000 }, async () => {
    const { page, close } = await open();
    await openPack(page, pack);
    await page.locator('.partings button').first().waitFor();
    const count = await page.locator('.partings button[aria-expanded]').count();
    assert.ok(count > 15, `${count} questions`);
    for (let index = 0; index < count; ++index) {
      const button = page.locator('.partings button[aria-expanded]').nth(index);
      await button.click();
      await boards(page);
      await page.locator('.compared .stepper').waitFor();
      assert.equal(await page.locator('.compared').count(), 1, 'one comparison at a time');
      await button.click();
      await page.locator('.compared').waitFor({ state: 'detached' });
    }
    await close();
  });
}

test('what is only drawn is shown on two boards without a game', { timeout: 60000 }, async () => {
  const { page, close } = await open();
  await openPack(page, 'umum');
  await page.getByText('Show both boards').click();
  await page.getByText(/^anticlockwise,\s+at the right hand$/).waitFor();
  assert.equal(await page.locator('.drawn .board').count(), 2);
  await close();
});

test('any two readings, with clauses and a game of one\'s choice', { timeout: 120000 }, async () => {
  const { page, close } = await open();
  await visit(page, '/rules');
  const form = page.locator('.free');
  const left = form.getByRole('group', { name: 'Left' });
  const right = form.getByRole('group', { name: 'Right' });
  await left.getByRole('combobox', { name: 'Pack' }).selectOption('umum');
  await right.getByRole('combobox', { name: 'Pack' }).selectOption('tradisional');
  await form.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('The arithmetic is the same: they part only in what is drawn.').waitFor();
  await page.getByText('Direction: clockwise at the left, anticlockwise at the right.').waitFor();
  await right.getByRole('combobox', { name: 'Change a clause' }).selectOption('relay');
  await form.getByRole('spinbutton', { name: 'Game number' }).fill('7');
  await form.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('The same move leaves two different boards.').waitFor();
  await page.locator('.compared').getByText(/Traditional Congkak \(A last seed in a pit/).first().waitFor();
  await close();
});

test('readings that cannot be played are refused with the clause named', { timeout: 60000 }, async () => {
  const { page, close } = await open({ refusals: true });
  await visit(page, '/rules');
  const left = page.locator('.free').getByRole('group', { name: 'Left' });
  await left.getByRole('combobox', { name: 'Change a clause' }).selectOption('sweep');
  await left.getByRole('combobox', { name: 'Seeds left at the end of a round' }).selectOption('none');
  await left.getByRole('combobox', { name: 'Change a clause' }).selectOption('rounds');
  await page.locator('.free').getByRole('button', { name: 'Compare' }).click();
  const alert = page.locator('.compared[role="alert"]');
  await alert.waitFor();
  await eventually(async () => assert.match(await alert.innerText(), /left.*sweep/s));
  await close();
});
