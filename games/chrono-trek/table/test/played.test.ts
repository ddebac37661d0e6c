import { expect, test } from 'vitest';
import type { Entry } from '../../rules/types.ts';
import { type Played, playedAfter } from '../motion/played.ts';

const plays = (seat: number) =>
  ({ type: 'play', clause: 'CT-6.3', seat, card: 'beam-it-aboard', via: 'turn', answers: [] }) as Entry;
const memo = { type: 'memo', clause: 'CT-9.7', seat: 2, card: 'beam-it-aboard' } as Entry;
const cancelled = { type: 'cancelled', clause: 'CT-9.7', seat: 1, card: 'beam-it-aboard', by: 2 } as Entry;

test('what others play stands large, with the Memo beside it and what became of it', () => {
  let now: Played | null = null;
  const shown = [plays(1), memo, cancelled].map((entry) => {
    now = playedAfter(now, entry, 0);
    return now;
  });
  expect(shown).toMatchObject([
    { seat: 1, answer: null, cancelled: false },
    { seat: 1, answer: 2, cancelled: false },
    { seat: 1, answer: 2, cancelled: true },
  ]);
});

test('one’s own play needs no stage, and what follows is shown on the table itself', () => {
  expect(playedAfter(null, plays(0), 0)).toBeNull();
  const turned = { type: 'turned', clause: 'CT-5.4', turned: [] } as Entry;
  expect(playedAfter(playedAfter(null, plays(1), 0), turned, 0)).toBeNull();
});
