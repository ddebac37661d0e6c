import { expect, test } from 'vitest';
import type { Entry } from '../../rules/types.ts';
import { lastTurnOf, planOf, worthTelling } from '../rail/plan.ts';

const step = (n: number, ...entries: unknown[]) => ({
  step: n,
  seat: 0,
  entries: entries as Entry[],
  lines: entries.map((_, i) => ({ key: `line ${n}.${i}` })),
});
const turn = (seat: number, n: number) => ({ type: 'turn', clause: null, seat, turn: n });
const agenda = { type: 'agenda', clause: null, seat: 0, place: 0, agenda: 'M', pushed: false };
const paid = { type: 'paid', clause: null, seat: 0, points: [1, 0, 0], user: 0, at: 'a.0' };
const struck = { type: 'struck', clause: null, by: 0, target: 8, amount: 1, armor: 0, damage: 1 };
const looked = { type: 'looked', clause: null, seat: 0, at: [] };

test('a pick without entries belongs to the action it ends in', () => {
  const log = [step(4, turn(0, 2)), step(5, agenda), step(6), step(7), step(8, paid, struck)];
  const { rows, start } = planOf(log, 0, 0);
  expect(start).toBe(4);
  expect(rows.map(({ end }) => end)).toEqual([5, 8]);
  expect(rows[0]?.gave).toEqual({ type: 'M', n: 1 });
  expect(rows[1]?.paid).toEqual([1, 0, 0]);
});

test('a question in the middle of an action does not open a new row', () => {
  const { rows } = planOf([step(1, turn(0, 1)), step(2, paid), step(3, struck)], 0, 0);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.end).toBe(3);
});

test('ES-16.5 a look at hidden cards seals the rows up to it', () => {
  const { rows } = planOf([step(1, turn(0, 1)), step(2, agenda), step(3, paid, looked), step(4, agenda)], 0, 0);
  expect(rows.map(({ sealed }) => sealed)).toEqual([false, true, false]);
});

test('the latest turn of a seat ends where the next one begins', () => {
  const log = [step(1, turn(1, 1), struck), step(2, agenda, turn(0, 1)), step(3, agenda)];
  const theirs = lastTurnOf(log, 1);
  expect(theirs).toMatchObject({ start: 1, number: 1 });
  expect(theirs.rows.map(({ entries }) => entries.map(({ entry }) => entry))).toEqual([[struck], [agenda]]);
  expect(lastTurnOf(log, 0).rows).toHaveLength(1);
  expect(lastTurnOf([], 0)).toMatchObject({ number: 0, rows: [], told: [] });
});

test('a turn that is still planned is not told as one in which nothing was done', () => {
  const log = [step(1, turn(1, 1)), step(2, turn(0, 1)), step(3, turn(1, 2))];
  expect(lastTurnOf(log, 1)).toMatchObject({ number: 2, rows: [], isOpen: true });
  expect(lastTurnOf(log, 0)).toMatchObject({ number: 1, rows: [], isOpen: false });
});

test('a turn is played again from after its start: what the start brought about is in that look already', () => {
  const log = [step(1, turn(1, 1), struck), step(2, agenda), step(3, paid, turn(0, 1))];
  const { start, told } = lastTurnOf(log, 1);
  expect(start).toBe(1);
  expect(told.map(({ entry }) => entry)).toEqual([agenda, paid]);
});

test('an ability that strikes is told once, and prices not at all', () => {
  const ability = { type: 'ability', clause: null, seat: 0, user: 0, at: 'a.0' };
  const { rows } = planOf([step(1, turn(0, 1)), step(2, paid, ability, struck)], 0, 0);
  expect(worthTelling(rows[0]?.entries ?? []).map(({ entry }) => entry)).toEqual([struck]);
});
