import { allSeats, type Seat } from '@turnpoint/kernel';
import {
  cellAt,
  type Face,
  FULL_ENERGY,
  LINE_CARDS,
  layoutOf,
  lineDeck,
  type Mode,
  type Place,
  stepTo,
} from '../../content/index.ts';
import { type Context, type Laid, type Options, type Player, START, type Table } from '../types.ts';

/** Section 2: places, decks, and the first-round order. */
export function setUp(options: Options, seats: number, ctx: Context): Table {
  const { mode, colours } = options;
  const layout = layoutOf(mode, seats);
  const cells = Array<Laid | null>(layout.size ** 2).fill(null);
  const places = drawPlaces(mode, layout.places, ctx);
  const players = places.map(({ x, y, way }, seat): Player => {
    const at = cellAt(layout.size, x, y);
    const isInside = layout.starts === 'inside';
    if (isInside) cells[at] = { seat, face: 'start', way, parent: START, n: 0 };
    const deck = lineDeck();
    ctx.shuffle(deck);
    return {
      colour: colours[seat] as Options['colours'][number],
      entry: isInside ? stepTo(layout.size, at, way) : at,
      entryWay: way,
      head: START,
      energy: FULL_ENERGY,
      effect: null,
      hand: [],
      deck,
      ended: false,
      out: null,
    };
  });
  players.forEach(({ entry, entryWay }, seat) => {
    ctx.log({ type: 'deal', clause: layout.clause, seat, entry, way: entryWay });
  });
  const { first, reveals } = firstOrder(mode, players, ctx);
  ctx.push({ kind: 'order' });
  return { mode, size: layout.size, cells, players, reveals, first, round: 0, order: [], laid: 0 };
}

/** EOL-13.11: at random; team-mates opposite each other (EOL-12.8: listed places 1 and 3 against 2 and 4). */
function drawPlaces(mode: Mode, places: readonly Place[], ctx: Context): Place[] {
  const drawn = [...places];
  if (mode !== 'team') {
    ctx.shuffle(drawn);
    return drawn;
  }
  const pairs = [
    [drawn[0], drawn[2]],
    [drawn[1], drawn[3]],
  ] as [Place[], Place[]];
  ctx.shuffle(pairs);
  for (const pair of pairs) ctx.shuffle(pair);
  return [pairs[0][0], pairs[1][0], pairs[0][1], pairs[1][1]] as Place[];
}

/** EOL-2.6 to 2.8: lowest reveal first, tied players reveal again; then every deck is shuffled anew. */
function firstOrder(mode: Mode, players: readonly Player[], ctx: Context): Pick<Table, 'first' | 'reveals'> {
  if (mode === 'solo') return { first: [0], reveals: [] };
  const reveals: Face[][] = players.map(() => []);
  const reveal = (seat: Seat): number => {
    const shown = reveals[seat] as Face[];
    const { deck } = players[seat] as Player;
    // R6: the next card each time; a deck that has run out is shuffled and begun again.
    if (shown.length > 0 && shown.length % deck.length === 0) ctx.shuffle(deck);
    const face = deck[deck.length - 1 - (shown.length % deck.length)] as Face;
    shown.push(face);
    ctx.log({ type: 'reveal', clause: shown.length === 1 ? 'EOL-2.6' : 'EOL-2.7', seat, faces: [face] });
    return LINE_CARDS[face].initiative;
  };
  const first = byReveal(allSeats(players.length), reveal);
  for (const { deck } of players) ctx.shuffle(deck);
  return { first, reveals };
}

/** Orders a group by one reveal each; only those still tied reveal again, for their own places (R6). */
export function byReveal(group: readonly Seat[], reveal: (seat: Seat) => number): Seat[] {
  if (group.length < 2) return [...group];
  const groups = new Map<number, Seat[]>();
  for (const seat of group) {
    const initiative = reveal(seat);
    groups.set(initiative, [...(groups.get(initiative) ?? []), seat]);
  }
  return [...groups.entries()].sort(([a], [b]) => a - b).flatMap(([, tied]) => byReveal(tied, reveal));
}
