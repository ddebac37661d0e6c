import type { Outcome } from '@turnpoint/kernel';
import type { Level, Player } from '@turnpoint/protocol';
import { expect, test } from 'vitest';
import { atLevel, nextLevel } from '../src/match/next-level.ts';

const LEVELS: readonly Level[] = [1, 4, 5, 2, 3];
const me: Player = { name: 'Mara', kind: 'person', level: null };
const bot = (level: Level, name = 'Yara'): Player => ({ name, kind: 'bot', level });
const won = (...winners: number[]): Outcome => ({ kind: 'won', winners, by: { key: 'over' } }) as unknown as Outcome;
const next = (players: readonly Player[], outcome: Outcome) => nextLevel({ players, outcome, seat: 0 }, LEVELS);

test('who has won is offered the next stronger bots, who has lost the next milder ones', () => {
  expect(next([me, bot(5)], won(0))).toBe(2);
  expect(next([me, bot(5)], won(1))).toBe(4);
});

test('nothing is offered where no bots are stronger or milder, where they differ, or all have won together', () => {
  expect(next([me, bot(3)], won(0))).toBeNull();
  expect(next([me, bot(1)], won(1))).toBeNull();
  expect(next([me, bot(1), bot(5)], won(0))).toBeNull();
  expect(next([me, bot(5)], won(0, 1))).toBeNull();
  expect(next([me, me], won(0))).toBeNull();
});

test('bots of another level have names of their own, people keep theirs', () => {
  expect(atLevel([me, bot(5), bot(5, 'Anton')], 2)).toEqual([me, bot(2, 'Ada'), bot(2, 'Bruno')]);
});
