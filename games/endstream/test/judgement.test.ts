import { look, type Seat } from '@turnpoint/kernel';
import { type Respect, wronglyJudged } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { ownerOf } from '../content/index.ts';
import { type EndStream, endstream, type Operator, type Player, type State } from '../rules/index.ts';
import companion from './conformance.ts';

const judge = (s: State, seat: Seat) => evaluate(look(endstream, s, seat))[seat] as number;

/** The first operator of a seat that is so. */
const operatorOf = (s: State, seat: Seat, is: (op: Operator) => boolean) =>
  s.table.operators.find((op, no) => ownerOf(no) === seat && is(op));
const isReady = ({ zone, disabled }: Operator) => zone === 'board' && disabled === 0;

const ofPlayer = (is: 'better' | 'worse', whose: 'own' | 'rival', change: (player: Player) => boolean) => ({
  is,
  change: (s: State, seat: Seat) => change(s.table.players[(whose === 'own' ? seat : 1 - seat) as 0 | 1]),
});
const ofOperator = (
  is: 'better' | 'worse',
  whose: 'own' | 'rival',
  which: (op: Operator) => boolean,
  change: (op: Operator) => void,
) => ({
  is,
  change(s: State, seat: Seat) {
    const op = operatorOf(s, whose === 'own' ? seat : 1 - seat, which);
    if (op !== undefined) change(op);
    return op !== undefined;
  },
});

const loseArmor = (player: Player) => player.armor > 1 && player.armor-- > 0;
const charge = (player: Player) => {
  player.charge += 10;
  return true;
};
const disable = (op: Operator) => {
  op.disabled = 2;
};
const remove = (op: Operator) => {
  op.zone = 'gone';
};
const protect = (op: Operator) => {
  op.armor += 1;
};

const RESPECTS: Readonly<Record<string, Respect<EndStream>>> = {
  'armor of the own controller': ofPlayer('worse', 'own', loseArmor),
  "armor of the rival's controller": ofPlayer('better', 'rival', loseArmor),
  'charge of the own vremenium': ofPlayer('better', 'own', charge),
  "charge of the rival's vremenium": ofPlayer('worse', 'rival', charge),
  'an own operator is disabled': ofOperator('worse', 'own', isReady, disable),
  'an operator of the rival is disabled': ofOperator('better', 'rival', isReady, disable),
  'an own operator on the board is gone': ofOperator('worse', 'own', isReady, remove),
  'an own operator in the hand is gone': ofOperator('worse', 'own', ({ zone }) => zone === 'hand', remove),
  'a disabled operator is gone too': ofOperator(
    'worse',
    'own',
    ({ zone, disabled }) => zone === 'board' && disabled > 0,
    remove,
  ),
  'an operator of the rival is gone': ofOperator('better', 'rival', ({ zone }) => zone !== 'gone', remove),
  'armor of an own operator': ofOperator('better', 'own', (op) => isReady(op) && op.armor < 3, protect),
};

test('each part of a position counts the right way round', () => {
  expect(wronglyJudged(companion, judge, RESPECTS)).toEqual([]);
});
