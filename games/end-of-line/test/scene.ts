import {
  byOf,
  choices,
  deciders,
  type Look,
  look,
  type Played,
  play,
  type Ruling,
  ruling,
  type Seat,
  start,
} from '@turnpoint/kernel';
import { COLOURS, type Face, type Mode } from '../content/index.ts';
import {
  type Choice,
  type Clause,
  type EndOfLine,
  type Entry,
  endOfLine,
  type Laid,
  type Player,
  START,
  type State,
} from '../rules/index.ts';
import { cellNo, cellText, parseChoice, printChoice, words } from './notation.ts';

/** A position and what the rules say about it, in the words of `notation.ts`. Playing makes a new scene; the old one stands. */
export class Scene {
  readonly names: readonly string[];
  readonly state: State;
  /** All entries since the scene began, as the rules wrote them. */
  readonly log: readonly Entry[];
  /** The latest choice cannot be taken back. */
  readonly sealed: boolean;

  private constructor(names: readonly string[], played: Played<EndOfLine>, before: readonly Entry[]) {
    this.names = names;
    this.state = played.state;
    this.log = [...before, ...played.log.map(({ entry }) => entry)];
    this.sealed = played.sealed;
  }

  static begin(names: readonly string[], played: Played<EndOfLine>): Scene {
    return new Scene(names, played, []);
  }

  /** A match from its seed; players are called a, b, c ... */
  static deal(mode: Mode, seats: number, seed: string): Scene {
    const names = [...'abcdefgh'].slice(0, seats);
    return Scene.begin(names, start(endOfLine, { mode, colours: COLOURS.slice(0, seats) }, seats, seed));
  }

  seat(name: string): Seat {
    const seat = this.names.indexOf(name);
    if (seat < 0) throw new Error(`nobody is called ${name}`);
    return seat;
  }

  /** Whose turn it is, or who is asked; null when the match is over. */
  get turn(): string | null {
    const [seat] = deciders(endOfLine, this.state);
    return seat === undefined ? null : (this.names[seat] as string);
  }

  /** Cards laid in the turn that is on; null between turns. */
  get laidInTurn(): number | null {
    const frame = this.state.stack.at(-1);
    return frame?.kind === 'turn' ? frame.laid : null;
  }

  get round(): number {
    return this.state.table.round;
  }

  get order(): string[] {
    return this.state.table.order.map((seat) => this.names[seat] as string);
  }

  get winners(): string[] | null {
    return this.state.outcome?.winners.map((seat) => this.names[seat] as string) ?? null;
  }

  get score(): number | null {
    return this.state.outcome?.scores?.[0] ?? null;
  }

  /** Best first; equals as "a b". */
  get ranking(): string[] {
    const names = (seats: readonly Seat[]) => seats.map((seat) => this.names[seat]).join(' ');
    return (this.state.outcome?.ranking ?? []).map(names);
  }

  player(name: string): Player {
    return this.state.table.players[this.seat(name)] as Player;
  }

  hand(name: string): string {
    return [...this.player(name).hand].sort().join(' ');
  }

  /** Top first. */
  deck(name: string): string {
    return [...this.player(name).deck].reverse().join(' ');
  }

  /** Cells of all the player's line cards, in the order they were laid. */
  laid(name: string): string[] {
    const seat = this.seat(name);
    const cards = this.state.table.cells.flatMap((card, cell) =>
      card !== null && card.seat === seat && card.face !== 'start' ? [{ n: card.n, cell: this.cellText(cell) }] : [],
    );
    return cards.sort((a, b) => a.n - b.n).map(({ cell }) => cell);
  }

  head(name: string): string | null {
    const { head } = this.player(name);
    return head === START ? null : this.cellText(head);
  }

  card(cell: string): Laid | null {
    return this.state.table.cells[cellNo(this.state.table.size, cell)] ?? null;
  }

  parent(cell: string): string | null {
    const parent = this.card(cell)?.parent ?? START;
    return parent === START ? null : this.cellText(parent);
  }

  cellText(cell: number): string {
    return cellText(this.state.table.size, cell);
  }

  /** What is offered, as text. */
  offers(name: string | null = this.turn): string[] {
    if (name === null) return [];
    return this.choices(name).map((choice) => printChoice(this.state.table.size, choice));
  }

  choices(name: string): Choice[] {
    return choices(endOfLine, this.state, this.seat(name));
  }

  /** The cells on which a placement of this kind may go. */
  cells(kind: 'lay' | 'turnaround' | 'boost' = 'lay', name: string | null = this.turn): string[] {
    const cells =
      name === null ? [] : this.choices(name).flatMap((c) => (c.kind === kind && 'cell' in c ? [c.cell] : []));
    return [...new Set(cells)].map((cell) => this.cellText(cell)).sort();
  }

  /** The faces that may be placed at all. */
  faces(name: string | null = this.turn): Face[] {
    const faces = name === null ? [] : this.choices(name).flatMap((c) => ('face' in c ? [c.face] : []));
    return [...new Set(faces)].sort();
  }

  /** Null when the choice is legal, else the clause that forbids it. */
  refusal(name: string, choice: string | object): Clause | null {
    return this.ruling(name, choice)?.clause ?? null;
  }

  ruling(name: string, choice: string | object): Ruling<Clause> | null {
    const asked = typeof choice === 'string' ? parseChoice(this.state.table.size, choice) : choice;
    return ruling(endOfLine, this.state, this.seat(name), asked, byOf(endOfLine, asked));
  }

  play(name: string, ...texts: string[]): Scene {
    let scene: Scene = this;
    for (const text of texts) {
      const choice = parseChoice(this.state.table.size, text);
      const played = play(endOfLine, scene.state, this.seat(name), choice, byOf(endOfLine, choice));
      if (!played.ok) throw new Error(`${name}: ${text} is refused by ${played.ruling.clause}`);
      scene = new Scene(this.names, played, scene.log);
    }
    return scene;
  }

  /** Turns of several players: "a: S 2,2 / b: S 4,2; S 4,1 / a: brake". */
  playAll(text: string): Scene {
    let scene: Scene = this;
    for (const part of text.split('/')) {
      const [name, list] = part.split(':') as [string, string];
      scene = scene.play(name.trim(), ...list.split(';').map((choice) => choice.trim()));
    }
    return scene;
  }

  look(name: string | null): Look<EndOfLine> {
    return look(endOfLine, this.state, name === null ? null : this.seat(name));
  }

  /** Entries of one type. */
  entries<K extends Entry['type']>(type: K): Extract<Entry, { type: K }>[] {
    return this.log.filter((entry): entry is Extract<Entry, { type: K }> => entry.type === type);
  }
}

/** Faces in the order that `Scene.hand` prints them. */
export function faces(text: string): string {
  return words(text).sort().join(' ');
}
