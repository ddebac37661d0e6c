import { no } from '@turnpoint/kernel';
import { centuryOf, ownerOf, streamOf } from '../../content/index.ts';
import { placeName } from '../telling/names.ts';
import type { Context, OperatorNo, Place, Ruling, State, Table } from '../types.ts';
import { zoneCount } from './standing.ts';
import { controllerOf, operatorAt, playerAt } from './things.ts';

/** Is this the starting player's first turn? */
export function isFirstTurn(t: Table): boolean {
  return t.turn === t.first && playerAt(t, t.first).turns === 1;
}

/** What holds for every travel, by MOVE or STREAM. */
export function cannotTravel(t: Table, operator: OperatorNo, to: Place): Ruling | null {
  const from = operatorAt(t, operator).at;
  if (from === to) return no('ES-9.13', 'why.same-place', { place: placeName(to) });
  const own = ownerOf(operator) === t.first || controllerOf(t, operator) === t.first;
  if (isFirstTurn(t) && own && streamOf(to) !== t.first) {
    return no('ES-3.17', 'why.first-turn-stream', { century: centuryOf(to) });
  }
  if (zoneCount(t, from, 'LOCKDOWN') > 0) return no('ES-13.2', 'why.lockdown', { place: placeName(from) });
  if (zoneCount(t, to, 'LOCKDOWN') > 0) return no('ES-13.2', 'why.lockdown', { place: placeName(to) });
  if (zoneCount(t, to, 'RESTRICT') > 0) return no('ES-13.1', 'why.restrict', { place: placeName(to) });
  return null;
}

export function travel(s: State, operator: OperatorNo, to: Place, how: 'MOVE' | 'STREAM', ctx: Context): void {
  const op = operatorAt(s.table, operator);
  const from = op.at;
  op.at = to;
  ctx.log({ type: 'moved', clause: how === 'MOVE' ? 'ES-9.2' : 'ES-9.10', how, thing: operator, from, to });
}

/** An operator that its player may act with now: on the board, friendly, active. */
export function canAct(t: Table, seat: number, operator: OperatorNo): boolean {
  const op = t.operators[operator];
  return op !== undefined && op.zone === 'board' && op.disabled === 0 && controllerOf(t, operator) === seat;
}

export function cannotAct(t: Table, seat: number, operator: OperatorNo): Ruling | null {
  if (canAct(t, seat, operator)) return null;
  const op = t.operators[operator];
  const isOwn = op !== undefined && ownerOf(operator) === seat;
  if (op?.zone === 'hand' && isOwn) return no('ES-6.1', 'why.in-hand', { operator: { key: `card.${op.card}` } });
  if (op === undefined || op.zone === 'hand') return no('ES-1.16', 'why.not-friendly');
  const name = { key: `card.${op.card}` };
  if (op.zone === 'gone') return no('ES-6.8', 'why.gone', { operator: name });
  if (controllerOf(t, operator) !== seat) {
    return isOwn ? no('ES-12.8', 'why.controlled', { operator: name }) : no('ES-1.16', 'why.not-friendly');
  }
  return no('ES-11.9', 'why.disabled', { operator: name });
}
