import { oddsOf } from '@turnpoint/protocol';
import { says } from '@turnpoint/ui';
import { expect, test } from 'vitest';
import { decidingOf } from '../src/share/deciding.ts';

const chance = (wins: number) => oddsOf('win', [...Array(wins).fill(1), ...Array(10 - wins).fill(0)]);
const turn = (seat: number | null, first: number, last: number, worth: number) => ({
  seat,
  n: 1,
  first,
  last,
  entries: [{ type: 'done', worth }],
});
const story = {
  headlines: ({ entries: [entry] }: { readonly entries: readonly { worth: number }[] }) => [
    says(entry?.worth ?? 0, 'done'),
  ],
};

/** Whose turn tells of a fall from 8 of 10, by what was left between the two and in the end. */
function decider(between: number, after: number, answer = turn(1, 3, 4, 50), own = 10): number | null {
  const turns = [turn(null, 0, 0, 0), turn(0, 1, 2, own), answer];
  const point = { turn: 1, answer: 2, reply: 2, before: chance(8), after: chance(after), came: 'bad', step: null };
  const replay = {
    turns,
    chances: { known: [chance(8), chance(between), chance(after)] },
    fetched: { story, match: { look: {} }, replayed: { log: [] } },
  };
  return decidingOf(point as never, replay as never)?.turn.seat ?? null;
}

test('a picture tells of the turn, or of the answer where that changed more', () => {
  expect(decider(2, 0)).toBe(0);
  expect(decider(7, 0)).toBe(1);
  expect(decider(9, 0)).toBe(1);
});

test('where nobody chose in the answer, of what weighs more', () => {
  expect(decider(0, 0, turn(null, 3, 2, 50))).toBeNull();
  expect(decider(0, 0, turn(null, 3, 2, 5))).toBe(0);
});
