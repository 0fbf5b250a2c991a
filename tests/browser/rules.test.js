// The page of rules: packs side by side, and each pack with its sources and words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoSideScroll, shoot } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { useSite } from './support/site.js';

const { open, visit } = useSite();

const SCREENS = [
  [1280, 900, 'light', 'en-GB'],
  [768, 1024, 'dark', 'id-ID'],
  [360, 740, 'light', 'ms-MY'],
  [360, 740, 'dark', 'en-GB'],
];

/**
 * Every pack's answers stand under its name: once the table took another form's grid for its own.
 * @param {import('playwright-core').Page} page
 */
async function assertColumnsInLine(page) {
  const lefts = await page.locator('.clause-table').evaluate((table) =>
    [...table.querySelectorAll('tr:not(.clause-table-group)')].map((row) =>
      [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)),
    ),
  );
  assert.ok(lefts.length > 10);
  for (const row of lefts) assert.deepEqual(row, lefts[0]);
}

for (const [width, height, theme, locale] of SCREENS) {
  test(
    `no violation and no sideways scrolling, ${width} px, ${theme}, ${locale}`,
    { timeout: 90000 },
    async () => {
      const { page, close } = await open({ width, height, theme, locale });
      await visit(page, '/rules');
      await assertAccessible(page, `rules ${width} ${theme} ${locale}`);
      await assertNoSideScroll(page, 'rules');
      await assertColumnsInLine(page);
      await page.locator('.clause-table').evaluate((table) => table.scrollIntoView());
      await shoot(page, `rules-table-${width}-${theme}-${locale}`);
      await close();
    },
  );
}

test(
  'a phone chooses its columns; differences are told in words, and can be seen alone',
  { timeout: 60000 },
  async () => {
    const { page, close } = await open({ width: 360, height: 740 });
    await visit(page, '/rules');
    const heads = () => page.locator('.clause-table thead th').allInnerTexts();
    const showsColumns = (/** @type {string[]} */ names) =>
      eventually(async () => assert.deepEqual(await heads(), ['Question', ...names]));
    await showsColumns(['Traditional Congkak', 'Sungka with burnt pits']);
    await page.getByRole('checkbox', { name: 'Mancala' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'Sungka with burnt pits' }).uncheck();
    await showsColumns(['Traditional Congkak', 'Mancala']);
    const pits = page.getByRole('row', { name: /^Pits on each side/ });
    assert.equal((await pits.getByRole('cell').nth(1).textContent())?.trim(), '≠differs: 6');
    const alike = page.getByRole('row', { name: /^After a capture/ });
    await alike.waitFor();
    await page.getByLabel('Only what differs').check();
    await alike.waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: 'Held against' }).selectOption('mancala');
    await page.getByRole('checkbox', { name: 'Traditional Congkak' }).check();
    await showsColumns(['Mancala', 'Traditional Congkak']);
    await close();
  },
);

test(
  'a pack tells its words, and of each source what it was used for and how sure that is',
  { timeout: 60000 },
  async () => {
    const { page, close } = await open();
    await visit(page, '/rules');
    await page.locator('.pack-choice select').selectOption('arena');
    const sources = page.locator('.sources > li');
    await page.getByText("The arena's page contradicts itself").waitFor();
    assert.equal(await sources.count(), 2);
    assert.match(await sources.nth(1).innerText(), /contradicts the Greek page.*doubtful/s);
    await page.locator('.pack-choice select').selectOption('jawa-sleman');
    const store = page.getByRole('row', { name: /^big hole of a player/ });
    await eventually(async () =>
      assert.deepEqual(await store.getByRole('cell').allInnerTexts(), [
        'lumbung',
        'lumbung',
        'store',
      ]),
    );
    await close();
  },
);
