// @ts-check
// Names of levels, players and sides as they are said in a sentence.

/** @typedef {import('./index.js').Translate} Translate */
/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').Player} Player */
/** @typedef {import('../protocol/types.js').Level} Level */
/** @typedef {import('../protocol/types.js').Side} Side */

/** @param {Translate} t @param {Level} level */
export function levelName(t, level) {
  switch (level) {
    case 'easy':
      return t('level_easy');
    case 'normal':
      return t('level_normal');
    case 'expert':
      return t('level_expert');
    case 'perfect':
      return t('level_perfect');
    default:
      return level;
  }
}

/** The name within a sentence, with the level. @param {Translate} t @param {Player} player */
export function playerName(t, player) {
  if (player.kind === 'human') return player.name;
  if (player.kind === 'open') return t('open_seat');
  return t('computer_named', { level: levelName(t, player.level) });
}

/**
 * The name of a side as a sentence begins with it.
 * @param {Translate} t @param {GameView} view @param {Side} side
 */
export function sideName(t, view, side) {
  if (view.mode === 'same_screen') return t(side === 'south' ? 'player_1' : 'player_2');
  if (view.you === side) return t('you');
  const player = view.players[side];
  return player.kind === 'computer' ? t('the_computer') : playerName(t, player);
}

/**
 * A score as the viewer reads it: the own side first, otherwise South's.
 * @param {GameView} view @param {{south: number, north: number}} score
 */
export const ownFirst = ({ you }, { south, north }) =>
  you === 'north' ? { mine: north, theirs: south } : { mine: south, theirs: north };
