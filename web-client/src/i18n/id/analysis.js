// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/analysis.js').analysis>} */
export const analysis = {
  analysis_title: 'Apa yang bisa dicapai',
  analysis_lead:
    'Bagaimana kedua lumbung bertambah, apa yang bisa dibawa pulang di tiap giliran, dan di mana permainan ditentukan.',
  analysis_ask: 'Analisis permainan ini',
  analysis_stop: 'Hentikan',
  analysis_running: 'Sedang meneliti giliran…',
  analysis_progress: '{done} dari {of} giliran',
  analysis_quarter: 'Seperempat giliran sudah diteliti.',
  analysis_half: 'Setengah giliran sudah diteliti.',
  analysis_three_quarters: 'Tiga perempat giliran sudah diteliti.',
  analysis_ready: 'Analisis sudah siap.',
  analysis_again: 'Coba lagi',
  analysis_wait: 'Anda sudah meminta analisis banyak permainan. Coba lagi dalam {n} menit.',
  analysis_nothing: 'Tidak ada giliran yang dimainkan di permainan ini, jadi tidak ada yang bisa diteliti.',

  graph_title: 'Biji di dalam lumbung',
  graph_summary:
    'Kedua lumbung selama {plies} taburan. Pada akhirnya: {south} {souths}, {north} {norths}.',
  graph_sowings: 'Taburan',
  graph_table: 'Hal yang sama sebagai tabel',
  graph_sowing: 'Taburan',
  graph_round: 'Babak',

  turning_point: 'Titik balik',
  turning_text:
    'Titik balik: giliran {turn} ({name}). {made} dari {haul} biji yang mungkin dibawa pulang.',
  turning_none: 'Tidak ada giliran pihak yang kalah yang bisa membawa pulang lebih banyak.',
  missed_title: 'Rangkaian terpanjang yang terlewat',
  missed_text: '{name}: {seeds} dalam satu taburan, dicapai dengan {pits}.',
  missed_none: '{name}: tidak ada.',

  decisions_title: 'Giliran demi giliran',
  decisions_budget:
    'Giliran terbaik adalah yang membawa pulang biji terbanyak sekaligus, di antara hingga {n} taburan yang dicoba.',
  decision_turn: 'Giliran {turn}',
  decision_turn_of: 'Giliran {turn}: {name}',
  decision_made: '{made} dari {haul} biji',
  decision_lost: 'hilang {n}',
  decision_fine: 'tidak ada yang hilang',
  decision_played: '{seeds} dibawa pulang dengan {pits}.',
  decision_sure: 'Terbanyak yang bisa dibawa satu giliran: {haul}, dengan {pits}.',
  decision_unsure: 'Terbanyak yang ditemukan: {haul}, dengan {pits}.',
  decision_step: 'Taburan {step} dari {steps}, lubang {pit}: {seeds} pulang, {store} di lumbung.',
  decision_line: 'Taburan yang mana',
  decision_line_turn: 'Yang dimainkan',
  decision_line_best: 'Yang terbaik',
  decision_end: 'Akhir',
  decision_pits: 'lubang {line}',
};
