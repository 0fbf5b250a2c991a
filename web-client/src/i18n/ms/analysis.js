// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/analysis.js').analysis>} */
export const analysis = {
  analysis_title: 'Apa yang boleh dicapai',
  analysis_lead:
    'Bagaimana kedua-dua rumah bertambah, apa yang boleh dibawa pulang pada setiap giliran, dan di mana permainan ditentukan.',
  analysis_ask: 'Analisis permainan ini',
  analysis_stop: 'Henti',
  analysis_running: 'Sedang meneliti giliran…',
  analysis_progress: '{done} daripada {of} giliran',
  analysis_quarter: 'Suku daripada giliran sudah diteliti.',
  analysis_half: 'Separuh daripada giliran sudah diteliti.',
  analysis_three_quarters: 'Tiga suku daripada giliran sudah diteliti.',
  analysis_ready: 'Analisis sudah siap.',
  analysis_again: 'Cuba lagi',
  analysis_wait: 'Anda sudah meminta analisis banyak permainan. Cuba lagi dalam {n} minit.',
  analysis_nothing: 'Tiada giliran dimainkan dalam permainan ini, jadi tiada yang boleh diteliti.',

  graph_title: 'Buah di dalam rumah',
  graph_summary:
    'Kedua-dua rumah sepanjang {plies} taburan. Pada akhirnya: {south} {souths}, {north} {norths}.',
  graph_sowings: 'Taburan',
  graph_table: 'Yang sama sebagai jadual',
  graph_sowing: 'Taburan',
  graph_round: 'Pusingan',

  turning_point: 'Titik perubahan',
  turning_text:
    'Titik perubahan: giliran {turn} ({name}). {made} daripada {haul} buah yang mungkin dibawa pulang.',
  turning_none: 'Tiada giliran pihak yang kalah boleh membawa pulang lebih banyak.',
  missed_title: 'Sambungan terpanjang yang terlepas',
  missed_text: '{name}: {seeds} dalam satu taburan, dicapai dengan {pits}.',
  missed_none: '{name}: tiada.',

  decisions_title: 'Giliran demi giliran',
  decisions_budget:
    'Giliran terbaik ialah yang membawa pulang buah paling banyak sekali gus, antara hingga {n} taburan yang dicuba.',
  decision_turn: 'Giliran {turn}',
  decision_turn_of: 'Giliran {turn}: {name}',
  decision_made: '{made} daripada {haul} buah',
  decision_lost: 'hilang {n}',
  decision_fine: 'tiada yang hilang',
  decision_played: '{seeds} dibawa pulang dengan {pits}.',
  decision_sure: 'Paling banyak yang boleh dibawa satu giliran: {haul}, dengan {pits}.',
  decision_unsure: 'Paling banyak yang dijumpai: {haul}, dengan {pits}.',
  decision_step: 'Taburan {step} daripada {steps}, kampung {pit}: {seeds} pulang, {store} di rumah.',
  decision_line: 'Taburan yang mana',
  decision_line_turn: 'Yang dimainkan',
  decision_line_best: 'Yang terbaik',
  decision_end: 'Akhir',
  decision_pits: 'kampung {line}',
};
