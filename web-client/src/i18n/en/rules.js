// @ts-check

export const rules = {
  rules_title: 'How congkak is played',
  rules_board_title: 'The board',
  rules_board:
    'Two rows of seven pits with seven seeds each, and a store for each player. The row nearest to you is yours; so is the store at the end of the board that your seeds come to first.',
  rules_sow_title: 'Sowing',
  rules_sow:
    'Lift all seeds of one of your pits and drop them one by one into the following holes: your pits, your store, the pits of the other side, never their store.',
  rules_last_title: 'Where the last seed falls',
  rules_last_store: 'In your store: you sow again.',
  rules_last_relay: 'In a pit with seeds, on either side: lift them all and sow on.',
  rules_last_capture:
    'In an empty pit of your own: you capture that seed and all in the pit across.',
  rules_last_mati: 'In an empty pit of the other side: the turn is over. This is mati.',
  rules_end_title: 'The end',
  rules_end:
    'When the player who must sow has no seeds in the pits, each side brings its remaining seeds home. More than half of the 98 seeds wins.',
  rules_points_title: 'Points',
  rules_points:
    'A win in the ranked game earns 10 points against Easy, 30 against Normal and 100 against Expert. The same sowings as in an earlier win earn nothing, and a win in which the computer never had a turn earns once for each level.',
  rules_packs_title: 'Other rules',
  rules_packs:
    'Congkak is played from the Malay world to the Maldives, and hardly anywhere in the same way. These are the rules you can choose.',
  rules_keys_title: 'By keyboard',
};
