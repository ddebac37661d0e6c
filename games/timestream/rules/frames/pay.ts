import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import type { CardNo } from '../../content/index.ts';
import { CELLS, cardAt, tellCost } from '../../content/index.ts';
import { enterPlay, nextPieceFor } from '../board/enter.ts';
import { playerAt } from '../board/lanes.ts';
import { addCells, type ByType, brokenBy, kindsIn, takeCells, waysToPay } from '../board/payment.ts';
import { distinct, shows, takeFrom, voidFromHand } from '../board/void.ts';
import type { Clause } from '../clauses.ts';
import { cardName } from '../refusals/facts.ts';
import { numberIn } from '../refusals/read.ts';
import type { Choice, Context, PayFrame, Play, State, Table, TimeStream } from '../types.ts';

/** What is still to be chosen before a play is final (TS-11.9), cells first. */
type Missing = 'cells' | 'given' | 'voided' | null;

/** A play that is paid for: nothing is final before its last part is chosen. */
export const pay: FrameRules<TimeStream, PayFrame> = {
  rest: false,
  deciders({ table }, frame) {
    return missingIn(frame) === null || isSole(table, frame) ? NOBODY : only(frame.seat);
  },
  prompt(_, frame) {
    const { card } = frame.play;
    return {
      key: `prompt.pay-${missingIn(frame) ?? 'cells'}`,
      args: { card: cardName(card), cost: tellCost(cardAt(card).cost) },
    };
  },
  choices: ({ table }, frame) => waysOn(table, frame),
  refuse({ table }, frame, _, choice) {
    const missing = missingIn(frame);
    const { cost } = cardAt(frame.play.card);
    const facts = { card: cardName(frame.play.card), cost: tellCost(cost) };
    if (missing === 'voided') return no('TS-10.12', 'why.pay-voided', facts);
    if (missing === 'given') return no('TS-10.15', 'why.pay-given', facts);
    const [ancient, future, universal] = ['ancient', 'future', 'universal'].map((type) =>
      numberIn(choice, 'pay', type),
    );
    if (ancient == null || future == null || universal == null) return no('TS-10.10', 'why.pay-cells', facts);
    const broken = brokenBy(cost, playerAt(table, frame.seat).unlinked, [ancient, future, universal]);
    return no(broken, 'why.pay-cells', facts);
  },
  resolve(s, frame, [choice], ctx) {
    if (missingIn(frame) === null) return complete(s, frame, ctx);
    const way = choice ?? waysOn(s.table, frame)[0];
    if (way !== undefined) ctx.push(withWay(frame, way));
  },
};

function missingIn({ play, cells, given, voided }: PayFrame): Missing {
  const { cost, discardsCell } = cardAt(play.card);
  if (cells === null) return 'cells';
  if (discardsCell && given === null) return 'given';
  return voided.length < cost.voided ? 'voided' : null;
}

function waysOn(t: Table, frame: PayFrame): Choice[] {
  const player = playerAt(t, frame.seat);
  const { cost } = cardAt(frame.play.card);
  switch (missingIn(frame)) {
    case 'cells':
      return waysToPay(cost, player.unlinked).map(([ancient, future, universal]) => ({
        kind: 'pay',
        ancient,
        future,
        universal,
      }));
    case 'given': {
      const left = [...player.unlinked];
      takeCells(left, frame.cells as ByType);
      return kindsIn(left).map((cell) => ({ kind: 'give', cell }));
    }
    case 'voided':
      return distinct(restOf(player.hand, frame)).map((card) => ({ kind: 'void', card }));
    default:
      return [];
  }
}

/** Cells that can be paid in one way only need no question; the opponent sees none of this. */
const isSole = (t: Table, frame: PayFrame): boolean => frame.cells === null && waysOn(t, frame).length === 1;

/** The hand without the card being played and those already chosen (TS-10.12). */
function restOf(hand: readonly CardNo[], { play, voided }: PayFrame): CardNo[] {
  const rest = [...hand];
  for (const card of [play.card, ...voided]) takeFrom(rest, card);
  return rest;
}

function withWay(frame: PayFrame, way: Choice): PayFrame {
  if (way.kind === 'pay') return { ...frame, cells: [way.ancient, way.future, way.universal] };
  if (way.kind === 'give') return { ...frame, given: way.cell };
  return way.kind === 'void' ? { ...frame, voided: [...frame.voided, way.card] } : frame;
}

/** The rule that lets a card go there: that of its own kind, or of the other way in which it may be played. */
function clauseOf({ card, as, first }: Play): Clause {
  const { type } = cardAt(card);
  if (first) return 'TS-12.6';
  if (as === 'advance' && type === 'Event Chain') return 'TS-14.11';
  return as === 'link' && type !== 'Link' ? 'TS-13.9' : CLAUSE_OF[as];
}

const CLAUSE_OF = {
  advance: 'TS-12.1',
  obstacle: 'TS-12.2',
  occupier: 'TS-12.9',
  fill: 'TS-14.1',
  lock: 'TS-14.5',
  link: 'TS-13.2',
  intervention: 'TS-16.1',
  timestream: 'TS-15.1',
} as const;

/** All parts together, before the card enters play (TS-10.16). From now on it is shown. */
function complete(s: State, { seat, play, cells, given, voided }: PayFrame, ctx: Context): void {
  const player = playerAt(s.table, seat);
  const paid = cells as ByType;
  takeFrom(player.hand, play.card);
  addCells(player.linked, takeCells(player.unlinked, paid));
  shows(seat, ctx);
  const piece = nextPieceFor(s.table, play);
  ctx.log({
    type: 'played',
    clause: clauseOf(play),
    seat,
    card: play.card,
    as: play.as,
    at: play.at,
    piece,
    cells: paid,
  });
  if (given !== null && given < CELLS) giveCell(s, seat, given, ctx);
  if (voided.length > 0) voidFromHand(s, seat, voided, 'TS-10.13', ctx);
  enterPlay(s, seat, play, ctx);
}

function giveCell(s: State, seat: number, cell: CardNo, ctx: Context): void {
  const player = playerAt(s.table, seat);
  (player.unlinked[cell] as number)--;
  player.shown.push(cell);
  ctx.log({ type: 'gave', clause: 'TS-10.15', seat, card: cell });
}
