import { no } from '@turnpoint/kernel';
import { centuryOf, type EffectOf, ownPlaces, placeOf } from '../../content/index.ts';
import { askAgenda } from './ask-agenda.ts';
import { hereOf } from './targets.ts';
import type { WordRules } from './word.ts';

/** Until the start of the next turn of the player who used it (ES-5.19). Needs no presence in the enemy stream. */
export const disableAgenda: WordRules<EffectOf<'disable agenda'>> = {
  ask(_, f, { where }, picks) {
    if (picks.length > 0 || where === 'century') return null;
    return askAgenda(ownPlaces(1 - f.seat), no('ES-1.16', 'why.only-enemy'));
  },
  run(s, f, _, picks, ctx) {
    const on = picks[0] ?? placeOf(1 - f.seat, centuryOf(hereOf(s.table, f)));
    s.table.marks.push({ what: 'disabled agenda', on, amount: 0, by: f.seat, until: 'start', unlessController: false });
    ctx.log({ type: 'agenda-disabled', clause: 'ES-5.19', place: on });
  },
};
