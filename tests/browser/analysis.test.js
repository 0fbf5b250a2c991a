// A finished game is analysed: asked for, stepped through by keyboard and by mouse, looked at in
// three languages on three screens, and stopped as soon as its page is left.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoSideScroll, atRest, shoot } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { myTurn, playOn, resign, startPractice } from './support/play.js';
import { useSite } from './support/site.js';

const site = useSite();

/** @typedef {import('playwright-core').Page} Page */

const turns = (/** @type {Page} */ page) => page.locator('.decisions input');
const told = (/** @type {Page} */ page) => page.locator('.decision [role="status"]');
const boardWords = (/** @type {Page} */ page) => page.locator('.decision .still .unseen');

/** A game for practice that was given up after some turns. @param {Page} page @param {number} sowings */
async function finishedGame(page, sowings) {
  await site.visit(page, '/');
  await startPractice(page);
  await playOn(page, '', sowings);
  if (await myTurn(page)) await resign(page);
  await page.locator('.analysis').waitFor();
}

/** @param {Page} page */
async function analyse(page) {
  await page.locator('.analysis button').first().click();
  await page.locator('.graph').waitFor({ timeout: 60000 });
}

test('a game is analysed and looked through by keyboard, without a reload', { timeout: 180000 }, async () => {
  const { page, close } = await site.open();
  await finishedGame(page, 2);
  await page.evaluate(() => (window.sameDocument = true));
  await page.getByRole('button', { name: 'Analyse this game' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.graph').waitFor({ timeout: 60000 });
  assert.match(
    (await page.getByRole('img', { name: /^Both stores/ }).getAttribute('aria-label')) ?? '',
    /over \d+ sowings\. At the end: You \d+, The computer \d+\./,
  );
  const count = await turns(page).count();
  assert.ok(count >= 2, `${count} turns`);
  await turns(page).first().check();
  await turns(page).first().focus();
  await page.getByRole('heading', { name: /^Turn 1: / }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('heading', { name: /^Turn 2: / }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('heading', { name: 'Turn 1: You' }).waitFor();
  const whole = await told(page).textContent();
  assert.match(whole ?? '', /came home with pit.*The most that/);
  const before = await boardWords(page).textContent();
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await eventually(async () => assert.match((await told(page).textContent()) ?? '', /^Sowing 1 of /));
  assert.notEqual(await boardWords(page).textContent(), before);
  await page.getByRole('button', { name: 'First' }).click();
  await eventually(async () => assert.equal(await told(page).textContent(), whole));
  assert.equal(await page.evaluate(() => window.sameDocument), true);
  await close();
});

test('the words of the analysis agree with its boards', { timeout: 180000 }, async () => {
  const { page, close } = await site.open();
  await finishedGame(page, 2);
  await analyse(page);
  await page.getByText('The same as a table').click();
  const rows = await page.locator('.graph tbody tr').allInnerTexts();
  const last = (rows.at(-1) ?? '').split(/\s+/).map(Number);
  assert.equal(rows.length, (last[0] ?? 0) + 1);
  const names = await page.locator('.graph-names b').allTextContents();
  assert.deepEqual(names.map(Number), last.slice(1));
  for (const at of [0, 1]) await checkTurn(page, at);
  await close();
});

/** Adds up what the sowings of a turn bring, and holds it against its row. @param {Page} page @param {number} at */
async function checkTurn(page, at) {
  await turns(page).nth(at).check();
  await page.getByRole('heading', { name: new RegExp(`^Turn ${at + 1}: `) }).waitFor();
  const row = await page.locator('.decision-face').nth(at).innerText();
  const [, made = '', haul = ''] = /(\d+) of (\d+) seeds/.exec(row) ?? [];
  const choices = page.getByRole('radio', { name: 'As played' });
  const lines = (await choices.count()) > 0 ? ['As played', 'The best'] : [null];
  for (const name of lines) {
    if (name) await page.getByRole('radio', { name }).check();
    assert.equal(await seedsOfLine(page), Number(name === 'The best' ? haul : made), `${row} ${name}`);
  }
}

/**
 * What the sowings that are stepped through bring home. Clicked within the page: lines can be long.
 * @param {Page} page
 */
async function seedsOfLine(page) {
  await eventually(async () => assert.match((await told(page).textContent()) ?? '', /came home/));
  const words = await page.locator('.decision').evaluate(async (turn) => {
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const said = [];
    for (;;) {
      const next = [...turn.querySelectorAll('.stepper button')].find(
        (button) => button.textContent.trim() === 'Next',
      );
      if (next.getAttribute('aria-disabled') === 'true') return said;
      next.click();
      await drawn();
      said.push(turn.querySelector('[role="status"]').textContent);
    }
  });
  words.forEach((text, index) => assert.ok(text.startsWith(`Sowing ${index + 1} of ${words.length}, `), text));
  return words.reduce((sum, text) => sum + Number(/: (\d+) seeds? home/.exec(text)?.[1]), 0);
}

test('three languages on three screens', { timeout: 240000 }, async () => {
  const { page, close } = await site.open();
  await finishedGame(page, 3);
  await analyse(page);
  for (const [locale, language, theme, examined] of [
    ['ms', 'Bahasa Melayu', 'light', 360],
    ['id', 'Bahasa Indonesia', 'dark', 768],
    ['en', 'English', 'light', 1280],
  ]) {
    await page.locator('.head-end .icon-button').click();
    await page.getByRole('radio', { name: language }).check();
    await page.locator('.modal-actions button').click();
    await page.locator(`html[lang="${locale}"]`).waitFor();
    await page.emulateMedia({ colorScheme: theme });
    for (const [width, height] of [
      [360, 740],
      [768, 900],
      [1280, 800],
    ]) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      await assertNoSideScroll(page, `analysis ${locale} ${width}`);
      if (width === examined) await assertAccessible(page, `analysis ${locale} ${width} ${theme}`);
      await shoot(page.locator('.analysis'), `analysis-${width}-${theme}-${locale}`);
    }
  }
  await close();
});

/**
 * Starts the analysis of a new game and keeps the page from hearing that it is done: its first
 * question is answered, the later ones wait.
 * @param {Page} page
 */
async function analysisThatRuns(page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await finishedGame(page, 2);
  let asked = 0;
  await page.route(/\/analysis$/, (route, request) => {
    if (request.method() !== 'GET' || asked++ === 0) return route.continue();
    return undefined;
  });
  await page.getByRole('button', { name: 'Analyse this game' }).click();
  await page.getByRole('progressbar').waitFor();
}

/** The answer to the page's calling its analysis off. @param {Page} page */
async function calledOff(page) {
  const request = await page.waitForRequest(
    (sent) => sent.method() === 'DELETE' && /\/analysis$/.test(sent.url()),
  );
  return (await request.response())?.status();
}

test('leaving its page, or stopping, stops the analysis', { timeout: 180000 }, async () => {
  const { page, close } = await site.open();
  await analysisThatRuns(page);
  const [, byButton] = await Promise.all([
    page.getByRole('button', { name: 'Stop' }).click(),
    calledOff(page),
  ]);
  assert.equal(byButton, 204);
  await page.getByRole('button', { name: 'Analyse this game' }).waitFor();
  await analysisThatRuns(page);
  const [, byLeaving] = await Promise.all([
    page.getByRole('link', { name: 'Rules', exact: true }).click(),
    calledOff(page),
  ]);
  assert.equal(byLeaving, 204);
  await page.goBack();
  await page.getByRole('button', { name: 'Analyse this game' }).waitFor();
  await close();
});
