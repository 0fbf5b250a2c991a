// @ts-check
// The analysis of a finished game.

export const analysis = {
  analysis_title: 'What was possible',
  analysis_lead:
    'How both stores grew, what each turn could have brought home, and where the game was decided.',
  analysis_ask: 'Analyse this game',
  analysis_stop: 'Stop',
  analysis_running: 'Looking at the turns…',
  analysis_progress: '{done} of {of} turns',
  analysis_quarter: 'A quarter of the turns is done.',
  analysis_half: 'Half of the turns are done.',
  analysis_three_quarters: 'Three quarters of the turns are done.',
  analysis_ready: 'The analysis is ready.',
  analysis_again: 'Try again',
  analysis_wait:
    'You have had many games analysed. Again in {n} minute.|You have had many games analysed. Again in {n} minutes.',
  analysis_nothing: 'Nobody took a turn in this game, so there is nothing to look at.',

  graph_title: 'Seeds in the stores',
  graph_summary:
    'Both stores over {plies} sowings. At the end: {south} {souths}, {north} {norths}.',
  graph_sowings: 'Sowings',
  graph_table: 'The same as a table',
  graph_sowing: 'Sowing',
  graph_round: 'Round',

  turning_point: 'Turning point',
  turning_text: 'Turning point: turn {turn} ({name}). {made} of {haul} possible seeds came home.',
  turning_none: 'No turn of the losing side could have brought home more.',
  missed_title: 'The longest chain that was missed',
  missed_text: '{name}: {seeds} in one sowing, reached with {pits}.',
  missed_none: '{name}: none.',

  decisions_title: 'Turn by turn',
  decisions_budget:
    'The best turn is the one that brings most seeds home at once, among up to {n} sowings tried.',
  decision_turn: 'Turn {turn}',
  decision_turn_of: 'Turn {turn}: {name}',
  decision_made: '{made} of {haul} seeds',
  decision_lost: '{n} lost',
  decision_fine: 'nothing lost',
  decision_played: '{seeds} came home with {pits}.',
  decision_sure: 'The most that a turn could bring: {haul}, with {pits}.',
  decision_unsure: 'The most that was found: {haul}, with {pits}.',
  decision_step: 'Sowing {step} of {steps}, pit {pit}: {seeds} home, {store} in the store.',
  decision_line: 'Which sowings',
  decision_line_turn: 'As played',
  decision_line_best: 'The best',
  decision_end: 'End',
  decision_pits: 'pit {line}|pits {line}',
};
