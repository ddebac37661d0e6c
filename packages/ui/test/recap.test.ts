import type { Types } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import type { ToldStep } from '../src/contract.ts';
import { type Recount, recapOf } from '../src/table/recap.ts';
import { sinceMine } from '../src/table/since.ts';
import { withoutLatest } from '../src/table/untold.ts';

type Entry = Types['entry'];
const entry = (type: string, more: object = {}): Entry => ({ type, clause: null, ...more });
const step = (n: number, ...entries: Entry[]): ToldStep<Types> => ({
  step: n,
  seat: null,
  entries,
  lines: entries.map(({ type }) => ({ key: type })),
});
const turn = (seat: number) => entry('turn', { seat });

/** Entries are called by what they are worth. */
const recount: Recount<Types> = ({ type }) =>
  Number.isNaN(Number(type)) ? null : { worth: Number(type), says: { key: type } };
const recap = (types: string[], most: number) =>
  recapOf({ entries: types.map((type) => entry(type)), lines: types.map((key) => ({ key })) }, recount, {
    viewer: 0,
    most,
  });

describe('a recap', () => {
  test('keeps what matters most, in the order in which it happened, and counts the rest', () => {
    expect(recap(['1', 'x', '9', '3', '5'], 3)).toEqual({ lines: [{ key: '9' }, { key: '3' }, { key: '5' }], more: 1 });
    expect(recap(['x'], 3)).toEqual({ lines: [], more: 0 });
  });

  test('tells what the others did since the own turn, until something is done', () => {
    const log = [step(1, turn(0)), step(2, entry('7'), turn(1)), step(3, entry('8')), step(4, entry('ended'), turn(0))];
    const past = sinceMine(log, 0);
    // What I did before my turn went over is not theirs; it is looked back at from the view before that step.
    expect(past?.entries.map(({ type }) => type)).toEqual(['turn', '8', 'ended', 'turn']);
    expect([past?.start, past?.steps.map((one) => one.step), past?.isNew]).toEqual([1, [2, 3, 4], true]);
    expect(sinceMine([...log, step(5, entry('5'))], 0)).toMatchObject({ start: 1, isNew: false });
    expect(sinceMine(log.slice(0, 1), 0)).toBeNull();
  });

  test('a turn that a bot has played for me is told to me too', () => {
    const log = [step(1, turn(0)), { ...step(2, entry('mine'), turn(1)), seat: 0 }, step(3, turn(0))];
    const byBot = { ...step(4, entry('bots'), turn(1)), seat: 0, by: 'Bo for Ana' };
    expect(sinceMine([...log, byBot, step(5, turn(0))], 0)).toMatchObject({ start: 1, isNew: true });
    expect(sinceMine([...log, { ...byBot, by: undefined } as never, step(5, turn(0))], 0)).toMatchObject({ start: 3 });
  });

  test('where no entry opens a turn, what the others did since my last choice, which may bring something about too', () => {
    const by = (seat: number | null, n: number) => ({ ...step(n, entry(String(n))), seat });
    const log = [by(null, 0), by(0, 1), by(0, 2), by(1, 3), by(null, 4)];
    expect(sinceMine(log, 0)).toMatchObject({
      start: 1,
      isNew: true,
      entries: [{ type: '2' }, { type: '3' }, { type: '4' }],
    });
    expect(sinceMine([...log, by(0, 5)], 0)).toMatchObject({ start: 1, isNew: false });
    expect(sinceMine(log.slice(0, 3), 0)).toBeNull();
  });
});

describe('the log', () => {
  const log = [step(1, entry('a'), entry('b')), step(2), step(3, entry('c'), entry('d'))];
  const told = (n: number) => withoutLatest(log, n).flatMap(({ lines }) => lines.map(({ key }) => key));

  test('does not tell what is still to be shown', () => {
    expect([0, 1, 2, 3].map((n) => told(n).join(''))).toEqual(['abcd', 'abc', 'ab', 'a']);
    expect(withoutLatest(log, 0)).toBe(log);
    expect(told(9)).toEqual([]);
  });
});
