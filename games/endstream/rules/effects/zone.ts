import { centuryOf, type EffectOf, placeOf } from '../../content/index.ts';
import { hereOf } from './targets.ts';
import type { WordRules } from './word.ts';

/** RESTRICT, LOCKDOWN, CONTAMINATE on a turnpoint (ES-13). It needs no target; a sequence says where it began. */
export const zone: WordRules<EffectOf<'zone'>> = {
  run(s, f, e, [began], ctx) {
    const here = began ?? hereOf(s.table, f);
    const on = e.at === 'here' ? here : placeOf(1 - f.seat, centuryOf(here));
    s.table.marks.push({
      what: e.zone,
      on,
      amount: 0,
      by: f.seat,
      until: 'start',
      unlessController: e.unlessController,
    });
    ctx.log({ type: 'zone', clause: 'ES-13.10', zone: e.zone, at: on });
  },
};
