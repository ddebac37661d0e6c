import { topFrame } from '@turnpoint/kernel';
import { begin, DUELLISTS, Duel } from '@turnpoint/testkit';
import { type CardNo, cardAt } from '../content/index.ts';
import { energyOf, resistanceOf } from '../rules/board/values.ts';
import { type Player, type State, type TimeStream, timestream } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { laneNamed, parse, pieceNamed, print } from './notation.ts';
import { build, type Position } from './position.ts';

/** Cells that can be paid in several ways are paid in the first of them unless the test says how. */
function settles(s: State): boolean {
  const frame = topFrame(s);
  return frame?.kind === 'pay' && frame.cells === null;
}

/** A position and real choices from there, in the words of `notation.ts`. */
export class Scene extends Duel<TimeStream> {
  constructor(position: Position) {
    super(timestream, begin(timestream, build(position), 2), { texts, parse, print, settles });
  }

  /** The rest of the turn without doing anything; whoever is asked answers with none, or the first. */
  endTurn(): this {
    const { turns } = this.table;
    while (this.state.outcome === null && this.table.turns === turns) this.pass();
    return this;
  }

  pass(): this {
    const seat = this.seat(this.turn ?? 0);
    const offered = this.offered(seat);
    this.as(seat).choose(offered.find(({ kind }) => kind === 'none') ?? offered[0]!);
    return this;
  }

  player(name: 'ana' | 'bo'): Player {
    return this.table.players[DUELLISTS.indexOf(name) as 0];
  }

  /** Codes of a hand, Void or deck (the top card first), in order. */
  cards(name: 'ana' | 'bo', zone: 'hand' | 'shown' | 'hidden' | 'deck'): string {
    const cards = [...this.player(name)[zone]];
    return words(zone === 'deck' ? cards.reverse() : cards);
  }

  cells(name: 'ana' | 'bo', place: 'unlinked' | 'linked' | 'held'): string {
    return words(this.player(name)[place].flatMap((n, cell) => Array<CardNo>(n).fill(cell)));
  }

  /** The codes in a part of a lane, the first card first, with their links: `A04+L03`. */
  lane(name: string, part: 'location' | 'advances' | 'obstacles'): string {
    const [who, n] = name.split(' ');
    const pieces = this.table.lanes[laneNamed(who, n)]![part];
    return pieces.map(({ card, links }) => [card, ...links].map((one) => cardAt(one).code).join('+')).join(' ');
  }

  /** Current E/R of a card in play: `2/3`. */
  values(...named: string[]): string {
    const piece = pieceNamed(this.table, named);
    return `${energyOf(this.table, piece)}/${resistanceOf(this.table, piece)}`;
  }

  /** The result of the match: who won and by which clause. */
  get result(): string {
    const { outcome } = this.state;
    if (outcome === null) return 'open';
    return `${outcome.winners.map((seat) => DUELLISTS[seat as 0]).join() || 'nobody'} ${outcome.by.key.slice('outcome.'.length)}`;
  }
}

const words = (cards: readonly CardNo[]): string => cards.map((card) => cardAt(card).code).join(' ');

export function scene(position: Position): Scene {
  return new Scene(position);
}
