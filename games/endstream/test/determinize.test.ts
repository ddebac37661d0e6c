import { choices, deciders, determinize, look, playInPlace, start, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { DECKS, type Deck, ownerOf } from '../content/index.ts';
import { cannotUseDeck, endstream, type State } from '../rules/index.ts';
import { anyDeck } from './any-deck.ts';

/** The deck that a seat has in this state. */
function deckOf({ table }: State, seat: 0 | 1): Deck {
  const mine = table.operators.filter((_, no) => ownerOf(no) === seat);
  return {
    controller: table.players[seat].controller,
    operators: mine.map(({ card, techs }) => ({ operator: card, techs })),
  };
}

/** Worlds that each seat imagines in the course of a random match. */
function worlds(decks: readonly [Deck, Deck], seed: string): { seat: 0 | 1; real: State; world: State }[] {
  const int = stream(seed);
  const { state } = start(endstream, { ...endstream.defaults(2), decks, drawAfter: 12 }, 2, seed);
  const found: { seat: 0 | 1; real: State; world: State }[] = [];
  for (let step = 0; step < 240 && state.outcome === null; step++) {
    const seat = deciders(endstream, state)[0] as 0 | 1;
    if (step % 20 === 0) {
      for (const viewer of [0, 1] as const) {
        const world = determinize(endstream, look(endstream, state, viewer), int);
        found.push({ seat: viewer, real: structuredClone(state), world });
      }
    }
    const legal = choices(endstream, state, seat);
    playInPlace(endstream, state, seat, legal[int(legal.length)]!);
  }
  return found;
}

test('ES-3.21 a world that a seat imagines holds legal decks, its own as it is and what it knows of the other', () => {
  for (let i = 0; i < 8; i++) {
    const int = stream(`worlds ${i}`);
    for (const { seat, real, world } of worlds([anyDeck(int), anyDeck(int)], `worlds ${i}`)) {
      expect(([0, 1] as const).flatMap((one) => cannotUseDeck(deckOf(world, one)))).toEqual([]);
      expect(deckOf(world, seat)).toEqual(deckOf(real, seat));
      const { operators } = look(endstream, real, seat).view;
      for (const [no, { card, techs }] of operators.entries()) {
        const imagined = world.table.operators[no]!;
        if (card !== null) expect(imagined.card).toBe(card);
        for (const [slot, tech] of techs.entries()) if (tech !== null) expect(imagined.techs[slot]).toBe(tech);
      }
    }
  }
});

test('ES-2.8 while all that is known fits a starter deck, the imagined deck is that one', () => {
  const rows = (deck: Deck) => deck.operators.map(({ operator, techs }) => `${operator} ${techs}`).sort();
  for (const { world } of worlds([DECKS.meridian, DECKS.ossuary], 'starters')) {
    expect([rows(deckOf(world, 0)), rows(deckOf(world, 1))]).toEqual([rows(DECKS.meridian), rows(DECKS.ossuary)]);
  }
});

test('ES-3.21 imagined hands differ from one another: nothing is told by their order, nor by a deck that is no starter', () => {
  const int = stream('differ');
  const first = (decks: readonly [Deck, Deck]) => {
    const { state } = start(endstream, { ...endstream.defaults(2), decks }, 2, 'differ');
    const seen = look(endstream, state, 0);
    return Array.from({ length: 30 }, () => determinize(endstream, seen, int));
  };
  const starter = first([DECKS.meridian, DECKS.ossuary]).map(({ table }) => table.operators[7]!.card);
  expect(new Set(starter).size).toBe(7);
  expect(new Set(first([DECKS.meridian, DECKS.ossuary]).map(({ chance }) => chance.seed)).size).toBe(30);
  // An operator of another deck is known: the rest may be anything.
  const { state } = start(endstream, { ...endstream.defaults(2), decks: [DECKS.meridian, DECKS.ossuary] }, 2, 'any');
  const seen = look(endstream, state, 0);
  const operators = seen.view.operators.map((op, no) => (no === 7 ? { ...op, card: 'marwa-oasis-blade' } : op));
  const guessed = Array.from({ length: 30 }, () =>
    determinize(endstream, { ...seen, view: { ...seen.view, operators } }, int),
  );
  expect(new Set(guessed.map(({ table }) => table.operators[8]!.card)).size).toBeGreaterThan(8);
  expect(new Set(guessed.map(({ table }) => table.operators[8]!.techs[0])).size).toBeGreaterThan(12);
});
