import type { EffectOf, StateWord, Until } from '../../content/index.ts';
import type { Context, EffectFrame, Mark, State } from '../types.ts';
import { askTarget } from './ask-target.ts';
import { victims } from './targets.ts';
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

export const endOf = (until: Until): Mark['until'] => (until === 'end of turn' ? 'end' : 'start');

export const state: WordRules<EffectOf<'state'>> = {
  ask: (t, f, e, picks) => (picks.length > 0 ? null : askTarget(t, f, e.who)),
  run(s, f, e, picks, ctx) {
    for (const on of victims(s.table, f, e.who, picks)) {
      for (const what of e.states) addMark(s, f, { what, on, until: e.until }, ctx);
    }
  },
};
