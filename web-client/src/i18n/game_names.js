// @ts-check
// What the game is called and where: the names are the same in every language.

/** @typedef {import('./index.js').MessageKey} MessageKey */

/** @type {readonly [MessageKey, readonly string[]][]} */
export const GAME_NAMES = [
  ['place_malay', ['congkak']],
  ['place_indonesia', ['congklak']],
  ['place_java', ['dakon', 'dhakon', 'jogklak']],
  ['place_lampung', ['dentuman lamban']],
  ['place_sulawesi', ['mokaotan', 'maggaleceng', 'aggalacang', 'nogarata']],
  ['place_philippines', ['sungka']],
  ['place_marianas', ['chongka']],
  ['place_maldives', ['ohvalhu', 'naranj']],
];
