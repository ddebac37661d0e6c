import { allSeats, type Imagined, type Seat, shuffleWith } from '@turnpoint/kernel';
import { DECKS, type Deck, type DeckRow, OPERATORS, TECHS } from '../../content/index.ts';
import type { EndStream, Look, Operator, OperatorView, View } from '../types.ts';
import { copyAgenda, copyOperator, copyPlayer } from './copy.ts';

type Int = (below: number) => number;

/** A state that fits the look: hidden operators and techs are cards that could be there. */
export function determinize(look: Look, int: Int): Imagined<EndStream> {
  const { view } = look;
  return {
    table: {
      firstTurnMove: view.firstTurnMove,
      openDecks: view.openDecks,
      drawAfter: view.drawAfter,
      first: view.first,
      turn: view.turn,
      phase: view.phase,
      players: [copyPlayer(view.players[0]), copyPlayer(view.players[1])],
      operators: allSeats(2).flatMap((seat) => imagineHand(view, seat, int)),
      agendas: view.agendas.map(copyAgenda),
      gear: view.gear.slice(),
      marks: view.marks.slice(),
      quiet: view.quiet,
      progress: view.progress,
      lost: view.lost,
      last: view.last,
      offer: view.offer,
      hasOffered: view.hasOffered,
      timeUp: false,
    },
    stack: view.stack,
  };
}

function imagineHand(view: View, seat: Seat, int: Int): Operator[] {
  const seen = view.operators.filter(({ owner }) => owner === seat);
  const rows = fromStarter(view, seat, seen, int) ?? fromPool(seen, int);
  return seen.map((op, i) => fill(op, rows[i] as DeckRow));
}

/** A starter deck with this controller that all known cards fit is the likeliest guess. */
function fromStarter(view: View, seat: Seat, seen: readonly OperatorView[], int: Int): DeckRow[] | null {
  const deck: Deck | undefined = Object.values(DECKS).find(
    ({ controller }) => controller === view.players[seat]?.controller,
  );
  if (deck === undefined) return null;
  const left = [...deck.operators];
  const known = seen.map((op) => {
    if (op.card === null) return null;
    const at = left.findIndex(({ operator, techs }) => operator === op.card && fits(op, techs));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  if (known.includes(undefined)) return null;
  shuffleWith(int, left);
  return known.map((row) => row ?? (left.pop() as DeckRow));
}

function fits(op: OperatorView, techs: readonly string[]): boolean {
  return op.techs.every((tech, slot) => tech === null || tech === techs[slot]);
}

/** Any cards that a standard deck could still hold. */
function fromPool(seen: readonly OperatorView[], int: Int): DeckRow[] {
  const operators = OPERATORS.map(({ id }) => id).filter((id) => seen.every(({ card }) => card !== id));
  const techs = [...TECHS, ...TECHS].map(({ id }) => id);
  for (const tech of seen.flatMap((op) => op.techs)) {
    const at = tech === null ? -1 : techs.indexOf(tech);
    if (at >= 0) techs.splice(at, 1);
  }
  shuffleWith(int, operators);
  shuffleWith(int, techs);
  return seen.map((op) => ({
    operator: op.card ?? (operators.pop() as string),
    techs: op.techs.map((tech) => tech ?? (techs.pop() as string)),
  }));
}

function fill(op: OperatorView, { operator, techs }: DeckRow): Operator {
  const [first, second] = op.techs;
  return copyOperator({
    ...op,
    card: op.card ?? operator,
    techs: [first ?? (techs[0] as string), second ?? (techs[1] as string)],
  });
}
