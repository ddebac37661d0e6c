import { anytimeChoices, choices, copyState, owing, playInPlace, sameJson, start, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { DECK_IDS, DECKS } from '../content/index.ts';
import { cannotUseDeck, type State, timestream } from '../rules/index.ts';
import { anyDeck } from './any-deck.ts';

/** What holds in every state that can be reached; the first thing that does not, in words. */
function unsound({ table: t, stack }: State): string | null {
  for (const seat of [0, 1] as const) {
    const p = t.players[seat];
    const cells = [...p.unlinked, ...p.linked, ...p.held];
    if (cells.some((n) => n < 0)) return 'fewer than no cells';
    if (p.held.some((n, cell) => n > (p.linked[cell] ?? 0))) return 'a cell is held that is not Linked';
    if (p.knownTop + p.knownBottom > 2 * p.deck.length) return 'more is known of a deck than it has';
    const pieces = t.lanes.flatMap(({ location, advances, obstacles }) => [...location, ...advances, ...obstacles]);
    const own = pieces.filter(({ by }) => by === seat);
    const inPlay = own.reduce((n, { links, powers }) => n + 1 + links.length + powers.length, 0);
    const counted = p.hand.length + p.deck.length + p.shown.length + p.hidden.length + inPlay;
    const spent = stack.filter((frame) => frame.kind === 'spent' && frame.seat === seat).length;
    const all = counted + spent + [...p.unlinked, ...p.linked].reduce((a, b) => a + b, 0);
    if (all !== p.list.length) return `${all} of ${p.list.length} cards are left`;
  }
  return t.lanes.some(({ location }) => location.length > 2) ? 'a location is overfull' : null;
}

function playOut(state: State, int: (below: number) => number, mayLeave: boolean): State {
  for (let step = 0; state.outcome === null; step++) {
    const [seat] = owing(timestream, state);
    if (seat === undefined || step > 20_000) throw new Error(`stuck at step ${step}`);
    const isLeaving = mayLeave && int(400) === 0;
    const legal = isLeaving ? anytimeChoices(timestream, state, seat) : choices(timestream, state, seat);
    if (legal.length === 0) throw new Error(`nothing to choose at step ${step}`);
    if (step % 97 === 0) expect(sameJson(copyState(timestream, state), state)).toBe(true);
    playInPlace(timestream, state, seat, legal[int(legal.length)]!);
    const wrong = unsound(state);
    if (wrong !== null) throw new Error(`${wrong} at step ${step}`);
  }
  return state;
}

/** The suite plays four of every pairing; `npm run turnpoint -- simulate timestream` plays thousands. */
const MATCHES = Number(process.env.TURNPOINT_MATCHES ?? 64);

test('random matches of every pairing of decks end without a stuck state, also when people leave', () => {
  const endings = new Set<string>();
  for (let i = 0; i < MATCHES; i++) {
    const decks = [DECKS[DECK_IDS[i % 4]!], DECKS[DECK_IDS[(i >> 2) % 4]!]] as const;
    const options = { decks, powerStart: i % 3 !== 0, openLists: i % 5 !== 0 };
    const { state } = start(timestream, options, 2, `seed ${i}`);
    endings.add(playOut(state, stream(`random ${i}`), i % 2 === 1).outcome?.by.key ?? '');
  }
  expect(endings).toContain('outcome.TS-15.4');
  expect(endings).toContain('outcome.TS-22.5');
}, 600_000);

test('TS-4.10 random matches of any legal decks too', () => {
  for (let i = 0; i < 16; i++) {
    const int = stream(`any deck ${i}`);
    const decks = [anyDeck(int), anyDeck(int)] as const;
    expect(decks.flatMap((deck) => cannotUseDeck(deck))).toEqual([]);
    playOut(start(timestream, { decks, powerStart: true, openLists: false }, 2, `any ${i}`).state, int, false);
  }
});
