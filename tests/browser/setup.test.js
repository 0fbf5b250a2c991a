// Choosing rules for a game: boards, single clauses, refusals at the clause, a position.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoSideScroll, shoot } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { choosePack, counts, myTurn, readyPits, startGame } from './support/play.js';
import { useSite } from './support/site.js';

const site = useSite();

/** @param {import('playwright-core').Page} page @param {string} name @param {string} value */
const setClause = (page, name, value) =>
  page.locator(`select[name="clause-${name}"]`).selectOption(value);

/** Until the page shows it. @param {import('playwright-core').Page} page @param {string} name @param {string} value */
const hasValue = (page, name, value) =>
  page.waitForFunction(
    ([of, wanted]) => document.querySelector(`select[name="clause-${of}"]`)?.value === wanted,
    [name, value],
  );

test('a pack is offered on other boards', { timeout: 60000 }, async () => {
  const { page, close } = await site.open();
  await site.visit(page, '/');
  await page.getByLabel('Two people').check();
  await choosePack(page, 'sunog');
  await page.getByLabel('5 pits').check();
  await page.waitForFunction(() => document.querySelectorAll('.count').length === 12);
  await eventually(async () =>
    assert.equal((await counts(page)).filter((text) => text === '5').length, 10),
  );
  await startGame(page);
  await eventually(async () => assert.equal(await page.locator('.pit').count(), 10));
  await close();
});

test('clauses that cannot go together are refused at the clause', { timeout: 240000 }, async () => {
  for (const [width, height, theme] of [
    [1280, 800, 'light'],
    [768, 1024, 'dark'],
    [360, 740, 'dark'],
  ]) {
    const { page, close } = await site.open({ width, height, theme });
    await site.visit(page, '/');
    await page.getByText('Rules and ranking').click();
    const ranked = page.getByRole('switch', { name: 'Ranked game' });
    assert.equal(await ranked.isChecked(), true);
    await page.getByText('Change single rules').click();
    await setClause(page, 'rounds', '3');
    await page.getByText('1 rule changed').waitFor();
    assert.equal(await ranked.isDisabled(), true);
    await setClause(page, 'sweep', 'none');
    await page.getByRole('button', { name: 'Start the game' }).click();
    const refused = page.getByRole('alert').filter({ hasText: 'Further rounds need the seeds' });
    await refused.waitFor();
    assert.equal(await page.locator('select[name="clause-sweep"]').getAttribute('aria-invalid'), 'true');
    await assertAccessible(page, `refused clause, ${width} px`);
    await assertNoSideScroll(page, 'refused clause');
    await refused.scrollIntoViewIfNeeded();
    await shoot(page, `setup-refused-${width}`);
    await setClause(page, 'sweep', 'owner');
    await refused.waitFor({ state: 'detached' });
    await startGame(page);
    await myTurn(page);
    await page.getByText('Round 1 of 3').waitFor();
    await close();
  }
});

test('the clauses go back to those of the pack', { timeout: 60000 }, async () => {
  const { page, close } = await site.open();
  await site.visit(page, '/');
  await page.getByText('Rules and ranking').click();
  await page.getByText('Change single rules').click();
  await setClause(page, 'pits', '4');
  await hasValue(page, 'seeds', '4');
  await eventually(async () => assert.equal((await counts(page)).length, 10));
  await page.getByRole('button', { name: 'Back to the rules of the pack' }).click();
  await hasValue(page, 'pits', '7');
  await close();
});

test('a game starts from a position; a bad one is refused where it stands', { timeout: 60000 }, async () => {
  const { page, close } = await site.open();
  await site.visit(page, '/');
  await page.getByText('Rules and ranking').click();
  const field = page.getByLabel('Start from a position');
  await field.fill('7,7,7/0 s');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('alert').filter({ hasText: 'Play cannot begin from this position.' }).waitFor();
  await assertAccessible(page, 'refused position');
  await field.fill('0,0,3,0,0,0,1/40 0,2,0,0,0,5,0/47 s');
  await startGame(page);
  await myTurn(page);
  assert.deepEqual(await readyPits(page), ['c', 'g']);
  await close();
});
