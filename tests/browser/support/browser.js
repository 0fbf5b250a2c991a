// Debian's Chromium, driven by playwright-core. What a page complains about fails the test, but for
// what the tests themselves cause: a server that is away, a wrong password.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(new URL('../../../web-client/package.json', import.meta.url));
const { chromium } = require('playwright-core');
const { source: axeSource } = require('axe-core');

const output = fileURLToPath(new URL('../output/', import.meta.url));
mkdirSync(output, { recursive: true });

/** The profile is a new temporary folder at every launch. */
export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/**
 * A page with its own cookies and storage.
 * @param {import('playwright-core').Browser} browser
 * @param {object} [wish]
 * @param {number} [wish.width]
 * @param {number} [wish.height]
 * @param {'light'|'dark'} [wish.theme]
 * @param {string} [wish.locale]
 * @param {boolean} [wish.touch] a screen that is touched
 * @param {string} [wish.speed] of sowing; empty: as the system says
 * @param {boolean} [wish.refusals] the test sends what the server refuses as badly formed
 */
export async function openPage(browser, wish = {}) {
  const { width = 1280, height = 800, theme = 'light', locale = 'en-GB', speed = 'off' } = wish;
  const refused = wish.refusals ? /status of 40[01]/ : /status of 401/;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale,
    hasTouch: wish.touch ?? false,
  });
  await context.addInitScript((chosen) => {
    if (!localStorage.getItem('congkak.prefs')) {
      localStorage.setItem('congkak.prefs', JSON.stringify({ speed: chosen }));
    }
  }, speed);
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    const expected = /WebSocket connection|ERR_CONNECTION_REFUSED/.test(text) || refused.test(text);
    if (message.type() === 'error' && !expected) complaints.push(text);
  });
  return {
    page,
    async close() {
      await context.close();
      assert.deepEqual(complaints, [], 'the page complained');
    },
  };
}

/** Until nothing fades or moves any more. @param {import('playwright-core').Page} page */
export async function atRest(page) {
  await page.evaluate(async () => {
    const once = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === 1);
    await Promise.allSettled(once.map((animation) => animation.finished));
  });
}

/**
 * @param {import('playwright-core').Page|import('playwright-core').Locator} what @param {string} name
 */
export const shoot = (what, name) => what.screenshot({ path: `${output}${name}.png` });

/**
 * No violation of any rule that axe knows.
 * @param {import('playwright-core').Page} page
 * @param {string} where
 */
export async function assertAccessible(page, where) {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { violations: found } = await globalThis.axe.run(document, {
      resultTypes: ['violations'],
    });
    return found.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
    );
  });
  assert.deepEqual(violations, [], `axe on ${where}`);
}

/** @param {import('playwright-core').Page} page @param {string} where */
export async function assertNoSideScroll(page, where) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(over <= 0, `${where} is ${over} px too wide`);
}
