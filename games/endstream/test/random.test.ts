import { choices, copyState, deciders, playInPlace, sameJson, start, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { DECK_IDS, DECKS } from '../content/index.ts';
import { cannotUseDeck, endstream, type State } from '../rules/index.ts';
import { anyDeck, type Int } from './any-deck.ts';
import { unsound } from './sound.ts';

/** Plays any choices to the end; what holds in every state holds in each. */
function playOut(state: State, int: Int): State {
  for (let step = 0; state.outcome === null; step++) {
    const seat = deciders(endstream, state)[0]!;
    const legal = choices(endstream, state, seat);
    if (legal.length === 0 || step > 20_000) throw new Error(`stuck at step ${step}`);
    if (step % 97 === 0) expect(sameJson(copyState(endstream, state), state)).toBe(true);
    playInPlace(endstream, state, seat, legal[int(legal.length)]!);
    const wrong = unsound(state);
    if (wrong !== null) throw new Error(`${wrong} at step ${step}`);
  }
  return state;
}

const MATCHES = 64;

/** The suite plays four of every pairing; `npm run turnpoint -- simulate endstream` plays thousands. */
test('random matches of every pairing of decks end without a stuck state', () => {
  const endings = new Set<string>();
  for (let i = 0; i < MATCHES; i++) {
    const decks = [DECKS[DECK_IDS[i % 4]!], DECKS[DECK_IDS[(i >> 2) % 4]!]] as const;
    const firstTurnMove = i % 3 === 0 ? 'ownStream' : 'none';
    const options = { ...endstream.defaults(2), decks, firstTurnMove, drawAfter: 2 + (i % 39) } as const;
    const { state } = start(endstream, options, 2, `seed ${i}`);
    endings.add(playOut(state, stream(`random ${i}`)).outcome?.by.key ?? '');
  }
  expect(endings).toContain('outcome.ES-15.1');
});

test('ES-2.3 random matches of any legal decks too', () => {
  for (let i = 0; i < 16; i++) {
    const int = stream(`any deck ${i}`);
    const decks = [anyDeck(int), anyDeck(int)] as const;
    expect(decks.flatMap((deck) => cannotUseDeck(deck))).toEqual([]);
    playOut(start(endstream, { ...endstream.defaults(2), decks, drawAfter: 12 }, 2, `any ${i}`).state, int);
  }
});
