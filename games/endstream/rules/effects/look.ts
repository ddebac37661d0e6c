import { no } from '@turnpoint/kernel';
import { type EffectOf, ownerOf } from '../../content/index.ts';
import { commit } from '../board/commit.ts';
import { operatorAt } from '../board/things.ts';
import { cardName } from '../refusals/facts.ts';
import type { EffectFrame, OperatorNo, Ruling, Shown, State, Table } from '../types.ts';
import { askTarget } from './ask-target.ts';
import type { WordRules } from './word.ts';

/** LOOK: a commit point (ES-16.5). What was seen stays known. */
export const look: WordRules<EffectOf<'look'>> = {
  ask(t, f, e, picks) {
    if (e.at === 'hand' || picks.length > 0) return null;
    return askTarget(t, f, e.at, { also: (thing) => cannotSee(t, f, thing) });
  },
  cannot: (t, f, e) => (e.at === 'hand' && handOf(t, 1 - f.seat).length === 0 ? no('ES-7.13', 'why.empty-hand') : null),
  run(s, f, e, picks, ctx) {
    const seen = e.at === 'hand' ? handOf(s.table, 1 - f.seat) : [...picks];
    for (const operator of seen) {
      const op = operatorAt(s.table, operator);
      op.seen = true;
      op.techsSeen = true;
    }
    ctx.log(
      { type: 'looked', clause: 'ES-16.5', seat: f.seat, at: seen.map((operator) => show(s, operator)) },
      { to: [f.seat], others: { type: 'looks', clause: 'ES-16.5', seat: f.seat, operators: seen } },
    );
    commit(s, ctx);
  },
};

function handOf(t: Table, seat: number): OperatorNo[] {
  return t.operators.flatMap((op, no) => (op.zone === 'hand' && ownerOf(no) === seat ? [no] : []));
}

/** There must be a face-down tech of the opponent to see. */
function cannotSee(t: Table, f: EffectFrame, operator: OperatorNo): Ruling | null {
  const op = operatorAt(t, operator);
  if (ownerOf(operator) !== f.seat && op.slots.includes('unused')) return null;
  return no('ES-7.13', 'why.nothing-to-see', { operator: cardName(op.card) });
}

function show(s: State, operator: OperatorNo): Shown {
  const op = operatorAt(s.table, operator);
  return { operator, card: op.card, techs: op.techs.filter((_, slot) => op.slots[slot] === 'unused') };
}
