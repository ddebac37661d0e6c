import { Match } from '@turnpoint/kernel';
import { begin, dealing } from '@turnpoint/testkit';
import { COLOURS, FACES, type Face, layoutOf, lineDeck, type Mode, type Way } from '../content/index.ts';
import {
  type Effect,
  type EndOfLine,
  endOfLine,
  type Frame,
  type Laid,
  type Out,
  type Player,
  START,
  type Table,
} from '../rules/index.ts';
import { cellNo, cellText, stepFrom, waysFrom, words } from './notation.ts';
import { Scene } from './scene.ts';

/** One player of a position. What is left out is as at the beginning of a match. */
export interface Line {
  /** "2,3N": the Start card's cell and way out (puzzles: the first card's). Left out: the layout's place of this seat. */
  readonly start?: string;
  /**
   * The cards in the order they were laid: "2,2FR 2,1FL". A face alone goes on by the first way out of the card before
   * (straight on where there is one); "^1,1S" was laid by Turnaround. The travel direction follows from the cells.
   */
  readonly line?: string;
  /** Left out: the first five faces of what is left, straight cards first. */
  readonly hand?: string;
  /** Top first. Left out: all that is left. */
  readonly deck?: string;
  readonly energy?: number;
  readonly effect?: Effect;
  readonly ended?: boolean;
  readonly out?: Out;
}

export interface Position {
  readonly mode?: Mode;
  /** The round that is played, or with `at: 'order'` the one that begins. */
  readonly round?: number;
  /** By name, in the order of seats. */
  readonly lines: Readonly<Record<string, Line>>;
  /** Names. Left out: the order of seats. */
  readonly first?: string;
  /** Names of this round's order. Left out: the first-round order. */
  readonly order?: string;
  /** A round begins, everybody draws, this player's turn begins, or the phase ends. Left out: the first player's turn. */
  readonly at?: 'order' | 'draw' | 'check' | { readonly turn: string; readonly laid?: number };
  readonly seed?: string;
}

/** A position in one literal, checked to be one that the components allow, and what the rules make of it. */
export function position(setup: Position): Scene {
  const { names, position } = written(setup);
  return new Scene(names, begin(endOfLine, position, names.length, setup.seed ?? 'position'));
}

/** A match that begins in such a position, for what only a match knows: taking back. */
export function matchFrom(setup: Position): Match<EndOfLine> {
  const { names, position } = written(setup);
  const { mode, players } = position.table;
  const options = { mode, colours: players.map(({ colour }) => colour) };
  const seed = setup.seed ?? 'position';
  return Match.create(dealing(endOfLine, position), { options, seats: names.length, seed }) as Match<EndOfLine>;
}

function written(setup: Position) {
  const names = Object.keys(setup.lines);
  const table = tableOf(setup, names);
  const at = setup.at ?? { turn: names[table.order[0] as number] as string };
  return { names, position: { table, stack: framesOf(table, names, at).reverse() } };
}

function tableOf(setup: Position, names: readonly string[]): Table {
  const mode = setup.mode ?? 'versus';
  const layout = layoutOf(mode, names.length);
  const seatsOf = (text: string) => words(text).map((name) => indexOf(names, name));
  const first = seatsOf(setup.first ?? names.join(' '));
  const table: Table = {
    mode,
    size: layout.size,
    cells: Array<Laid | null>(layout.size ** 2).fill(null),
    players: [],
    reveals: mode === 'solo' ? [] : names.map(() => []),
    first,
    round: (setup.round ?? 3) - (setup.at === 'order' ? 1 : 0),
    order: setup.order === undefined ? first : seatsOf(setup.order),
    laid: 0,
  };
  const lines = Object.entries(setup.lines);
  const rest = lines.map(([name, line], seat) => {
    const { x, y, way } = layout.places[seat] as (typeof layout.places)[number];
    return seatPlayer(table, seat, name, { start: `${x},${y}${way}`, ...line }, layout.starts === 'inside');
  });
  layLines(table, lines);
  lines.forEach(([name, line], seat) => {
    deal(table.players[seat] as Player, name, line, rest[seat] as Face[]);
  });
  return table;
}

function indexOf(names: readonly string[], name: string): number {
  const seat = names.indexOf(name);
  if (seat < 0) throw new Error(`nobody is called ${name}`);
  return seat;
}

