// For what a page shows a moment after it was asked to: a look at it is taken again until it holds.
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Until the check throws no more; after that long, what it threw last.
 * @template T
 * @param {() => Promise<T>} check
 * @param {number} [ms]
 * @returns {Promise<T>}
 */
export async function eventually(check, ms = 10000) {
  const last = Date.now() + ms;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() >= last) throw error;
    }
    await sleep(50);
  }
}
