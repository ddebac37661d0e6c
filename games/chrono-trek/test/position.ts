import type { Seat } from '@turnpoint/kernel';
import { begin } from '@turnpoint/testkit';
import { CARDS, CHARACTERS, DECK, FRACTURE_ON, INDEXES, LINCHPINS, slug, typeOf } from '../content/index.ts';
import { type CardId, chronoTrek, type Frame, type Options, type Player, type State } from '../rules/index.ts';

/** A position in one literal. Cards, Artifacts and characters by title; what is left out is as at the start. */
export interface Position {
  /** Characters by seat. */
  readonly who: readonly string[];
  readonly options?: Partial<Options>;
  /** Marks of altered Linchpins: "B6 B7". */
  readonly altered?: string;
  readonly fractures?: string;
  readonly anomaly?: number;
  /** By seat. */
  readonly hands?: readonly (readonly string[])[];
  readonly artifacts?: readonly (readonly string[])[];
  readonly discard?: readonly string[];
  /** Drawn first comes first; the rest of the deck, without Events and Memos, lies beneath. */
  readonly pile?: readonly string[];
  /** Nothing beneath `pile`. */
  readonly thin?: boolean;
  /** Whose turn it is. */
  readonly active?: Seat;
  /** What is asked; left out: the turn's play. */
  readonly stack?: readonly Frame[];
}

const LEVEL = { levels: '1234', first: 'random', pause: 'timed', seconds: 5, takeOver: true } as const;

export function card(title: string): CardId {
  const id = slug(title);
  if (CARDS[id] === undefined) throw new Error(`there is no card "${title}"`);
  return id;
}

export const MEMO = 'Memo From Your Future Self';

/** The bits of `linchpins`. */
function bits(marks: string): number {
  return LINCHPINS.reduce((mask, index, bit) => (marks.split(' ').includes(index) ? mask | (1 << bit) : mask), 0);
}

export function position(p: Position): State {
  const seats = p.who.length;
  const active = p.active ?? 0;
  const fractures = INDEXES.filter((index) => (p.fractures ?? '').split(' ').includes(index));
  const players = p.who.map(
    (name, seat): Player => ({
      character: slug(name),
      rejected: null,
      hand: (p.hands?.[seat] ?? []).map(card),
      artifacts: (p.artifacts?.[seat] ?? []).map(card),
      seen: p.who.map(() => null),
      away: [],
      deeds: [],
      out: false,
    }),
  );
  const discard = (p.discard ?? []).map(card);
  const drawn = (p.pile ?? []).map(card);
  const rest = DECK.slice();
  const used = players.flatMap(({ hand, artifacts }) => [...hand, ...artifacts]);
  for (const id of [...used, ...discard, ...drawn, ...fractures.map((spot) => FRACTURE_ON[spot] as CardId)]) {
    if (!rest.includes(id)) throw new Error(`too many copies of ${id}`);
    rest.splice(rest.indexOf(id), 1);
  }
  const beneath = p.thin ? [] : rest.filter((id) => typeOf(id) !== 'event' && id !== card(MEMO));
  const stack = p.stack ?? [
    { kind: 'end', seat: active },
    { kind: 'act', seat: active },
  ];
  const table: State['table'] = {
    options: { ...LEVEL, ...p.options },
    linchpins: bits(p.altered ?? ''),
    anomaly: p.anomaly ?? 0,
    fractures,
    players,
    pile: [...beneath, ...drawn.reverse()],
    discard,
    playing: [],
    aside: [],
    unused: CHARACTERS.map(({ id }) => id).filter((id) => !players.some(({ character }) => character === id)),
    setAside: [],
    offer: [],
    marks: Array.from({ length: seats + 1 }, () => p.who.map(() => [])),
    revealed: true,
    active,
    turns: 1,
    quiet: -1,
  };
  return begin(chronoTrek, { table, stack }, seats).state;
}