/** Takes the cards of the line out of the deck; what is left comes back. */
function seatPlayer(t: Table, seat: number, name: string, line: Line, inside: boolean): Face[] {
  const [, cell, way] = /^(\d+,\d+)([NESW])$/.exec(line.start ?? '') as unknown as [string, string, Way];
  const at = cellNo(t.size, cell);
  if (inside) putDown(t, at, { seat, face: 'start', way, parent: START, n: 0 });
  t.players.push({
    colour: COLOURS[seat] as Player['colour'],
    entry: inside ? stepFrom(t.size, at, way) : at,
    entryWay: way,
    head: START,
    energy: line.energy ?? 3,
    effect: line.effect ?? null,
    hand: [],
    deck: [],
    ended: line.ended ?? false,
    out: line.out ?? null,
  });
  const rest = lineDeck();
  for (const { face } of parseLine(line)) take(rest, face, `${name}'s line`);
  return rest;
}

interface Token {
  readonly back: boolean;
  readonly cell: string | null;
  readonly face: Face;
}

function parseLine({ line = '' }: Line): Token[] {
  return words(line).map((word) => {
    const parts = /^(\^?)(\d+,\d+)?([A-Z]+)$/.exec(word);
    if (parts === null || !FACES.includes(parts[3] as Face)) throw new Error(`no card ${word}`);
    return { back: parts[1] === '^', cell: parts[2] ?? null, face: parts[3] as Face };
  });
}

/** Card by card, one of each player in first-round order. */
function layLines(t: Table, lines: readonly (readonly [string, Line])[]): void {
  const tokens = lines.map(([, line]) => parseLine(line));
  for (let i = 0; tokens.some(({ length }) => i < length); i++) {
    for (const seat of t.first) {
      const token = tokens[seat]?.[i];
      if (token !== undefined) layToken(t, seat, token, lines[seat]?.[0] as string);
    }
  }
}

function layToken(t: Table, seat: number, token: Token, name: string): void {
  const player = t.players[seat] as Player;
  const from = token.back ? (t.cells[player.head] as Laid).parent : player.head;
  const ways = from === START ? [player.entryWay] : waysOf(t.cells[from] as Laid);
  const cellOf = (way: Way) => (from === START ? player.entry : stepFrom(t.size, from, way));
  const hopOf = (way: Way) => stepFrom(t.size, cellOf(way), way);
  const wanted = token.cell === null ? cellOf(ways[0] as Way) : cellNo(t.size, token.cell);
  const way = ways.find((out) => cellOf(out) === wanted || (t.mode === 'team' && hopOf(out) === wanted));
  if (way === undefined) throw new Error(`${name} cannot reach ${cellText(t.size, wanted)}`);
  putDown(t, wanted, { seat, face: token.face, way, parent: from, n: ++t.laid });
  player.head = wanted;
}

function waysOf({ face, way }: Laid): Way[] {
  return face === 'start' ? [way] : waysFrom(face, way);
}

function putDown(t: Table, cell: number, card: Laid): void {
  if (t.cells[cell] !== null) throw new Error(`${cellText(t.size, cell)} is occupied`);
  t.cells[cell] = card;
}

/** Hand, deck and line together are the colour's 25 cards. */
function deal(player: Player, name: string, { hand, deck }: Line, rest: Face[]): void {
  player.hand = hand === undefined ? [] : (words(hand) as Face[]);
  for (const face of player.hand) take(rest, face, `${name}'s hand`);
  if (hand === undefined && deck === undefined) player.hand = rest.splice(0, 5);
  if (deck === undefined) {
    player.deck = rest;
    return;
  }
  player.deck = (words(deck) as Face[]).reverse();
  for (const face of player.deck) take(rest, face, `${name}'s deck`);
  if (hand === undefined) player.hand = rest.splice(0);
  if (rest.length > 0 || player.hand.length > 5) throw new Error(`${name} has ${rest.join(' ')} too many`);
}

function take(rest: Face[], face: Face, where: string): void {
  const at = rest.indexOf(face);
  if (at < 0) throw new Error(`${where} has a ${face} too many`);
  rest.splice(at, 1);
}

function framesOf(t: Table, names: readonly string[], at: NonNullable<Position['at']>): Frame[] {
  if (at === 'order' || at === 'check') return [{ kind: at }];
  if (at === 'draw') return [{ kind: 'draw' }, { kind: 'next', place: 0 }];
  const seat = indexOf(names, at.turn);
  const place = t.order.indexOf(seat);
  const laid = at.laid ?? 0;
  if (laid === 0) return [{ kind: 'next', place }];
  let head = (t.players[seat] as Player).head;
  for (let i = 0; i < laid; i++) head = (t.cells[head] as Laid).parent;
  return [{ kind: 'turn', seat, place, laid, since: t.laid - laid, head, proposed: false }];
}
