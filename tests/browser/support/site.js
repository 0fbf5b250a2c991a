// One server and one Chromium for all tests of a file, started before the first and ended after the
// last.
import { after, before } from 'node:test';
import { launch, openPage } from './browser.js';
import { startServer } from './server.js';

/**
 * To be called once, at the head of a test file. What it gives can be used within its tests.
 */
export function useSite() {
  let server;
  let browser;
  before(async () => {
    server = await startServer();
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get server() {
      return server;
    },
    /** @param {Parameters<typeof openPage>[1]} [wish] */
    open: (wish) => openPage(browser, wish),
    /**
     * Goes to a path and waits until its heading is there and the network is quiet.
     * @param {import('playwright-core').Page} page @param {string} path
     */
    async visit(page, path) {
      await page.goto(server.url + path);
      await page.locator('main :is(h1, h2)').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    },
  };
}
