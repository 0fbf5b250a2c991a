// Two people on one table, each in a browser of their own: the link, the seat, a simultaneous
// opening with hidden choices, and the game to its end; a third one only watches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoSideScroll, atRest, shoot } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { READY, atPly, choose, choosePack, counts, ply, signUp } from './support/play.js';
import { useSite } from './support/site.js';

const site = useSite();

/**
 * @param {import('playwright-core').Page} page @param {string} pack
 * @param {string} [position] to start from
 */
async function invite(page, pack, position) {
  await site.visit(page, '/');
  await page.getByLabel('A friend').check();
  await choosePack(page, pack);
  if (position) await page.getByLabel('Start from a position').fill(position);
  await page.getByRole('button', { name: 'Start the game' }).click();
  const link = page.getByLabel('Link to this game');
  await link.waitFor();
  return link.inputValue();
}

/**
 * Until the seeds of both boards are alike.
 * @param {import('playwright-core').Page} one @param {import('playwright-core').Page} other
 */
const showTheSame = (one, other) =>
  eventually(async () => assert.deepEqual(await counts(one), await counts(other)));

/**
 * Both play on, each the last pit that can be chosen, until the game is over.
 * @param {import('playwright-core').Page[]} pages
 */
async function playToTheEnd(pages) {
  for (let count = 0; count < 400; ++count) {
    await Promise.race(pages.map((page) => page.waitForSelector(`${READY}, .result`)));
    if (await pages[0].isVisible('.result')) return;
    for (const page of pages) {
      if ((await page.locator(READY).count()) > 0) await choose(page);
    }
  }
}

test(
  'a whole arena game of two accounts, opened at once with hidden choices',
  { timeout: 240000 },
  async () => {
    const siti = await site.open();
    const wayan = await site.open({ width: 360, height: 740, theme: 'dark' });
    const watcher = await site.open();
    await site.visit(siti.page, '/');
    await signUp(siti.page, 'Siti', 'bukan kata laluan umum');
    await site.visit(wayan.page, '/');
    await signUp(wayan.page, 'Wayan', 'bukan kata sandi umum');

    const link = await invite(siti.page, 'arena');
    assert.equal(link, siti.page.url());
    await siti.page.getByText('Waiting for a friend to take the other side.').waitFor();
    await assertAccessible(siti.page, 'invitation');
    await shoot(siti.page, 'people-invitation-1280');

    await wayan.page.goto(link);
    await wayan.page.getByRole('heading', { name: 'Siti invites you to' }).waitFor();
    await assertAccessible(wayan.page, 'invited');
    await assertNoSideScroll(wayan.page, 'invited');
    await shoot(wayan.page, 'people-invited-360');
    await wayan.page.getByRole('button', { name: 'Join the game' }).click();
    await watcher.page.goto(link);

    await siti.page.getByText('Wayan has joined.').waitFor();
    const start = await counts(siti.page);
    await choose(siti.page, 'c');
    await siti.page.getByRole('button', { name: 'Pit 3, 7 seeds, your hidden choice' }).waitFor();
    await siti.page.getByText('You have chosen; the pit stays hidden').waitFor();
    for (const { page } of [wayan, watcher]) {
      await page.getByText('Siti has chosen.').waitFor();
      assert.equal(await page.locator('.ring-chosen').count(), 0, 'the choice can be seen');
      assert.deepEqual(await counts(page), start, 'something moved before both had chosen');
    }
    await atRest(siti.page);
    await assertAccessible(siti.page, 'has chosen');
    await shoot(siti.page, 'people-chosen-1280');

    assert.equal(await ply(wayan.page), 0);
    await choose(wayan.page, 'E');
    await siti.page.getByText(/You: pit 3, .*Wayan: pit 5, /).waitFor();
    await wayan.page.getByText(/Siti: pit 3, .*You: pit 5, /).waitFor();
    await watcher.page.getByText(/Siti: pit 3, .*Wayan: pit 5, /).waitFor();
    await atPly(siti.page, 1);
    await showTheSame(siti.page, watcher.page);
    assert.equal(await watcher.page.locator(READY).count(), 0);
    await watcher.page.getByText('You are watching: Siti against Wayan.').waitFor();

    await playToTheEnd([siti.page, wayan.page]);
    for (const { page } of [siti, wayan, watcher]) await page.locator('.result').waitFor();
    await showTheSame(siti.page, watcher.page);
    const verdicts = await Promise.all(
      [siti, wayan, watcher].map(({ page }) => page.locator('#result-title').textContent()),
    );
    assert.match(verdicts.join(', '), /^(You win, Siti wins, Siti wins|Wayan wins, You win, Wayan wins|A draw, A draw, A draw)$/);
    await atRest(siti.page);
    await assertAccessible(siti.page, 'the end');
    await shoot(siti.page, 'people-result-1280');
    for (const { close } of [siti, wayan, watcher]) await close();
  },
);

