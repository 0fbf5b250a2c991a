// The preview: switched on where nothing is at stake, read by keyboard, by mouse and by touch.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, atRest, shoot } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { atPly, myTurn, ply, sow, startGame } from './support/play.js';
import { useSite } from './support/site.js';

const site = useSite();

/** A game for practice, with the preview on. @param {import('playwright-core').Page} page */
async function practise(page) {
  await site.visit(page, '/');
  await page.getByText('Rules and ranking').click();
  await page.getByRole('switch', { name: 'Ranked game' }).uncheck();
  await startGame(page);
  await myTurn(page);
  const button = page.getByRole('button', { name: 'Preview' });
  assert.equal(await button.getAttribute('aria-pressed'), 'false');
  await button.click();
  await page.getByText('Point at a pit or move to it').waitFor();
}

const line = (/** @type {import('playwright-core').Page} */ page) => page.locator('.foretold');

test('a preview by keyboard alone', { timeout: 60000 }, async () => {
  const { page, close } = await site.open();
  await practise(page);
  await page.locator('.pit[data-pit="a"]').focus();
  await page.getByText('Pit 1: ends in the own store').waitFor();
  assert.match((await line(page).textContent()) ?? '', /sow again/);
  await eventually(async () =>
    assert.equal(await page.locator('.ring-foretold').count(), 1),
  );
  assert.equal(await line(page).getAttribute('role'), 'status');
  await atRest(page);
  await assertAccessible(page, 'preview');
  await shoot(page, 'preview-1280');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Pit 2: ').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await atPly(page, 1);
  await page.keyboard.press('ArrowRight');
  await page.getByText('Pit 2: ').waitFor();
  await page.getByRole('button', { name: 'Preview' }).click();
  await line(page).waitFor({ state: 'detached' });
  await page.locator('.pit[data-pit="c"]').focus();
  assert.equal(await page.locator('.ring-foretold').count(), 0);
  await close();
});

test('what a preview says comes true, and other packs are named', { timeout: 60000 }, async () => {
  const { page, close } = await site.open();
  await practise(page);
  const others = [];
  for (const pit of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    await page.locator(`.pit[data-pit="${pit}"]`).hover();
    await page.getByText(`Pit ${pit.charCodeAt(0) - 96}: `).waitFor();
    others.push((await line(page).textContent()) ?? '');
  }
  assert.ok(others.some((text) => text.includes('By the rules of ')), others.join('\n'));
  const gained = /(\d+) seeds? home/.exec(others[0])?.[1];
  await sow(page, 'a');
  await page.getByText(`${gained} seed`).first().waitFor();
  await page.mouse.move(2, 2);
  await page.locator('.ring-foretold').waitFor({ state: 'detached' });
  await close();
});

test('by touch the first tap shows and the second sows', { timeout: 60000 }, async () => {
  const { page, close } = await site.open({ width: 360, height: 740, touch: true });
  await practise(page);
  await page.locator('.pit[data-pit="b"]').tap();
  await page.getByText('Pit 2: ').waitFor();
  assert.equal(await ply(page), 0);
  const resign = page.getByRole('button', { name: 'Resign' });
  const box = await resign.boundingBox();
  assert.ok(box && box.y + box.height <= 740, 'the actions are below the fold');
  await shoot(page, 'preview-360');
  await page.locator('.pit[data-pit="a"]').tap();
  await page.getByText('Pit 1: ').waitFor();
  assert.equal(await ply(page), 0);
  await page.locator('.pit[data-pit="a"]').tap();
  await atPly(page, 1);
  await close();
});

test('a ranked game has no preview', { timeout: 60000 }, async () => {
  const { page, close } = await site.open();
  await site.visit(page, '/');
  await startGame(page);
  await myTurn(page);
  assert.equal(await page.getByRole('button', { name: 'Preview' }).count(), 0);
  await close();
});
