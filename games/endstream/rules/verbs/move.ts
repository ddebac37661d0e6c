import { no, type Seat } from '@turnpoint/kernel';
import {
  across,
  centuryOf,
  controllerThing,
  distance,
  isPlace,
  OPERATOR_NOS,
  ownPlaces,
  PLACES,
  streamOf,
} from '../../content/index.ts';
import { settleBoard } from '../board/fall.ts';
import { hasState, specialOf } from '../board/standing.ts';
import { operatorAt, playerAt } from '../board/things.ts';
import { canAct, cannotAct, cannotTravel, isFirstTurn, travel } from '../board/travel.ts';
import { cardName } from '../refusals/facts.ts';
import { placeName } from '../telling/names.ts';
import type { Choice, Operator, OperatorNo, Place, Ruling, Table } from '../types.ts';
import type { Verb } from './verb.ts';

/** A plain MOVE along a stream (ES-9.2). */
const REACH = 2;

const MOVES: readonly (readonly Choice[])[] = OPERATOR_NOS.map((operator) =>
  PLACES.map((to) => Object.freeze({ kind: 'move', operator, to })),
);
const STEPS: readonly Choice[] = PLACES.map((to) => Object.freeze({ kind: 'step', to }));

/** ES-9.1: each friendly operator once per turn, for free. */
export const move: Verb<'move'> = {
  list(t, seat, into) {
    for (const operator of OPERATOR_NOS) {
      if (!canAct(t, seat, operator) || cannotMoveAtAll(t, seat, operator) !== null) continue;
      const op = operatorAt(t, operator);
      const reach = reachOf(op);
      for (const to of PLACES) {
        if (isWithinMove(op.at, to, reach) && cannotTravel(t, operator, to) === null) {
          into.push(MOVES[operator]?.[to] as Choice);
        }
      }
    }
  },
  cannot: (t, seat, { operator, to }) => cannotMoveAtAll(t, seat, operator) ?? cannotMoveTo(t, operator, to),
  act(s, _, { operator, to }, ctx) {
    operatorAt(s.table, operator).moves++;
    travel(s, operator, to, 'MOVE', ctx);
    settleBoard(s, ctx);
  },
};

function cannotMoveAtAll(t: Table, seat: Seat, operator: OperatorNo): Ruling | null {
  const idle = cannotAct(t, seat, operator);
  if (idle !== null) return idle.clause === 'ES-11.9' ? { ...idle, clause: 'ES-9.8' } : idle;
  const op = operatorAt(t, operator);
  if (isFirstTurn(t) && t.firstTurnMove === 'none') return no('ES-3.18', 'why.first-turn-move');
  if (hasState(t, operator, 'IMMOBILIZED')) return no('ES-9.9', 'why.immobilized', { operator: cardName(op.card) });
  return op.moves > op.extraMoves ? no('ES-9.1', 'why.moved-already', { operator: cardName(op.card) }) : null;
}

function cannotMoveTo(t: Table, operator: OperatorNo, to: Place): Ruling | null {
  if (!isPlace(to)) return no('ES-9.4', 'why.no-such-place');
  const op = operatorAt(t, operator);
  const { at, card } = op;
  if (to === at || isWithinMove(at, to, reachOf(op))) return cannotTravel(t, operator, to);
  return no('ES-9.2', 'why.too-far', { operator: cardName(card), from: placeName(at), to: placeName(to) });
}

/** Along the stream it is in, or across; never both. */
function isWithinMove(from: Place, to: Place, reach: number): boolean {
  const far = distance(from, to);
  return far === null ? to === across(from) : far > 0 && far <= reach;
}

const reachOf = (op: Operator): number => specialOf(op, 'longer move')?.centuries ?? REACH;

/** ES-9.6: the controller's own step, one century inside its own stream. */
export const step: Verb<'step'> = {
  list(t, seat, into) {
    const { at, hasStepped } = playerAt(t, seat);
    if (hasStepped) return;
    for (const to of ownPlaces(seat)) if (distance(at, to) === 1) into.push(STEPS[to] as Choice);
  },
  cannot(t, seat, { to }) {
    const { at, hasStepped } = playerAt(t, seat);
    if (hasStepped) return no('ES-9.6', 'why.stepped-already');
    if (!isPlace(to)) return no('ES-9.4', 'why.no-such-place');
    if (streamOf(to) !== seat) return no('ES-9.6', 'why.step-own-stream');
    return distance(at, to) === 1 ? null : no('ES-9.6', 'why.step-one', { century: centuryOf(to) });
  },
  act(s, seat, { to }, ctx) {
    const player = playerAt(s.table, seat);
    const from = player.at;
    player.at = to;
    player.hasStepped = true;
    ctx.log({ type: 'moved', clause: 'ES-9.6', how: 'step', thing: controllerThing(seat), from, to });
    settleBoard(s, ctx);
  },
};
