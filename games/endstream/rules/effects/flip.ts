import { across, type EffectOf, ownPlaces } from '../../content/index.ts';
import { flipAgendas } from '../board/agendas.ts';
import { askAgenda } from './ask-agenda.ts';
import { hereOf } from './targets.ts';
import type { WordRules } from './word.ts';

/** One agenda, without ripple. */
export const flip: WordRules<EffectOf<'flip'>> = {
  ask(t, f, { where }, picks) {
    if (picks.length > 0) return null;
    const here = hereOf(t, f);
    return askAgenda(where === 'century' ? [here, across(here)] : ownPlaces(f.seat));
  },
  run(s, f, _, picks, ctx) {
    flipAgendas(s, f.seat, picks, 'ES-10.13', ctx);
  },
};
