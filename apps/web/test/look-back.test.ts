import { DECKS } from '@turnpoint/endstream/content';
import { endstream, type Options } from '@turnpoint/endstream/rules';
import { Match, type Types } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { lookBack } from '../src/worker/sight.ts';

const options: Options = {
  decks: [DECKS.jerusalem, DECKS.meridian],
  format: 'standard',
  firstTurnMove: 'none',
  openDecks: false,
  drawAfter: 40,
};

/** A match in the middle of the starting player's first turn: both kept, one agenda is activated. */
function begun() {
  const match = Match.create(endstream, { options, seats: 2, seed: 'look back' });
  if (!(match instanceof Match)) throw new Error('refused');
  while (match.state.table.phase === 'mulligan') {
    for (const seat of [0, 1]) match.choose(seat, { kind: 'keep' });
  }
  const first = match.state.table.turn;
  match.choose(first, { kind: 'agenda', place: first * 6 });
  return { match: match as unknown as Match<Types>, first, second: 1 - first };
}

test('a reader looks back at what they saw after a step, as they saw it', () => {
  const { match, first } = begun();
  const before = match.choices.length - 1;
  const seen = lookBack(match, first, before);
  expect(seen).toMatchObject({ seat: first, step: before });
  const { operators } = seen!.view as { operators: { owner: number; card: string | null }[] };
  expect(operators.filter(({ owner }) => owner !== first).every(({ card }) => card === null)).toBe(true);
});

test('ES-16.8 nobody looks back into a turn that is still private, nor ahead', () => {
  const { match, first, second } = begun();
  const open = match.choices.length;
  expect(lookBack(match, first, open)).not.toBeNull();
  expect(lookBack(match, second, open)).toBeNull();
  expect(lookBack(match, null, open)).toBeNull();
  expect(lookBack(match, first, open + 1)).toBeNull();
});
