// A server for the tests of one file, and the people who play on it: each in a browser of their own,
// whose sockets are closed after every test.

import { after, afterEach, before } from 'node:test';

import { Browser } from './browser.js';
import { startServer } from './server.js';

/** Sets both up for the file that calls it. `server` is there once its tests run. */
export function usePlayers() {
  const site = { server: undefined, browsers: [], player };
  before(async () => (site.server = await startServer()));
  afterEach(() => {
    for (const browser of site.browsers) browser.closeSockets();
    site.browsers = [];
  });
  after(() => site.server.close());
  return site;

  /** A guest, who signs up where there is a name. */
  async function player(where = site.server, name = undefined) {
    const browser = new Browser(where);
    site.browsers.push(browser);
    await browser.post('/api/v1/guest');
    if (name) await browser.post('/api/v1/signup', { name, password: 'kura-kura 27' });
    return browser;
  }
}
