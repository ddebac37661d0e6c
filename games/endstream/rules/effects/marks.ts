import type { EffectOf, StateWord, Until } from '../../content/index.ts';
import { centuryOf, placeOf } from '../places.ts';
import { ownerOf } from '../things.ts';
import type { Context, EffectFrame, Mark, State } from '../types.ts';
import { askTarget, hereOf, victims } from './targets.ts';
import type { WordRules } from './word.ts';

interface Given {
  readonly what: StateWord | 'bonus';
  readonly on: number;
  readonly until?: Until;
  readonly amount?: number;
}

/** A state of an operator; it ends with its duration, whatever becomes of its user (ES-7.21). */
export function addMark(
  s: State,
  f: EffectFrame,
  { what, on, until = 'next turn', amount = 0 }: Given,
  ctx: Context,
): void {
  s.table.marks.push({ what, on, amount, by: f.seat, until: endOf(until), unlessController: false });
  ctx.log({ type: 'state', clause: 'ES-12.14', operator: on, state: what });
}

const endOf = (until: Until): Mark['until'] => (until === 'end of turn' ? 'end' : 'start');

export const state: WordRules<EffectOf<'state'>> = {
  ask: (t, f, e, picks) => (picks.length > 0 ? null : askTarget(t, f, e.who)),
  run(s, f, e, picks, ctx) {
    for (const on of victims(s.table, f, e.who, picks)) {
      for (const what of e.states) addMark(s, f, { what, on, until: e.until }, ctx);
    }
  },
};

/** Mars Rising marks those who are there now; they keep it wherever they go this turn. */
export const bonus: WordRules<EffectOf<'bonus'>> = {
  run(s, f, e, picks, ctx) {
    for (const on of victims(s.table, f, e.who, picks)) {
      addMark(s, f, { what: 'bonus', on, until: 'end of turn', amount: e.amount }, ctx);
    }
  },
};

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

/** RESTRICT, LOCKDOWN, CONTAMINATE on a turnpoint (ES-13). It needs no target. */
export const zone: WordRules<EffectOf<'zone'>> = {
  run(s, f, e, _, ctx) {
    const here = hereOf(s.table, f);
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
