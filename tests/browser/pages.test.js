// Every page: accessible in both colour schemes, usable by keyboard, in three languages, on a
// phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  assertAccessible,
  assertNoSideScroll,
  atRest,
  shoot,
} from './support/browser.js';
import { eventually } from './support/eventually.js';
import { atPly, counts, myTurn, playOn, ply, readyPits, signUp, sow, startGame } from './support/play.js';
import { useSite } from './support/site.js';

const { open, visit } = useSite();

const PATHS = ['/', '/leaderboard', '/rules', '/account', '/nowhere', '/game/aaaaaaaaaaaaaaaa'];

const SCREENS = {
  light: [
    [1280, 800],
    [768, 1024],
    [360, 740],
  ],
  dark: [
    [1280, 800],
    [360, 740],
  ],
};

for (const [theme, sizes] of Object.entries(SCREENS)) {
  for (const [width, height] of sizes) {
    test(
      `no violation and no sideways scrolling, ${theme}, ${width} px`,
      { timeout: 120000 },
      async () => {
        const { page, close } = await open({ theme, width, height });
        for (const path of PATHS) {
          await visit(page, path);
          await assertAccessible(page, `${path} ${theme} ${width}`);
          await assertNoSideScroll(page, path);
          await shoot(page, `page-${path.slice(1).split('/')[0] || 'play'}-${width}-${theme}`);
        }
        await visit(page, '/');
        await page.getByRole('button', { name: 'Settings' }).click();
        await page.getByRole('dialog').waitFor();
        await assertAccessible(page, `settings ${theme} ${width}`);
        await page.keyboard.press('Escape');
        await startGame(page);
        await myTurn(page);
        await assertAccessible(page, `game ${theme} ${width}`);
        await assertNoSideScroll(page, 'game');
        await shoot(page, `game-${width}-${theme}`);
        await page.getByRole('button', { name: 'Resign' }).click();
        await page.getByRole('dialog').waitFor();
        await assertAccessible(page, `resigning ${theme} ${width}`);
        await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
        await page.locator('.result').waitFor();
        await atRest(page);
        await assertAccessible(page, `result ${theme} ${width}`);
        await assertNoSideScroll(page, 'result');
        await shoot(page, `result-${width}-${theme}`);
        await close();
      },
    );
  }
}

test('every pit can be touched: 44 px at least, at every width', { timeout: 60000 }, async () => {
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1280, 800],
  ]) {
    const { page, close } = await open({ width, height });
    await visit(page, '/');
    await startGame(page);
    await myTurn(page);
    for (const target of await page.locator('.pit, main button, header a, header button').all()) {
      const box = await target.boundingBox();
      if (!box) continue;
      const html = await target.evaluate((element) => element.outerHTML.slice(0, 90));
      assert.ok(
        box.width >= 43.5 && box.height >= 43.5,
        `${width}: ${html} ${box.width}x${box.height}`,
      );
    }
    await close();
  }
});

test('a whole sowing by keyboard alone', { timeout: 60000 }, async () => {
  const { page, close } = await open({ speed: 'slow' });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Start the game' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/game\//);
  await myTurn(page);
  for (let tabs = 0; tabs < 12; ++tabs) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.classList.contains('pit'))) break;
  }
  await isFocused(page, 'a');
  await page.keyboard.press('ArrowRight');
  await isFocused(page, 'b');
  await page.keyboard.press('ArrowUp');
  await isFocused(page, 'F');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.board-moving');
  await eventually(async () => assert.equal(await page.locator('.hand').count(), 1));
  await page.keyboard.press('Escape');
  await page.waitForSelector('.board-moving', { state: 'detached' });
  await page.getByText('The last seed fell into your store: sow again.').waitFor();
  await atPly(page, 1);
  await page.keyboard.press('2');
  await atPly(page, 2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await atPly(page, 3);
  await close();
});

/** Until the focus is on that pit. @param {import('playwright-core').Page} page @param {string} pit */
const isFocused = (page, pit) =>
  eventually(async () =>
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('data-pit')),
      pit,
    ),
  );

