// @ts-check
// The messages of congkak.v1 and of the HTTP API as JSDoc types; docs/protocol.md specifies them.
// Nothing here runs.

/** @typedef {'south'|'north'} Side */
/** @typedef {'easy'|'normal'|'expert'|'perfect'} Level */
/** @typedef {'computer'|'same_screen'|'people'} Mode */
/** @typedef {'you'|'opponent'} Starts */
/** @typedef {'opening'|'sowing'|'round_over'|'over'} Phase */
/** @typedef {'seeds'|'rounds_won'|'seeds_total'} MatchBy */
/**
 * @typedef {{pits: number[], store: number, burnt: string[]}} SideBoard pits in sowing order, pit 1
 *   first; letters of burnt pits
 */
/** @typedef {{south: SideBoard, north: SideBoard}} Board */

/**
 * @typedef {object} State
 * @property {string} position
 * @property {Board} board
 * @property {number} round from 1
 * @property {Phase} phase
 * @property {Round[]} rounds those that are over
 * @property {Side|null} to_sow nobody but in the phase sowing
 * @property {Side[]} awaits who is to sow or to choose now
 * @property {number} ply
 * @property {string[]} legal letters of the pits that those who are awaited may choose
 * @property {OpeningState|null} opening in the phase opening
 * @property {Side|null} stop_offer who wants to stop between two rounds
 * @property {'running'|'over'} status
 * @property {null} clocks
 * @property {string} hash 16 hex digits
 */

/** @typedef {{starter: Side, winner: Side|'draw', stores: {south: number, north: number}}} Round */
/** @typedef {{side: Side, pit: string, seeds: number}} CarriedHand the hole of its last seed */
/**
 * @typedef {{chosen: Side[], hands: {south: CarriedHand|null, north: CarriedHand|null}}} OpeningState
 *   whose hidden choice is in; hands that are still being sown
 */

/**
 * @typedef {object} Capture
 * @property {string} pit where the last seed fell
 * @property {number} own 1, or 0 where the dropped seed stayed
 * @property {string} opposite
 * @property {number} taken seeds of the opposite pit; the store grew by own + taken
 */

/** @typedef {{side: Side, pit: string, seeds: number}} Lift */
/** @typedef {'free_turn'|'capture'|'no_capture'|'mati'|'stopped'|'burnt'} SowingEnd */

/**
 * @typedef {object} Sowing
 * @property {number} ply sowings made, this one included
 * @property {Side} side
 * @property {string} pit
 * @property {Lift[]} lifts
 * @property {{side: Side, pit: string}} last pit is a letter or "store"
 * @property {SowingEnd} ended
 * @property {Capture|null} capture
 * @property {number} gained
 * @property {number} forfeited seeds that fell into burnt pits and went to the opponent's store
 * @property {boolean} passed
 * @property {{south: number, north: number}|null} swept
 */

/** @typedef {Sowing & {state: State}} Sown */

/**
 * @typedef {'free_turn'|'capture'|'no_capture'|'mati'|'stopped'|'emptied'|'no_seeds'|'sowing'
 *   |'done'} OpeningRest
 */

/**
 * What one player did in a step of a simultaneous opening.
 * @typedef {object} OpeningSide
 * @property {string|null} chosen
 * @property {(Lift & {beat: number})[]} lifts the first seed falls in `beat`, then one a beat
 * @property {CarriedHand|null} carried
 * @property {OpeningRest} rest
 * @property {number} rest_beat
 * @property {{side: Side, pit: string}|null} last
 * @property {Capture|null} capture
 * @property {number} gained
 * @property {boolean} finished
 */

/**
 * @typedef {object} Opened
 * @property {number} ply
 * @property {number} beats
 * @property {OpeningSide} south
 * @property {OpeningSide} north
 * @property {Side|null} next who takes the first turn, where the opening is over and the round isn't
 * @property {boolean} passed
 * @property {{south: number, north: number}|null} swept
 */

/**
 * @typedef {{kind: 'human', name: string}|{kind: 'computer', level: Level}|{kind: 'open'}} Player
 */
/** @typedef {'win'|'repeat_sowings'|'no_reply_win_again'|'lost'|'draw'|'unranked'} PointsReason */

/**
 * @typedef {object} Result
 * @property {Side|'draw'} winner
 * @property {'normal'|'resigned'|'aborted'|'agreed'} termination
 * @property {{south: number, north: number}} stores
 * @property {MatchBy} by
 * @property {{south: number, north: number}} score what `by` compares
 */

/**
 * Where a sowing would end.
 * @typedef {object} SowingPreview
 * @property {{side: Side, pit: string}} last
 * @property {SowingEnd} ended
 * @property {number} gained
 * @property {number} captured
 * @property {boolean} again
 */

/**
 * @typedef {SowingPreview & {pit: string, over: boolean,
 *   differs: (SowingPreview & {pack: string})[]}} PitPreview
 */

/** @typedef {{ply: number, pits: PitPreview[]}} Preview */

/**
 * The best turn that was found: its sowings from here, the seeds that they bring home, and whether
 * it is proven that none brings more.
 * @typedef {{ply: number, line: string[], haul: number, sure: boolean}} Hint
 */

/**
 * @typedef {object} Can
 * @property {boolean} sow
 * @property {boolean} resign
 * @property {boolean} takeback
 * @property {boolean} level
 * @property {boolean} rematch
 * @property {boolean} choose
 * @property {boolean} next_round
 * @property {boolean} stop
 * @property {boolean} join
 * @property {boolean} preview
 */

