// A finished game is taken along: its record and its last state as files, and the record copied.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { assertAccessible, assertNoSideScroll, atRest, shoot } from './support/browser.js';
import { ply, sow, startGame } from './support/play.js';
import { useSite } from './support/site.js';

const { open, visit } = useSite();

test('a finished game is downloaded as text and JSON, and copied', { timeout: 60000 }, async () => {
  const { page, close } = await open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/');
  await startGame(page);
  await sow(page, 'a');
  const played = await ply(page);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.locator('.export').waitFor();
  await atRest(page);
  await assertAccessible(page, 'a finished game');
  await shoot(page, 'export-1280');
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as text' }).click(),
  ]);
  const record = readFileSync(await text.path(), 'utf8');
  assert.match(record, /^\[Rules "tradisional"\]/);
  assert.match(text.suggestedFilename(), /^congkak-\w+\.txt$/);
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as JSON' }).click(),
  ]);
  assert.equal(JSON.parse(readFileSync(await json.path(), 'utf8')).state.ply, played);
  await page.getByRole('button', { name: 'Copy the record' }).click();
  await page.getByText('Copied.').waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), record);
  await page.setViewportSize({ width: 360, height: 740 });
  await assertNoSideScroll(page, 'a finished game');
  await close();
});
