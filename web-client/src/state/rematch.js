// @ts-check
// Whether a rematch of a finished game has begun. It seats both at once with sides changed, so it is
// among the running games of whoever did not ask for it, too.

/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').Summary} Summary */

/**
 * The next game of the same two, and with whom.
 * @param {GameView} view @param {readonly Summary[]} running
 * @returns {{game: string, name: string}|null}
 */
export function nextGame({ you, mode, players, ruleset }, running) {
  if (mode !== 'people' || (you !== 'south' && you !== 'north')) return null;
  const other = players[you === 'south' ? 'north' : 'south'];
  if (other.kind !== 'human') return null;
  const { name } = other;
  const next = running.find(
    (each) =>
      each.mode === 'people' &&
      each.pack === ruleset.pack &&
      each.you !== you &&
      each.opponent?.kind === 'human' &&
      each.opponent.name === name,
  );
  return next ? { game: next.game, name } : null;
}
