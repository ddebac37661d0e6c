import { type Played, type Seat, start } from '@turnpoint/kernel';
import { Scene as Base, type Who } from '@turnpoint/testkit';
import { COLOURS, type Face, type Mode } from '../content/index.ts';
import { type EndOfLine, endOfLine, type Laid, type Player, START } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { cellNo, cellText, parseChoice, printChoice, words } from './notation.ts';

/** A position and what the rules say about it, in the words of `notation.ts`. Playing makes a new scene; the old one stands. */
export class Scene extends Base<EndOfLine> {
  readonly names: readonly string[];

  constructor(names: readonly string[], begun: Pick<Played<EndOfLine>, 'state' | 'log' | 'sealed'>) {
    super(endOfLine, begun, {
      names,
      texts,
      parse: ({ table }, _, text) => parseChoice(table.size, text),
      print: ({ table }, choice) => printChoice(table.size, choice),
    });
    this.names = names;
  }

  /** A match from its seed; players are called a, b, c ... */
  static deal(mode: Mode, seats: number, seed: string): Scene {
    const names = [...'abcdefgh'].slice(0, seats);
    return new Scene(names, start(endOfLine, { mode, colours: COLOURS.slice(0, seats) }, seats, seed));
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

  player(name: Who): Player {
    return this.state.table.players[this.seat(name)] as Player;
  }

  hand(name: Who): string {
    return [...this.player(name).hand].sort().join(' ');
  }

  /** Top first. */
  deck(name: Who): string {
    return [...this.player(name).deck].reverse().join(' ');
  }

  /** Cells of all the player's line cards, in the order they were laid. */
  laid(name: Who): string[] {
    const seat = this.seat(name);
    const cards = this.state.table.cells.flatMap((card, cell) =>
      card !== null && card.seat === seat && card.face !== 'start' ? [{ n: card.n, cell: this.cellText(cell) }] : [],
    );
    return cards.sort((a, b) => a.n - b.n).map(({ cell }) => cell);
  }

  head(name: Who): string | null {
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

  /** The cells on which a placement of this kind may go. */
  cells(kind: 'lay' | 'turnaround' | 'boost' = 'lay', who: Who | null = this.turn): string[] {
    const cells =
      who === null ? [] : this.offered(who).flatMap((c) => (c.kind === kind && 'cell' in c ? [c.cell] : []));
    return [...new Set(cells)].map((cell) => this.cellText(cell)).sort();
  }

  /** The faces that may be placed at all. */
  faces(who: Who | null = this.turn): Face[] {
    const faces = who === null ? [] : this.offered(who).flatMap((c) => ('face' in c ? [c.face] : []));
    return [...new Set(faces)].sort();
  }

  play(name: Who, ...texts: string[]): Scene {
    const next = new Scene(this.names, this);
    next.as(name).choose(...texts);
    return next;
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
}

/** Faces in the order that `Scene.hand` prints them. */
export function faces(text: string): string {
  return words(text).sort().join(' ');
}
