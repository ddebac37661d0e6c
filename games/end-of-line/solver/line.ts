import type { Seat } from '@turnpoint/kernel';
import { type Face, LINE_CARDS, WAYS } from '../content/index.ts';
import { type Cell, type Laid, type Player, START, type State, type TurnFrame } from '../rules/types.ts';
import { HAND_LIMIT, type Hand, handOf } from './hands.ts';

/** One player's line as the search starts: where it can go on, with which cards, and in which turns. */
export interface Line {
  readonly seat: Seat;
  /** The head, and the directions it opens (indices of WAYS); at the Start card only the entry is left. */
  readonly head: Cell;
  readonly opens: readonly number[];
  readonly entry: Cell;
  readonly entryWay: number;
  readonly hand: readonly Face[];
  /** The top is the last. */
  readonly deck: readonly Face[];
  /** Cards still due in the turn of this round; 0 when the turn is over. */
  readonly due: number;
  /** The first card of a turn lies already. */
  readonly inTurn: boolean;
  /** The round of the first turn from now on. */
  readonly round: number;
  /** Whether Brake may be used in this round's turn, and energy left. */
  readonly canSpend: boolean;
  readonly energy: number;
}

/** The lines that can still go on. */
export function linesOf(s: State): Line[] {
  return s.table.players.flatMap((player, seat) =>
    player.out === null && !player.ended ? [lineOf(s, player, seat)] : [],
  );
}

function lineOf(s: State, player: Player, seat: Seat): Line {
  const t = s.table;
  const turn = s.stack.findLast((frame): frame is TurnFrame => frame.kind === 'turn');
  const place = t.order.indexOf(seat);
  const now = turn !== undefined && turn.seat === seat;
  const hasPlayed = turn === undefined || place < turn.place;
  const due = hasPlayed ? 0 : (t.round === 1 ? 1 : 2) - (now ? turn.laid : 0);
  const card = player.head === START ? null : (t.cells[player.head] as Laid);
  return {
    seat,
    head: player.head,
    opens: card === null ? [] : opensOf(card),
    entry: player.entry,
    entryWay: WAYS.indexOf(player.entryWay),
    hand: player.hand,
    deck: player.deck,
    due: Math.max(0, due),
    inTurn: now && turn.laid > 0,
    round: hasPlayed ? t.round + 1 : t.round,
    canSpend: player.effect === null,
    energy: player.energy,
  };
}

const SIDES = { F: 0, R: 1, L: 3 } as const;

function opensOf({ face, way }: Laid): number[] {
  if (face === 'start') return [];
  return LINE_CARDS[face].ways.map((side) => (WAYS.indexOf(way) + SIDES[side]) & 3);
}

/** What a line is to do: so many cards, in these turns, leaving cards of so much initiative unplaced. */
export interface Task {
  readonly line: Line;
  readonly length: number;
  readonly unplaced: number;
  /** Turns that are cut short by a Brake, counted from the line's first. */
  readonly brakes: readonly number[];
}

/** Cards per turn from now on. Brake takes one card away from its turn. */
export function turnsOf({ line, length, brakes }: Task): number[] {
  const turns: number[] = [];
  let left = length;
  for (let turn = 0; left > 0 || brakes.includes(turn); turn++) {
    const full = turn === 0 && line.due > 0 ? line.due : 2;
    const cards = brakes.includes(turn) ? full - 1 : full;
    turns.push(cards);
    left -= cards;
  }
  return turns;
}

/** What is drawn before each card: nothing inside a turn, up to five cards at the start of one. Index `length`: never. */
export function drawsOf(task: Task): { readonly draws: readonly Hand[]; readonly rest: readonly Face[] } {
  const deck = task.line.deck.slice();
  let held = task.line.hand.length;
  const draws: Hand[] = Array<Hand>(task.length + 1).fill(0);
  let card = 0;
  turnsOf(task).forEach((cards, turn) => {
    if (turn > 0 || task.line.due === 0) {
      const drawn: Face[] = [];
      while (held + drawn.length < HAND_LIMIT && deck.length > 0) drawn.push(deck.pop() as Face);
      held += drawn.length;
      draws[card] = (draws[card] as Hand) + handOf(drawn);
    }
    card += cards;
    held -= cards;
  });
  return { draws, rest: deck };
}