/**
 * @typedef {object} GameView
 * @property {string} game
 * @property {number} created_at
 * @property {{pack: string, clauses: Record<string, unknown>}} ruleset
 * @property {number} pits
 * @property {{south: Player, north: Player}} players
 * @property {Side|'both'|null} you
 * @property {Mode} mode
 * @property {boolean} ranked
 * @property {string|null} start the position that play began from, where it isn't the first one
 * @property {Can} can
 * @property {{south?: string, north?: string}|null} choice own choices that are hidden from others
 * @property {boolean} preview
 * @property {{base_ms: number, seed_ms: number, max_ms: number}|null} pace
 * @property {string|null} commitment
 * @property {string|null} seed
 * @property {string} moves
 * @property {Sowing|null} last
 * @property {Opened|null} last_opened
 * @property {State} state
 * @property {Result|null} result
 * @property {{awarded: number, reason: PointsReason}|null} points
 */

/**
 * @typedef {object} Summary
 * @property {string} game
 * @property {Player|null} opponent
 * @property {Mode} mode
 * @property {boolean} ranked
 * @property {string} pack
 * @property {Side|'both'|null} you
 * @property {boolean} your_turn
 * @property {number} ply
 * @property {number} updated_at
 * @property {number} version
 */

/** @typedef {{name: string, guest: boolean, points: number, rank: number|null}} Account */

/**
 * @typedef {object} BoardRow
 * @property {number} rank
 * @property {string} name
 * @property {number} points
 * @property {{level: Level, margin: number}|null} best
 * @property {{easy: number, normal: number, expert: number}} wins
 */

/**
 * @typedef {object} LeaderboardPage
 * @property {number} total
 * @property {BoardRow[]} rows
 * @property {string|null} next
 * @property {BoardRow|null} you
 * @property {BoardRow[]} neighbours
 */

/** @typedef {{ms: string, id: string, en: string}} Texts */

/**
 * @typedef {object} PackRules
 * @property {string} id
 * @property {Texts} name
 * @property {Texts} about
 * @property {'clockwise'|'anticlockwise'} direction
 * @property {'left'|'right'} store_side
 * @property {Record<string, unknown>} clauses
 * @property {number[]} boards pits a side of the boards that are offered with it
 */

/** @typedef {PackRules & import('./study_types.js').Lore} Pack */

/**
 * What a clause can be.
 * @typedef {object} ClauseInfo
 * @property {string} name
 * @property {'number'|'boolean'|'word'|'number_or_word'} kind
 * @property {number} [lowest]
 * @property {number} [highest]
 * @property {string[]} [values]
 */

/** @typedef {{id: Level, names: Texts, points: number}} LevelInfo */
/** @typedef {{code: string, message: string, field?: string, retry_after_ms?: number}} WireError */

/**
 * @typedef {object} HelloReply
 * @property {string} protocol
 * @property {string} server
 * @property {number} now
 * @property {Account|null} account
 * @property {{frame_bytes: number, commands_per_second: number, games_per_account: number}} limits
 * @property {{interval_ms: number, timeout_ms: number}} heartbeat
 * @property {Summary[]} games
 */

/** @typedef {{type: 'ok', re: string, durable: boolean, repeated?: boolean, data?: any}} OkReply */
/** @typedef {{type: 'error', re: string|null, game?: string, error: WireError, state?: State}} ErrorReply */
/** @typedef {{type: 'ping'|'pong', data: {n: number}}} Beat */

/** @typedef {{game: string, version: number, at: number}} GameEventHead */
/** @typedef {GameEventHead & {type: 'snapshot', data: {view: GameView}}} SnapshotEvent */
/** @typedef {GameEventHead & {type: 'sown', data: Sown}} SownEvent */
/** @typedef {GameEventHead & {type: 'taken_back', data: {plies: number, state: State}}} TakenBackEvent */
/** @typedef {GameEventHead & {type: 'level_changed', data: {level: Level, state: State}}} LevelEvent */
/** @typedef {GameEventHead & {type: 'ended', data: {result: Result, seed: string|null, state: State}}} EndedEvent */
/** @typedef {GameEventHead & {type: 'chosen', data: {side: Side, state: State}}} ChosenEvent */
/** @typedef {GameEventHead & {type: 'opened', data: {opened: Opened, state: State}}} OpenedEvent */
/**
 * @typedef {GameEventHead & {type: 'round_started',
 *   data: {round: number, starter: Side, state: State}}} RoundStartedEvent
 */
/** @typedef {GameEventHead & {type: 'stop_offered', data: {side: Side, state: State}}} StopOfferedEvent */
/**
 * @typedef {GameEventHead & {type: 'joined', data: {side: Side, player: Player, state: State}}} JoinedEvent
 */
/**
 * @typedef {SnapshotEvent|SownEvent|TakenBackEvent|LevelEvent|EndedEvent|ChosenEvent|OpenedEvent
 *   |RoundStartedEvent|StopOfferedEvent|JoinedEvent} GameEvent
 */

/** @typedef {{type: 'games', at: number, data: {games: Summary[]}}} GamesEvent */
/** @typedef {{awarded: number, reason: PointsReason, total: number, rank: number|null}} PointsData */
/** @typedef {{type: 'points', at: number, game: string, data: PointsData}} PointsEvent */
/** @typedef {{type: 'leaderboard', at: number, data: {board: LeaderboardPage}}} LeaderboardEvent */
/**
 * @typedef {{type: 'choice', at: number, game: string,
 *   data: {ply: number, side: Side, pit: string}}} ChoiceEvent
 */
/** @typedef {{type: 'preview', at: number, game: string, data: Preview}} PreviewEvent */
/** @typedef {GamesEvent|PointsEvent|LeaderboardEvent|ChoiceEvent|PreviewEvent} AccountEvent */

/** @typedef {OkReply|ErrorReply|Beat|GameEvent|AccountEvent} ServerMessage */

export {};
