import { type EffectOf, ownerOf } from '../../content/index.ts';
import { askTarget } from './ask-target.ts';
import { endOf } from './state.ts';
import { victims } from './targets.ts';
import type { WordRules } from './word.ts';

/** CONTROL (ES-12.7). Taken back by its owner an operator is plainly theirs again (ES-12.15). */
export const control: WordRules<EffectOf<'control'>> = {
  ask: (t, f, e, picks) => (picks.length > 0 ? null : askTarget(t, f, e.who)),
  run(s, f, e, picks, ctx) {
    const t = s.table;
    for (const on of victims(t, f, e.who, picks)) {
      if (ownerOf(on) === f.seat) t.marks = t.marks.filter((mark) => mark.what !== 'control' || mark.on !== on);
      else t.marks.push({ what: 'control', on, amount: 0, by: f.seat, until: endOf(e.until), unlessController: false });
      ctx.log({ type: 'controlled', clause: 'ES-12.7', operator: on, seat: f.seat });
    }
  },
};
