import { allSeats, type Seat } from '@turnpoint/kernel';
import { AGENDAS, controllerCard, type Deck, type DeckRow, LENGTH, placeOf } from '../../content/index.ts';
import { deal } from '../frames/mulligan.ts';
import type { Context, Operator, Options, Player, Table } from '../types.ts';

/** ES-3.4 */
const FULL_CHARGE = 100;

/** Section 3: coin, agendas, controllers, hands; then the mulligans. */
export function setUp(options: Options, _: number, ctx: Context): Table {
  const first: Seat = ctx.int(2);
  ctx.log({ type: 'coin', clause: 'ES-3.1', seat: first });
  const agendas = deal(
    AGENDAS.map(({ id }) => id),
    2 * LENGTH,
    ctx,
  );
  for (const seat of allSeats(2)) {
    const own = agendas.slice(seat * LENGTH, (seat + 1) * LENGTH);
    ctx.log({ type: 'deal', clause: 'ES-3.2', seat, agendas: own.map(({ card, up }) => ({ card, up })), mulligans: 0 });
  }
  ctx.push({ kind: 'mulligan', seat: first });
  return {
    firstTurnMove: options.firstTurnMove,
    openDecks: options.openDecks,
    drawAfter: options.drawAfter,
    first,
    turn: first,
    phase: 'mulligan',
    players: [playerWith(options.decks[0], 0), playerWith(options.decks[1], 1)],
    operators: options.decks.flatMap((deck) => handOf(deck, ctx)),
    agendas,
    gear: [],
    marks: [],
    quiet: 0,
    progress: false,
    lost: [],
    last: null,
    offer: null,
    hasOffered: false,
    timeUp: false,
  };
}

function playerWith(deck: Deck, seat: Seat): Player {
  const { id, century, armor } = controllerCard(deck.controller);
  return {
    controller: id,
    at: placeOf(seat, century),
    armor,
    charge: FULL_CHARGE,
    mulligans: 0,
    points: [0, 0, 0],
    hasPushed: false,
    hasSpun: false,
    hasStepped: false,
    weaponsUsed: 0,
    used: [],
    turns: 0,
  };
}

/** In an order of its own, so that an operator's number tells nothing about the deck list (ES-3.21). */
function handOf(deck: Deck, ctx: Context): Operator[] {
  const rows = [...deck.operators];
  ctx.shuffle(rows);
  return rows.map(inHand);
}

export function inHand({ operator, techs }: DeckRow): Operator {
  return {
    card: operator,
    techs: [techs[0] as string, techs[1] as string],
    zone: 'hand',
    at: -1,
    armor: 0,
    damage: 0,
    disabled: 0,
    felled: false,
    moves: 0,
    extraMoves: 0,
    techUsed: false,
    used: [],
    present: false,
    slots: ['unused', 'unused'],
    seen: false,
    techsSeen: false,
  };
}
