// @ts-check

export const records = {
  records_title: 'Records',
  records_lead:
    'Paste a game that was written down, or a single position, to step through it or to play on from there.',
  records_text: 'Record or position',
  records_hint:
    'A record begins with its tags, such as [Rules "tradisional"]. A position looks like 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 s.',
  records_pack: 'Rules of the position',
  records_pack_hint: 'A record names its rules itself.',
  records_look: 'Look at it',
  records_looking: 'Reading…',
  records_wrong_at: 'Line {line}, column {column}:',
  records_expected: 'expected',
  records_start: 'The position at the start.',
  records_moves: 'Moves',
  records_move_start: 'Start',
  records_tags: 'What the record says',
  records_play_from: 'Play from here',
  records_play_same_screen: 'Two people at this screen',
  records_play_note: 'A game from a position is for practice and earns no points.',
  records_play_not: 'Nobody is to sow here: choose another board of the record.',

  export_title: 'Keep this game',
  export_look: 'Step through it',
  export_copy: 'Copy the record',
  export_copied: 'Copied.',
  export_not_copied: 'The browser did not allow copying. Download the text instead.',
  export_text: 'Download as text',
  export_json: 'Download as JSON',
};
