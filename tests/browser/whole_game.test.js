// From the browser to the leaderboard, end to end: sign up, beat Easy by clicking pits, see the
// points; then lose the server in the middle of a game and finish that game in the same page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atRest, shoot } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { WINNING_LINE, atPly, counts, myTurn, playOn, ply, signUp, sow, startGame } from './support/play.js';
import { useSite } from './support/site.js';

const site = useSite();

test(
  'sign up, win against Easy, see the row, lose the server, finish without a reload',
  { timeout: 180000 },
  async () => {
    const { page, close } = await site.open();
    await page.goto(site.server.url);
    await page.evaluate(() => (window.sameDocument = true));
    await signUp(page, 'Siti', 'sebelas-guli-merah');
    await shoot(page, 'lobby-1280');

    await startGame(page);
    await sow(page, 'a');
    await page.getByText('The last seed fell into your store: sow again.').waitFor();
    await playOn(page, WINNING_LINE.slice(1));
    await page.getByRole('heading', { name: 'You win' }).waitFor();
    await page.getByText('+10 points').waitFor();
    await atRest(page);
    await shoot(page, 'result-1280');

    await page.locator('.result').getByRole('link', { name: 'Leaderboard' }).click();
    const row = page.getByRole('row', { name: /Siti/ });
    await row.waitFor();
    await eventually(async () => assert.match(await row.innerText(), /1\s+Siti.*10/s));
    await shoot(page, 'leaderboard-1280');

    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await startGame(page);
    await playOn(page, '', 3);
    assert.ok(await myTurn(page), 'a game of three turns would leave nothing to finish');
    const reached = await ply(page);
    const board = await counts(page);
    await site.server.kill();
    await page.getByText('Connection lost.').waitFor();
    await shoot(page, 'connection-lost-1280');

    await site.server.restart();
    await page.getByText('Connection lost.').waitFor({ state: 'detached' });
    await atPly(page, reached);
    await eventually(async () => assert.deepEqual(await counts(page), board));
    await playOn(page);
    await page.locator('.result').waitFor();
    assert.equal(await page.evaluate(() => window.sameDocument), true, 'the page was loaded anew');

    await page.locator('.result').getByRole('link', { name: 'Leaderboard' }).click();
    await page.getByRole('row', { name: /Siti/ }).waitFor();
    await close();
  },
);

test(
  'a sowing that is sent while the server is away is played once when it is back',
  { timeout: 120000 },
  async () => {
    const { page, close } = await site.open();
    await page.goto(site.server.url);
    await startGame(page);
    await myTurn(page);
    await site.server.kill();
    await page.getByText('Connection lost.').waitFor();
    await page.locator('.pit[data-pit="a"]').click();
    await page.locator('.ring-pressed').waitFor({ state: 'attached' });
    await site.server.restart();
    await atPly(page, 1);
    await page.getByText('The last seed fell into your store: sow again.').waitFor();
    await close();
  },
);

test('two tabs of one player see the same game', { timeout: 60000 }, async () => {
  const { page, close } = await site.open();
  await page.goto(site.server.url);
  await startGame(page);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await myTurn(second);
  await sow(page, 'a');
  await second.getByText('The last seed fell into your store: sow again.').waitFor();
  await sow(second, 'b');
  await atPly(page, 2);
  await eventually(async () => assert.deepEqual(await counts(page), await counts(second)));
  await close();
});
