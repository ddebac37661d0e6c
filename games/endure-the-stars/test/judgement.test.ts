import { look, type Seat } from '@turnpoint/kernel';
import { type Respect, wronglyJudged } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { type Endure, endureTheStars, type State, type Survivor } from '../rules/index.ts';
import companion from './conformance.ts';

const judge = (s: State, seat: Seat) => evaluate(look(endureTheStars, s, seat))[seat] as number;

const ofSurvivor = (change: (survivor: Survivor) => boolean): Respect<Endure> => ({
  is: 'worse',
  change(s) {
    const survivor = s.table.team.find(({ fate }) => fate !== 'dead');
    return survivor !== undefined && change(survivor);
  },
});

const RESPECTS: Readonly<Record<string, Respect<Endure>>> = {
  'Health of a survivor': ofSurvivor((survivor) => survivor.health > 1 && survivor.health-- > 0),
  'Resolve of a survivor': ofSurvivor((survivor) => survivor.resolve > 0 && survivor.resolve-- > 0),
  'a survivor is dead': ofSurvivor((survivor) => {
    survivor.fate = 'dead';
    return true;
  }),
  'an enemy is gone': { is: 'better', change: ({ table }) => table.figures.pop() !== undefined },
  'a token is gone': { is: 'better', change: ({ table }) => table.tokens.pop() !== undefined },
};

test('each part of a position counts the right way round', () => {
  expect(wronglyJudged(companion, judge, RESPECTS)).toEqual([]);
});
