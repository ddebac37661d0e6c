import type { Look, Types } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import type { Begun } from '../src/story/turns.ts';
import { turnsOf } from '../src/story/turns.ts';

interface Toy extends Types {
  entry: { readonly type: string; readonly clause: null; readonly seat?: number };
}

const entry = (type: string, seat?: number) => ({ type, clause: null, ...(seat !== undefined && { seat }) });
const story = {
  begins({ type, seat = null }: { type: string; seat?: number | null }): Begun | undefined {
    if (type === 'turn' || type === 'enemies') return { seat };
    if (type === 'night') return { seat, isTold: true };
    return type === 'lays' ? { seat, isOwn: true } : undefined;
  },
};
const look = {} as Look<Toy>;
const steps = (...all: (readonly ReturnType<typeof entry>[])[]) =>
  all.map((entries, step) => ({ step, seat: null, entries }));
const told = (log: Parameters<typeof turnsOf<Toy>>[0]) =>
  turnsOf<Toy>(log, story, look).map(({ seat, n, first, last, entries }) => [
    seat,
    n,
    `${first}-${last}`,
    entries.map(({ type }) => type).join(' '),
  ]);

describe('turns of a log', () => {
  test('a turn that an entry announces begins with the choice after it', () => {
    const log = steps(
      [entry('deal'), entry('turn', 0)],
      [entry('moves')],
      [entry('ends'), entry('turn', 1)],
      [entry('moves')],
    );
    expect(told(log)).toEqual([
      [null, 0, '0-0', 'deal'],
      [0, 1, '1-2', 'turn moves ends'],
      [1, 1, '3-3', 'turn moves'],
    ]);
  });

  test('a turn that a choice opens by itself begins with that choice', () => {
    const log = steps(
      [entry('deal')],
      [entry('lays', 1)],
      [entry('lays', 1)],
      [entry('lays', 0), entry('enemies')],
      [entry('lays', 0)],
    );
    expect(told(log)).toEqual([
      [null, 0, '0-0', 'deal'],
      [1, 1, '1-2', 'lays lays'],
      [0, 1, '3-3', 'lays enemies'],
      [0, 2, '4-4', 'lays'],
    ]);
  });

  test('what nobody chooses in is told with the turn before it, also at the end', () => {
    const log = steps(
      [entry('turn', 0)],
      [entry('ends'), entry('enemies'), entry('bite'), entry('turn', 0)],
      [entry('ends'), entry('enemies')],
    );
    expect(told(log)).toEqual([
      [null, 0, '0-0', ''],
      [0, 1, '1-1', 'turn ends enemies bite'],
      [0, 2, '2-2', 'turn ends enemies'],
    ]);
  });

  test('what is told by itself is, also where nobody chooses in it: then it has no step of its own', () => {
    const log = steps(
      [entry('turn', 0)],
      [entry('ends'), entry('night'), entry('bite'), entry('turn', 0)],
      [entry('ends'), entry('night')],
      [entry('wakes'), entry('turn', 0)],
      [entry('ends'), entry('night')],
    );
    expect(told(log)).toEqual([
      [null, 0, '0-0', ''],
      [0, 1, '1-1', 'turn ends'],
      [null, 1, '2-1', 'night bite'],
      [0, 2, '2-2', 'turn ends'],
      [null, 2, '3-3', 'night wakes'],
      [0, 3, '4-4', 'turn ends'],
      [null, 3, '5-4', 'night'],
    ]);
  });

  test('steps that the log leaves out belong to the turn that closes them', () => {
    const log = [
      { step: 0, seat: null, entries: [entry('turn', 0)] },
      { step: 3, seat: 0, entries: [entry('moves'), entry('turn', 1)] },
      { step: 6, seat: 1, entries: [entry('moves')] },
    ];
    expect(told(log)).toEqual([
      [null, 0, '0-0', ''],
      [0, 1, '1-3', 'turn moves'],
      [1, 1, '4-6', 'turn moves'],
    ]);
  });
});
