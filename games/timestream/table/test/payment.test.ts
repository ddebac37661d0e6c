import { describe, expect, test } from 'vitest';
import { cardNo } from '../../content/index.ts';
import { byType, othersIn, type PayChoice, payableAfter, sensibleWay, signsOf } from '../payment.ts';

const pay = (ancient: number, future: number, universal: number): PayChoice => ({
  kind: 'pay',
  ancient,
  future,
  universal,
});
/** Two Ancient, one Future, one Universal, by kind. */
const CELLS = [2, 1, 1, 0, 0, 0];
const SCRIBE = cardNo('A01');
const SCOUT = cardNo('A15');

describe('TS-10.10 paying', () => {
  test('cells are counted by type, and a payment is drawn letter by letter', () => {
    expect(byType([2, 1, 0, 3, 0, 1])).toEqual([5, 1, 1]);
    expect(signsOf([2, 0, 1])).toEqual(['A', 'A', 'U']);
  });

  test('one copy of the card that is played does not count', () => {
    expect(othersIn([SCRIBE, SCOUT, SCRIBE], SCRIBE)).toEqual([SCOUT, SCRIBE]);
  });

  test('what is left decides what can still be paid for', () => {
    expect(payableAfter(pay(2, 0, 1), CELLS, [SCRIBE, SCOUT])).toEqual([SCOUT]);
    expect(payableAfter(pay(0, 1, 1), CELLS, [SCRIBE, SCOUT])).toEqual([SCRIBE]);
  });

  test('the way that keeps everything payable goes without saying, the first of equals', () => {
    expect(sensibleWay([pay(2, 0, 0), pay(1, 1, 0)], CELLS, [SCRIBE, SCOUT])).toEqual(pay(2, 0, 0));
    expect(sensibleWay([pay(2, 0, 0), pay(1, 1, 0)], [2, 1, 0, 0, 0, 0], [SCRIBE])).toEqual(pay(1, 1, 0));
  });

  test('when each way closes another door it is a choice', () => {
    expect(sensibleWay([pay(1, 0, 0), pay(0, 1, 0)], [1, 1, 0, 0, 0, 0], [SCRIBE, SCOUT])).toBeNull();
  });
});
