// @ts-check
// Where a sowing would end, in words, and what other packs would make of it. It advises nothing.

import { never } from '../never.js';
import { otherReadings } from '../state/foretold.js';
import { holeOfLetter, pitNumber, sideOfLetter } from '../state/ring.js';
import { packOf } from '../state/ruleset.js';

/** @typedef {import('./index.js').Translate} Translate */
/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').Pack} Pack */
/** @typedef {import('../protocol/types.js').PitPreview} PitPreview */
/** @typedef {import('../protocol/types.js').Side} Side */
/** @typedef {import('../protocol/types.js').SowingPreview} SowingPreview */
/** @typedef {import('../state/prefs.js').Locale} Locale */

/**
 * @param {Translate} t @param {GameView} view @param {PitPreview} preview
 * @param {readonly Pack[]} packs @param {Locale} locale
 */
export function foretoldText(t, view, preview, packs, locale) {
  const mover = sideOfLetter(preview.pit);
  const pit = pitNumber(view.pits, holeOfLetter(view.pits, preview.pit));
  const what = [...parts(t, view, preview, mover), preview.over ? t('preview_over') : ''];
  const lines = [t('preview_line', { pit, what: joined(what) })];
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  for (const reading of otherReadings(preview)) {
    const names = reading.packs.map((id) => packOf(packs, id)?.name[locale] ?? id);
    const other = joined(parts(t, view, reading.sowing, mover));
    lines.push(t('preview_other_rules', { packs: list.format(names), what: other }));
  }
  return lines.join(' ');
}

/** @param {readonly string[]} texts */
const joined = (texts) => texts.filter(Boolean).join(', ');

/** @param {Translate} t @param {GameView} view @param {SowingPreview} sowing @param {Side} mover */
function parts(t, view, sowing, mover) {
  const { gained, again } = sowing;
  return [
    place(t, view, sowing, mover),
    end(t, sowing),
    gained > 0 ? t('open_gained', { n: gained }) : '',
    again ? t('preview_again') : t('preview_turn_over'),
  ];
}

/** @param {Translate} t @param {GameView} view @param {SowingPreview} sowing @param {Side} mover */
function place(t, view, { last }, mover) {
  if (last.pit === 'store') return t(last.side === mover ? 'preview_store' : 'preview_their_store');
  const pit = pitNumber(view.pits, holeOfLetter(view.pits, last.pit));
  return t(last.side === mover ? 'preview_own_pit' : 'preview_their_pit', { pit });
}

/** @param {Translate} t @param {SowingPreview} sowing */
function end(t, { ended, captured }) {
  switch (ended) {
    case 'free_turn':
      return '';
    case 'capture':
      return t('open_capture', { n: captured });
    case 'no_capture':
      return t('preview_no_capture');
    case 'mati':
      return t('preview_mati');
    case 'stopped':
      return t('preview_stopped');
    case 'burnt':
      return t('preview_burnt');
    default:
      return never(ended);
  }
}
