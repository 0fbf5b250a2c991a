// How to play: the text beside the guided sowings, and the way to it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoSideScroll, shoot } from './support/browser.js';
import { useSite } from './support/site.js';

const { open, visit } = useSite();

for (const [width, height, theme, locale] of [
  [1280, 900, 'light', 'en-GB'],
  [768, 1024, 'dark', 'ms-MY'],
  [360, 740, 'light', 'id-ID'],
]) {
  test(
    `no violation and no sideways scrolling, ${width} px, ${theme}, ${locale}`,
    { timeout: 90000 },
    async () => {
      const { page, close } = await open({ width, height, theme, locale });
      await visit(page, '/how-to-play');
      await assertAccessible(page, `how to play ${width}`);
      await assertNoSideScroll(page, 'how to play');
      await shoot(page, `learn-${width}-${theme}`);
      await close();
    },
  );
}

test('questions open by keyboard, and the names of the game are told by place', { timeout: 60000 }, async () => {
  const { page, close } = await open();
  await visit(page, '/how-to-play');
  await page.locator('.names div', { hasText: 'The Maldives' }).getByText('ohvalhu, naranj').waitFor();
  const question = page.getByText('Can a sowing go on for ever?');
  await question.focus();
  await page.keyboard.press('Enter');
  await page.getByText('every sowing comes to rest').waitFor();
  await close();
});

test('a phone opens the ways through the page behind a button', { timeout: 60000 }, async () => {
  const { page, close } = await open({ width: 360, height: 740 });
  await visit(page, '/rules');
  const leaderboard = page.getByRole('link', { name: 'Leaderboard' });
  await leaderboard.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await leaderboard.waitFor();
  await assertAccessible(page, 'open menu');
  await page.getByRole('link', { name: 'How to play', exact: true }).click();
  await page.waitForURL(/how-to-play/);
  await leaderboard.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await leaderboard.waitFor();
  await page.keyboard.press('Escape');
  await leaderboard.waitFor({ state: 'hidden' });
  await close();
});