test(
  'a guest takes the seat from the link with one click, and both hands of the opening are seen',
  { timeout: 90000 },
  async () => {
    const host = await site.open({ speed: 'slow' });
    const guest = await site.open({ width: 768, height: 1024 });
    const link = await invite(host.page, 'arena');
    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'Join the game' }).click();
    await guest.page.locator(READY).first().waitFor();
    await host.page.locator(READY).first().waitFor();
    await choose(guest.page, 'C');
    await host.page.locator(`${READY}[data-pit="d"]`).click();
    await host.page.waitForFunction(
      () =>
        [...document.querySelectorAll('.hand-count text')].filter(({ textContent }) =>
          /[1-6]/.test(textContent ?? ''),
        ).length === 2,
    );
    await shoot(host.page, 'opening-two-hands-1280');
    await host.page.keyboard.press('Escape');
    await host.page.locator('.board-moving').waitFor({ state: 'detached' });
    await showTheSame(host.page, guest.page);
    await host.page.reload();
    await host.page.locator('.table-game').waitFor();
    await showTheSame(host.page, guest.page);
    await host.close();
    await guest.close();
  },
);

test('an invitation is called off, and its link says so', { timeout: 60000 }, async () => {
  const host = await site.open();
  const friend = await site.open();
  const link = await invite(host.page, 'umum');
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Join the game' }).waitFor();
  await host.page.getByRole('button', { name: 'Call off' }).click();
  await host.page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click();
  await friend.page.getByText('The game was called off').first().waitFor();
  await friend.page.getByRole('button', { name: 'Join the game' }).waitFor({ state: 'detached' });
  await host.close();
  await friend.close();
});

/** South sows its last seed home, and the first round of three is over, 61 to 37. */
const LAST_SOWING = '0,0,0,0,0,0,1/60 0,0,0,0,0,0,1/36 s';

/** Two at the end of their first round: who leads, and who does not. */
async function afterOneRound() {
  const leader = await site.open();
  const other = await site.open({ width: 360, height: 740 });
  const link = await invite(leader.page, 'pertandingan', LAST_SOWING);
  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'Join the game' }).click();
  await leader.page.locator(`${READY}[data-pit="g"]`).click();
  for (const { page } of [leader, other])
    await page.getByRole('button', { name: 'Offer to stop here' }).waitFor();
  return { leader, other };
}

test(
  'an offer to stop between two rounds is accepted, and the rounds that were won decide',
  { timeout: 120000 },
  async () => {
    const { leader, other } = await afterOneRound();
    await leader.page.getByText('Stopping now, you win 1 to 0.').waitFor();
    await leader.page.getByRole('button', { name: 'Offer to stop here' }).click();
    await leader.page.getByText('You have offered to stop here').first().waitFor();
    await leader.page.getByRole('button', { name: /stop/i }).waitFor({ state: 'detached' });
    const agree = other.page.getByRole('button', { name: 'Agree and stop' });
    await agree.waitFor();
    await atRest(other.page);
    await assertAccessible(other.page, 'an offer to stop');
    await assertNoSideScroll(other.page, 'an offer to stop');
    await shoot(other.page, 'people-stop-offered-360');
    await agree.click();
    await leader.page.locator('#result-title', { hasText: 'You win' }).waitFor();
    for (const { page } of [leader, other]) {
      await page.getByText('by agreement between two rounds').waitFor();
      await page.locator('.result-score', { hasText: page === leader.page ? '1:0' : '0:1' }).waitFor();
    }
    for (const { close } of [leader, other]) await close();
  },
);

test('an offer to stop is declined, and the next round begins for both', { timeout: 120000 }, async () => {
  const { leader, other } = await afterOneRound();
  await other.page.getByRole('button', { name: 'Offer to stop here' }).click();
  await leader.page.getByRole('button', { name: 'Decline, next round' }).click();
  for (const { page } of [leader, other]) {
    await page.getByText('Round 2 of 3').waitFor();
    await page.locator('.result').waitFor({ state: 'detached' });
    await eventually(async () =>
      assert.equal((await counts(page)).filter((text) => text === '7').length, 14),
    );
  }
  for (const { close } of [leader, other]) await close();
});

test('who is asked for a rematch is told, and joins it with one click', { timeout: 90000 }, async () => {
  const host = await site.open();
  const guest = await site.open({ width: 360, height: 740 });
  const link = await invite(host.page, 'umum');
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Join the game' }).click();
  await host.page.locator(READY).first().waitFor();
  await host.page.getByRole('button', { name: 'Resign' }).click();
  await host.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await guest.page.locator('#result-title', { hasText: 'You win' }).waitFor();
  await host.page.getByRole('button', { name: 'Rematch' }).click();
  await host.page.waitForURL((url) => url.href !== link);
  await guest.page.getByText(/^The rematch with .* is set up\.$/).waitFor();
  await atRest(guest.page);
  await assertAccessible(guest.page, 'asked for a rematch');
  await shoot(guest.page, 'people-rematch-360');
  await guest.page.getByRole('link', { name: 'Join the rematch' }).click();
  await guest.page.locator(READY).first().waitFor();
  assert.equal(guest.page.url(), host.page.url());
  for (const { close } of [host, guest]) await close();
});
