import { choices, deciders, Match } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { hushCompanion } from '../src/toy/hush/companion.ts';

/** A match of the toy game that has come to a decision of several seats. */
function openDecision() {
  for (let n = 0; n < 50; n++) {
    const match = Match.create(hushCompanion.game, { options: { rounds: 4 }, seats: 4, seed: `open answers ${n}` });
    if (!(match instanceof Match)) throw new Error('refused');
    while (match.state.outcome === null) {
      const asked = deciders(match.game, match.state);
      if (asked.length > 2) return { match, asked };
      const seat = asked[0] as number;
      match.choose(seat, choices(match.game, match.state, seat)[0] as never);
    }
  }
  throw new Error('no such decision');
}

test('an answer to a decision of several seats is final when given', () => {
  const { match, asked } = openDecision();
  const [a, b] = asked as [number, number];
  match.choose(a, choices(match.game, match.state, a)[0] as never);
  expect(match.state.picks[a]).not.toBeNull();
  expect(match.undo(a)).toBe('sealed');
  expect(match.state.picks[a]).not.toBeNull();
  expect(match.cannotUndo(b)).not.toBeNull();
});

test('why an answer cannot be taken back does not tell whether others have answered', () => {
  const { match, asked } = openDecision();
  const [a, b, c] = asked as [number, number, number];
  match.choose(a, choices(match.game, match.state, a)[0] as never);
  const before = [a, c].map((seat) => match.cannotUndo(seat));
  match.choose(b, choices(match.game, match.state, b)[0] as never);
  expect([a, c].map((seat) => match.cannotUndo(seat))).toEqual(before);
});