test(
  'a sowing is seen seed by seed and skipped by a tap, and the clock of the game does not wait',
  { timeout: 60000 },
  async () => {
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ]) {
      const { page, close } = await open({ speed: 'normal', width, height });
      await visit(page, '/');
      await startGame(page);
      await page.locator('.pit[data-pit="c"]').click();
      await page.waitForSelector('.board-moving');
      await page.waitForFunction(() =>
        /[3-9]/.test(document.querySelector('.hand-count text')?.textContent ?? ''),
      );
      const before = await counts(page);
      await eventually(async () => assert.notDeepEqual(await counts(page), before));
      await shoot(page, `sowing-${width}`);
      await page.locator('.board').click({ position: { x: 8, y: 8 } });
      await page.waitForSelector('.board-moving', { state: 'detached' });
      await close();
    }
  },
);

test(
  'less motion, as the system asks for it, shows every sowing at once',
  { timeout: 60000 },
  async () => {
    const { page, close } = await open({ speed: '' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await startGame(page);
    await sow(page, 'a');
    assert.equal(await page.locator('.board-moving').count(), 0);
    await close();
  },
);

test(
  'the browser chooses the language, a switch changes it, and the choice is remembered',
  { timeout: 60000 },
  async () => {
    const { page, close } = await open({ locale: 'ms-MY' });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Mula bermain' }).waitFor();
    await page.locator('html[lang="ms"]').waitFor();
    await page.getByRole('button', { name: 'Tetapan' }).click();
    await page.getByLabel('Bahasa Indonesia').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
    await page.getByRole('button', { name: 'Mulai bermain' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Mulai bermain' }).waitFor();
    for (const path of PATHS) {
      await visit(page, path);
      await assertAccessible(page, `${path} in Indonesian`);
      await page.setViewportSize({ width: 360, height: 740 });
      await assertNoSideScroll(page, `${path} in Indonesian`);
    }
    await close();
  },
);

test(
  'a game for practice: a sowing is taken back, the level changes, the other pack is mirrored',
  { timeout: 60000 },
  async () => {
    const { page, close } = await open();
    await visit(page, '/');
    await page.getByText('Rules and ranking').click();
    await page.getByRole('combobox').selectOption('umum');
    await startGame(page);
    await myTurn(page);
    const own = await page.locator('.pit[data-pit="a"]').boundingBox();
    const next = await page.locator('.pit[data-pit="b"]').boundingBox();
    assert.ok(own && next && next.x < own.x, 'clockwise: the own store is at the left');
    const before = await counts(page);
    await sow(page, 'a');
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByText('was taken back').waitFor();
    await eventually(async () => assert.deepEqual(await counts(page), before));
    await page.getByRole('button', { name: 'Level' }).click();
    await page.getByRole('dialog').getByLabel('Expert').click();
    await page.getByText('The level is now Expert.').waitFor();
    await close();
  },
);

test(
  'two people at one screen, the computer that starts, and the list of running games',
  { timeout: 60000 },
  async () => {
    const { page, close } = await open();
    await visit(page, '/');
    await page.getByLabel('Two people').check();
    await startGame(page);
    await sow(page, 'b');
    await eventually(async () => assert.match((await readyPits(page)).join(''), /^[A-G]+$/));
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByRole('link', { name: /Two people/ }).waitFor();
    await page.getByLabel('Easy').check();
    await page.getByLabel('The computer').check();
    await startGame(page);
    await page.waitForSelector('.table-game:not([data-ply="0"])');
    await myTurn(page);
    const own = await page.locator('.pit[aria-disabled="false"]').first().boundingBox();
    const other = await page.locator('.pit[data-pit="a"]').boundingBox();
    assert.ok(own && other && own.y > other.y, 'the own side is at the bottom');
    await close();
  },
);

test('a guest signs up and the game goes on; out and in again', { timeout: 60000 }, async () => {
  const { page, close } = await open();
  await visit(page, '/');
  await startGame(page);
  await playOn(page, 'a', 1);
  await signUp(page, 'Wayan', 'bukan kata sandi umum');
  await page.getByRole('link', { name: /the computer \(Easy\)/ }).waitFor();
  await page.getByRole('link', { name: 'Wayan' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Log in').check();
  await page.getByLabel('Name').fill('wayan');
  await page.getByLabel('Password').fill('not this one');
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Name or password is wrong.').waitFor();
  await page.getByLabel('Password').fill('bukan kata sandi umum');
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: /the computer \(Easy\)/ }).click();
  await page.waitForURL(/\/game\//);
  await myTurn(page);
  await eventually(async () => assert.ok((await ply(page)) >= 1));
  await close();
});
