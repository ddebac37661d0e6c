import { deciders, owing, type Seat } from '@turnpoint/kernel';
import { Scene as Base, begin } from '@turnpoint/testkit';
import { CARDS, CHARACTERS, DECK, FRACTURE_ON, INDEXES, type Index, slug, typeOf } from '../content/index.ts';
import {
  type CardId,
  type Choice,
  type ChronoTrek,
  chronoTrek,
  type Frame,
  type Options,
  type Player,
  type State,
} from '../rules/index.ts';
import { texts } from '../texts/index.ts';

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
  const linchpins = 'A2 A3 A5 A6 A7 A9 B1 B3 B6 B7 C3 C4 D3 D4 D5'.split(' ');
  return marks.split(' ').reduce((mask, mark) => (mark === '' ? mask : mask | (1 << linchpins.indexOf(mark))), 0);
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

/** A position and real choices from there, in few words. */
export class Scene extends Base<ChronoTrek> {
  constructor(p: Position | State) {
    super(chronoTrek, 'who' in p ? position(p) : p, { texts });
  }

  /** Announces a card and what it names ("B6", "Porthos", "seat 2", "left", "reward", "done"). */
  announce(seat: Seat, title: string, ...names: readonly string[]): this {
    this.as(seat).choose({ kind: 'play', card: card(title) });
    for (const name of names) this.name(seat, name);
    return this;
  }

  name(seat: Seat, name: string): this {
    const wanted = this.offered(seat).find((choice) => isNamed(choice, name));
    if (wanted === undefined) throw new Error(`"${name}" is not offered: ${JSON.stringify(this.offered(seat))}`);
    this.as(seat).choose(wanted);
    return this;
  }

  /** Announces a card, and nobody answers it. */
  plays(seat: Seat, title: string, ...names: readonly string[]): this {
    return this.announce(seat, title, ...names).pass();
  }

  /** Everybody asked passes, until no window is open. */
  pass(): this {
    while (this.state.stack.at(-1)?.kind === 'window') {
      const [asked] = owing(chronoTrek, this.state);
      this.as(asked as Seat).choose({ kind: 'pass' });
    }
    return this;
  }

  /** These seats answer with a Memo, all others pass; only the window that is open now. */
  memo(...seats: readonly Seat[]): this {
    for (const asked of deciders(chronoTrek, this.state)) {
      this.as(asked).choose({ kind: seats.includes(asked) ? 'memo' : 'pass' });
    }
    return this;
  }

  /** The active player draws instead of playing; the next turn begins. */
  secondDraw(seat: Seat): this {
    this.as(seat).choose({ kind: 'second-draw' });
    return this.pass();
  }

  get t(): State['table'] {
    return this.state.table;
  }

  hand(seat: Seat): readonly CardId[] {
    return this.t.players[seat]?.hand ?? [];
  }

  artifacts(seat: Seat): readonly CardId[] {
    return this.t.players[seat]?.artifacts ?? [];
  }

  /** Marks of everything that is not as at the start: `B6' B8' D9' B8"`. */
  get turned(): string {
    const faces = this.look(null).view.timeline;
    const altered = faces.filter((face) => face.altered).map(({ index }) => `${index}'`);
    return [...altered, ...this.t.fractures.map((spot: Index) => `${spot}"`)].join(' ');
  }

  /** The winner, "nobody" or, while the match runs, null. */
  get winner(): Seat | 'nobody' | null {
    if (this.state.outcome === null) return null;
    return this.state.outcome.winners[0] ?? 'nobody';
  }
}

function isNamed(choice: Choice, name: string): boolean {
  switch (choice.kind) {
    case 'linchpin':
      return choice.at === name;
    case 'player':
      return `seat ${choice.seat}` === name;
    case 'direction':
      return choice.to === name;
    case 'option':
      return choice.take === name;
    case 'identity':
      return choice.character === slug(name);
    case 'artifact':
    case 'pile':
    case 'fracture':
    case 'give':
    case 'find':
    case 'play':
      return choice.card === slug(name);
    default:
      return choice.kind === name;
  }
}

export function scene(p: Position | State): Scene {
  return new Scene(p);
}
