import { no, type Seat } from '@turnpoint/kernel';
import { ownerOf, ownOperators, techCard } from '../../content/index.ts';
import { controllerSpecial } from '../board/standing.ts';
import { operatorAt, playerAt, type Seated } from '../board/things.ts';
import { canAct, cannotAct } from '../board/travel.ts';
import { cannotBegin } from '../effects/index.ts';
import { cardName } from '../refusals/facts.ts';
import type { Context, EffectFrame, Operator, OperatorNo, Ruling, State, Table } from '../types.ts';
import type { Verb } from './verb.ts';

const SLOTS = [0, 1] as const;

/** ES-8.1: by the operator that carries it, for vremenium. */
export const tech: Verb<'tech'> = {
  list(t, seat, into) {
    const { charge } = playerAt(t, seat);
    for (const operator of ownOperators(seat)) {
      const op = operatorAt(t, operator);
      if (op.techUsed || !canAct(t, seat, operator)) continue;
      for (const slot of SLOTS) {
        if (op.slots[slot] !== 'unused' || techPrice(t, seat, op.techs[slot]) > charge) continue;
        if (cannotBegin(t, declared(seat, operator, slot, op)) === null) into.push({ kind: 'tech', operator, slot });
      }
    }
  },
  cannot: (t, seat, { operator, slot }) => cannotUseTech(t, seat, operator, slot),
  act(s, seat, { operator, slot }, ctx) {
    ctx.push(declared(seat, operator, slot, operatorAt(s.table, operator)));
  },
};

function declared(seat: Seat, user: OperatorNo, slot: number, op: Operator): EffectFrame {
  return {
    kind: 'effect',
    seat,
    user,
    gear: 2 * user + slot,
    at: `${op.techs[slot]}.use`,
    picks: [],
    stage: 'declare',
  };
}

/** SSV-93 URAL: the first Weapon of a turn is cheaper, never below 0 (ES-R44). */
export function techPrice(t: Seated, seat: Seat, id: string): number {
  const { vremenium, category } = techCard(id);
  const isCheaper = category === 'Weapon' && playerAt(t, seat).weaponsUsed === 0;
  return Math.max(0, vremenium - (isCheaper ? (controllerSpecial(t, seat, 'weapon cut')?.amount ?? 0) : 0));
}

function cannotUseTech(t: Table, seat: Seat, operator: OperatorNo, slot: number): Ruling | null {
  const idle = cannotAct(t, seat, operator);
  if (idle !== null) return idle.clause === 'ES-11.9' ? { ...idle, clause: 'ES-8.16' } : idle;
  const op = operatorAt(t, operator);
  const name = () => ({ operator: cardName(op.card) });
  if (ownerOf(operator) !== seat) return no('ES-8.18', 'why.tech-under-control', name());
  const id = op.techs[slot];
  if (id === undefined) return no('ES-2.2', 'why.no-such-tech', name());
  if (op.techUsed) return no('ES-8.4', 'why.tech-used', name());
  if (op.slots[slot] !== 'unused') return no('ES-8.5', 'why.tech-gone', { tech: cardName(id) });
  const price = techPrice(t, seat, id);
  const { charge } = playerAt(t, seat);
  if (price > charge) return no('ES-8.3', 'why.charge', { tech: cardName(id), price, charge });
  return cannotBegin(t, declared(seat, operator, slot, op));
}

/** Everything is chosen: the charge is spent and it happens. What it leaves behind, EQUIP and DEPLOY say (ES-8.5). */
export function useTech(s: State, frame: EffectFrame, ctx: Context): void {
  const t = s.table;
  const { seat, user, gear } = frame;
  const op = operatorAt(t, user);
  const player = playerAt(t, seat);
  const card = op.techs[gear & 1] as string;
  const cost = techPrice(t, seat, card);
  player.charge -= cost;
  if (techCard(card).category === 'Weapon') player.weaponsUsed++;
  op.techUsed = true;
  op.slots = gear & 1 ? [op.slots[0], 'used'] : ['used', op.slots[1]];
  t.progress = true;
  ctx.log({ type: 'tech', clause: 'ES-8.1', seat, operator: user, gear, card, cost });
  ctx.push({ ...frame, stage: 'do' });
}
