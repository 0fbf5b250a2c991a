// @ts-check

export const learn = {
  learn_title: 'How to play',
  learn_lead: 'Three sowings by your own hand, then the rules, and what helps to win.',
  learn_first_visit: 'First time? Three guided sowings',

  lesson_title: 'Three sowings',
  lesson_lead:
    'The board below is a real game on the server. Three positions show one idea each: coming home, sowing on, capturing. You play the lower side.',
  lesson_start: 'Set up the board',
  lesson_again: 'Once more from the first',
  lesson_next: 'Next position',
  lesson_setting_up: 'Setting up the board…',
  lesson_step: 'Sowing {n} of 3',
  lesson_1:
    'Sow pit 4. It holds four seeds, and the fourth hole from it is your store: the last seed comes home.',
  lesson_1_shown:
    'The last seed fell into your store, so you sow again. That is a free turn, and one turn can have many of them.',
  lesson_2:
    'Sow pit 2. Its last seed falls into a pit that holds four: you lift those with it and sow on from there.',
  lesson_2_shown:
    'Two hands in one sowing: that is a relay. Its last seed fell into an empty pit of the other side, where nothing is taken and the turn is over. That is mati.',
  lesson_3:
    'Sow pit 2. Its last seed falls into your pit 5, which is empty, and nine seeds lie in the pit across.',
  lesson_3_shown:
    'A capture: your seed and the nine across come home, and the turn is over. That is the whole art: reach the store, ride the relay, end on an empty pit of yours with much across.',
  lesson_play_on: 'Play this board on, both sides',
  lesson_new_game: 'Play against the computer',

  learn_rules_title: 'The rules in short',
  learn_rules_which: 'These are the rules of Congkak Tradisional, which the ranked game uses.',
  learn_all_rules: 'All rules, and where they part',
  learn_board_title: 'The board',
  learn_board:
    'Two rows of seven pits with seven seeds each, and a store for each player. The row nearest to you is yours; so is the store at the end of the board that your seeds come to first.',
  learn_sow_title: 'Sowing',
  learn_sow:
    'Lift all seeds of one of your pits and drop them one by one into the following holes: your pits, your store, the pits of the other side, never their store.',
  learn_last_title: 'Where the last seed falls',
  learn_last_store: 'In your store: you sow again.',
  learn_last_relay: 'In a pit with seeds, on either side: lift them all and sow on.',
  learn_last_capture:
    'In an empty pit of your own: you capture that seed and all in the pit across.',
  learn_last_mati: 'In an empty pit of the other side: the turn is over. This is mati.',
  learn_end_title: 'The end',
  learn_end:
    'When the player who must sow has no seeds in the pits, each side brings its remaining seeds home. More than half of the 98 seeds wins.',
  learn_points_title: 'Points',
  learn_points:
    'A win in the ranked game earns 10 points against Easy, 30 against Normal and 100 against Expert. The same sowings as in an earlier win earn nothing, and a win in which the computer never had a turn earns once for each level.',
  learn_keys_title: 'By keyboard',

  learn_strategy_title: 'What helps to win',
  learn_count_title: 'Count to your store',
  learn_count:
    'A pit whose seeds are exactly as many as the holes to your store gives another sowing: one seed in pit 7, two in pit 6, seven in pit 1. Look for these pits first.',
  learn_chain_title: 'Chain free turns',
  learn_chain:
    'Sow the pits near your store first: sowing one further back drops a seed into each of them, and a free turn that was ready is gone.',
  learn_across_title: 'Keep an empty pit across from a full one',
  learn_across:
    'An empty pit of yours is a trap for what lies across. Keep it empty, and keep a pit whose last seed will fall into it.',
  learn_guard_title: 'Guard your full pits',
  learn_guard:
    'Look at the board from the other side: a heap of yours across from an empty pit of theirs is in danger. Sow it, or drop a seed into the empty pit.',
  learn_time_title: 'Long sowings early, short ones late',
  learn_time:
    'While the board is full, a long relay leaves a seed in your store on every trip round. When the board thins out, one-seed moves near the store keep seeds on your side and the turn with you.',

  learn_history_title: 'One game, many names',
  learn_history:
    'Congkak belongs to Malaysia, Indonesia, Brunei and Singapore, and its kin reaches from the Maldives to the Pacific. Nearly every place has a name of its own for it:',
  place_malay: 'Malaysia, Brunei, Singapore, Sumatra',
  place_indonesia: 'Indonesia',
  place_java: 'Java',
  place_lampung: 'Lampung',
  place_sulawesi: 'Sulawesi',
  place_philippines: 'The Philippines',
  place_marianas: 'The Mariana Islands',
  place_maldives: 'The Maldives',
  learn_history_words:
    'A pit is a kampung, a lubang, an anak or a sawah: a village, a hole, a child or a rice field. The store is a rumah, an ibu, a lumbung, an indung or a gunung: a home, a mother, a barn, a mother again, a mountain. The seeds are buah or biji.',
  learn_history_rules:
    'The sources do not say when or where it began, and so neither do we. What they tell is how it is played, and there they contradict each other: in Lingga a capture gives another sowing; Skeat writes that the capturing seed stays in its pit; in sungka one passes until both rows are empty; in Sleman three empty pits end a round; Malaysian competitions ask for a lap before a capture and play the best of three boards.',

  learn_questions_title: 'Questions and answers',
  learn_q_endless: 'Can a sowing go on for ever?',
  learn_a_endless:
    'No. Each trip round the board leaves a seed in your store, so every sowing comes to rest. It can be 500 seeds long, though.',
  learn_q_empty: 'What if the pit across is empty when I capture?',
  learn_a_empty: 'In the ranked game the seed that fell comes home alone. Other packs leave it where it is.',
  learn_q_own: 'Does a seed ever fall into the pit I lifted?',
  learn_a_own: 'Yes: with seven pits a side, the fifteenth seed of a hand falls into it again.',
  learn_q_first: 'Is it better to sow first?',
  learn_a_first:
    'With exact counting, very much so: from the first position the line a b g g a c a d g brings 54 of the 98 seeds home before the other side has sowed at all.',
  learn_q_left: 'Who gets the seeds that are left?',
  learn_a_left:
    'In the ranked game the owner of the pits in which they lie. Elsewhere they go to whoever sowed last, or count for nobody.',
  learn_q_home: 'At home we play it differently. Who is right?',
  learn_a_home:
    'You are. Choose your rules under “Rules and ranking” when you start a game, or see on the rules page where yours and others part.',
};
