// @ts-check
// Reads the golden messages that the C++ tests read, too.
import { readFileSync, readdirSync } from 'node:fs';

const messages = new URL('../../tests/vectors/messages/', import.meta.url);

/** @param {string} name @returns {any} */
export const golden = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, messages), 'utf8'));

/** Every golden frame of the server by its name. @returns {[string, any][]} */
export function serverFrames() {
  return readdirSync(messages)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -5))
    .map((name) => /** @type {[string, any]} */ ([name, golden(name)]))
    .filter(([, { direction }]) => direction === 'server')
    .map(([name, { frame }]) => [name, frame]);
}
