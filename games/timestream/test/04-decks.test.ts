import { expect, test } from 'vitest';
import { DECK_IDS, DECKS, type Deck } from '../content/index.ts';
import { cannotUseDeck, timestream } from '../rules/index.ts';

const clauses = (deck: unknown) => cannotUseDeck(deck).map(({ clause }) => clause);
/** A deck with more cells than it needs, so that there are some to take out. */
const BASE: Deck = {
  ...{ P01: 11, P02: 4, P03: 3, P04: 2, E103: 2, E104: 1, E105: 1, E202: 2, E203: 2, E302: 2, E307: 2, T01: 1, T02: 2 },
  ...{ A01: 1, A02: 2, A03: 1, A04: 1, A06: 1, A07: 2, A09: 1, A11: 1, A12: 1 },
  ...{ O01: 2, O03: 2, O05: 1, O07: 2, O08: 2, O12: 1, I01: 1, I05: 1, L02: 1, L03: 1 },
};
/** That deck with some copies changed; what is 0 is left out. */
function changed(changes: Deck): Deck {
  const deck = { ...BASE, ...changes };
  return Object.fromEntries(Object.entries(deck).filter(([, n]) => n > 0));
}

test('TS-4.1 TS-R54 a deck has exactly 60 cards', () => {
  for (const id of DECK_IDS) expect(clauses(DECKS[id])).toEqual([]);
  expect(clauses(changed({ P01: 12 }))).toEqual(['TS-4.1']);
  expect(clauses(changed({ P01: 10 }))).toEqual(['TS-4.1']);
  for (const odd of [null, 3, { X99: 60 }, { P01: 1.5 }, { P01: '60' }]) expect(clauses(odd)).toEqual(['TS-4.1']);
});

test('TS-4.2 at most three of a name, but for basic Ancient and Future cells', () => {
  expect(clauses(changed({ A02: 3, P01: 10 }))).toEqual([]);
  expect(clauses(changed({ A02: 4, P01: 9 }))).toEqual(['TS-4.2']);
  expect(clauses(changed({ P03: 4, P01: 10 }))).toEqual(['TS-4.2']);
  expect(clauses(changed({ P01: 5, P02: 10 }))).toEqual([]);
});

test('TS-4.3 at least fifteen Power Cells', () => {
  expect(clauses(changed({ P01: 6, A02: 3, O01: 3, O07: 3, A03: 3 }))).toEqual([]);
  expect(clauses(changed({ P01: 5, A02: 3, O01: 3, O07: 3, A03: 3, A04: 2 }))).toEqual(['TS-4.3']);
});

test('TS-4.4 at least one basic cell of each type', () => {
  expect(clauses(changed({ P02: 0, P01: 15 }))).toEqual(['TS-4.4']);
  expect(clauses(changed({ P03: 0, P01: 14 }))).toEqual(['TS-4.4']);
  expect(clauses(changed({ P02: 1, P01: 14 }))).toEqual([]);
});

test('TS-4.5 TS-R55 at most six Universal cells', () => {
  expect(clauses(changed({ P03: 3, P06: 3, P01: 8 }))).toEqual([]);
  expect(clauses(changed({ P03: 3, P06: 4, P01: 7 }))).toEqual(['TS-4.2', 'TS-4.5']);
});

test('TS-4.6 at least two Event Chain cards for each phase', () => {
  expect(clauses(changed({ E103: 1, E104: 1, E105: 0, P01: 13 }))).toEqual([]);
  expect(clauses(changed({ E103: 1, E104: 0, E105: 0, P01: 14 }))).toEqual(['TS-4.6']);
});

test('TS-4.12 TS-R93 at most four Event Chain cards for each phase', () => {
  expect(clauses(changed({ E202: 2, E203: 2, E104: 2, E105: 0 }))).toEqual([]);
  expect(clauses(changed({ E104: 2, P01: 10 }))).toEqual(['TS-4.12']);
  expect(clauses(changed({ E204: 1, E306: 1, P01: 9 }))).toEqual(['TS-4.12', 'TS-4.12']);
});

test('TS-4.7 TS-R22 one to three TIMESTREAM cards', () => {
  expect(clauses(changed({ T01: 0, T02: 1, P01: 13 }))).toEqual([]);
  expect(clauses(changed({ T01: 0, T02: 0, P01: 14 }))).toEqual(['TS-4.7']);
  expect(clauses(changed({ T02: 3, P01: 10 }))).toEqual(['TS-4.7']);
});

test('TS-4.8 TS-R56 at most two of an Intervention and eight in all', () => {
  const eight = { I01: 2, I05: 2, I02: 2, I03: 2, A02: 0, O01: 0, O07: 0 };
  expect(clauses(changed(eight))).toEqual([]);
  expect(clauses(changed({ I01: 3, P01: 9 }))).toEqual(['TS-4.8']);
  expect(clauses(changed({ ...eight, I04: 1, A03: 0 }))).toEqual(['TS-4.8']);
});

test('TS-4.9 both may use the same list', () => {
  const options = { ...timestream.defaults(2), decks: [DECKS.storm, DECKS.storm] };
  expect(timestream.cannotStart(options, 2)).toBeNull();
});

test('TS-4.10 a deck is refused with every broken rule named', () => {
  expect(clauses({ A02: 5 })).toEqual([
    'TS-4.1',
    'TS-4.2',
    'TS-4.3',
    'TS-4.4',
    'TS-4.4',
    'TS-4.4',
    'TS-4.6',
    'TS-4.6',
    'TS-4.6',
    'TS-4.7',
  ]);
  const options = { ...timestream.defaults(2), decks: [DECKS.scribes, changed({ P01: 12 })] };
  expect(timestream.cannotStart(options, 2)?.clause).toBe('TS-4.1');
  const worse = timestream.cannotStart({ ...options, decks: [DECKS.scribes, changed({ A02: 4, T02: 3, P01: 8 })] }, 2);
  expect(worse).toMatchObject({
    clause: 'TS-4.10',
    because: { args: { rules: { list: [{ key: 'why.deck-copies' }, { key: 'why.deck-timestream' }] } } },
  });
  expect(timestream.cannotStart({ ...options, more: 1 }, 2)?.clause).toBe('TS-4.10');
});

test('TS-4.11 TS-R75 a deck that can win by The Sealed Return only must be able to lock a phase', () => {
  const sealed = { T01: 0, T02: 0, T04: 3 };
  expect(clauses(changed(sealed))).toEqual([]);
  const singles = { E103: 1, E107: 1, E202: 1, E204: 1, E203: 1, E205: 1, E302: 1, E307: 1, E306: 1, E310: 1 };
  expect(clauses(changed({ ...sealed, ...singles, P01: 11 }))).toEqual(['TS-4.11']);
  expect(clauses(changed({ ...singles, P01: 11 }))).toEqual([]);
});
