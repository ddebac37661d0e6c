import { stream } from '@turnpoint/kernel';
import { followFirstMatch, wrongWordsOf } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import { timestreamBot } from '../../bot/index.ts';
import { type Choice, cannotUseDeck, type Look, timestream } from '../../rules/index.ts';
import { firstMatch } from '../first-match/index.ts';
import { boardSpots, endSpot, handSpot } from '../spots.ts';

const { options, lessons } = firstMatch;

function touches({ view }: Look, choice: Choice): string[] {
  const hand = view.players[0].hand ?? [];
  const card = 'card' in choice ? hand.flatMap((no, i) => (no === choice.card ? [handSpot(i)] : [])) : [];
  return [...card, ...boardSpots(choice, view)];
}

test('the decks of the first match are legal', () => {
  expect(options.decks.flatMap((deck) => cannotUseDeck(deck))).toEqual([]);
});

test('whoever does what the first match teaches learns everything and wins within six turns', () => {
  for (const chance of ['a', 'b', 'c']) {
    const int = stream(chance);
    const { match, done } = followFirstMatch(timestream, firstMatch, {
      seats: 2,
      touches,
      otherwise: ({ choices }) => choices.find(({ kind }) => kind === 'none') ?? choices[0],
      rival: (look) => timestreamBot.policy(look, int),
      isEnough: ({ state }) => state.table.turns === 14,
    });
    const { table, outcome } = match.state;
    expect(table.first).toBe(0);
    expect(outcome?.winners).toEqual([0]);
    expect(table.players[0].turns).toBeLessThanOrEqual(6);
    expect(done).toEqual(new Set(lessons.map(({ id }) => id)));
    // What is taught first of all targets is one that succeeds.
    const targeted = match
      .log(0)
      .flatMap(({ entries }) => entries.flatMap((one) => (one.type === 'targeted' ? [one] : [])));
    expect(targeted.find(({ seat }) => seat === 0)?.to.voided).toBe(true);
  }
});

test('no Obstacle of the first match is ringed where it could strike at nothing', () => {
  const attack = lessons.find(({ id }) => id === 'attack');
  const { match } = followFirstMatch(timestream, firstMatch, {
    seats: 2,
    touches,
    otherwise: ({ choices }) => choices.find(({ kind }) => kind === 'none') ?? choices[0],
    rival: (look) => timestreamBot.policy(look, stream('a')),
    isEnough: (played) => attack?.fits(played.look(0)) ?? true,
  });
  const look = match.look(0);
  const open = look.view.lanes.flatMap(({ location }, lane) => (location.length === 0 ? [endSpot(lane)] : []));
  expect(attack?.spots(look, null).filter((spot) => open.includes(spot))).toEqual([]);
  expect(attack?.fits(look)).toBe(true);
});

test('every lesson is said in both languages', async () => {
  expect(await wrongWordsOf(firstMatch, ['en', 'de'])).toEqual([]);
});
