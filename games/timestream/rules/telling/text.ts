import type { Message, Seat, Section, Value } from '@turnpoint/kernel';
import { type CardNo, cardAt, tellCost } from '../../content/index.ts';
import { LANES, ownerOf, phaseOf } from '../board/lanes.ts';
import { byType, countCells } from '../board/payment.ts';
import { cardName, laneName } from '../refusals/facts.ts';
import type { LaneNo, Look, PieceView } from '../types.ts';
import { tellCells } from './cells.ts';

/** The look in words: for the terminal, the screen reader and programs. */
export function text(look: Look): Section[] {
  const { view } = look;
  const turn: Message = {
    key: 'text.turn',
    args: {
      player: { seat: view.turn },
      turn: view.players[view.turn as 0 | 1].turns,
      step: { key: `step.${view.step}` },
    },
  };
  const sections: Section[] = [{ title: turn, lines: [0, 1].flatMap((seat) => tellPlayer(look, seat)) }];
  for (const lane of LANES) sections.push({ title: titleOf(look, lane), lines: tellLane(look, lane) });
  for (const seat of [0, 1]) {
    const cards = tellCards(look, seat);
    if (cards.length > 0) sections.push({ title: { key: 'text.cards', args: { player: { seat } } }, lines: cards });
  }
  if (look.outcome !== null) sections.push({ title: { key: 'text.outcome' }, lines: [look.outcome.by] });
  return sections;
}

function titleOf({ view }: Look, lane: LaneNo): Message {
  const { sealed, closed } = view.players[ownerOf(lane) as 0 | 1];
  const { locked, filled, location } = view.lanes[lane] as (typeof view.lanes)[number];
  const phase = phaseOf(lane);
  const state = locked ? 'locked' : filled ? 'filled' : location.length > 0 ? 'occupied' : 'empty';
  const notes: Value[] = [{ key: `lane.${state}` }];
  if (sealed[phase]) notes.push({ key: 'lane.sealed' });
  if (closed[phase]) notes.push({ key: 'lane.closed' });
  if (view.used[lane]) notes.push({ key: 'lane.used' });
  return { key: 'text.lane', args: { lane: laneName(lane), notes: { list: notes } } };
}

function tellLane({ view }: Look, lane: LaneNo): Message[] {
  const { turns } = view;
  const { location, advances, obstacles } = view.lanes[lane] as (typeof view.lanes)[number];
  const tell = (pieces: readonly PieceView[], key: string): Message[] =>
    pieces.length === 0 ? [] : [{ key, args: { cards: { list: pieces.map((piece) => tellPiece(piece, turns)) } } }];
  return [...tell(location, 'text.location'), ...tell(advances, 'text.advances'), ...tell(obstacles, 'text.obstacles')];
}

function tellPiece({ card, energy, resistance, links, powers, counters, since }: PieceView, turns: number): Value {
  const notes: Value[] = [...links.map(cardName), ...powers.map(({ cell }) => cardName(cell))];
  if (counters > 0) notes.push({ key: 'text.counters', args: { n: counters } });
  const args = { card: cardName(card), values: `${energy}/${resistance}` };
  const piece =
    notes.length === 0
      ? { key: 'text.piece', args }
      : { key: 'text.piece-with', args: { ...args, notes: { list: notes } } };
  return since === turns ? { key: 'text.new', args: { piece } } : piece;
}

function tellPlayer({ view }: Look, seat: Seat): Message[] {
  const player = view.players[seat as 0 | 1];
  const args = {
    player: { seat },
    hand: player.handSize,
    deck: player.deckSize,
    void: player.shown.length + player.hiddenSize,
    unlinked: tellCells(byType(player.unlinked)),
    linked: tellCells(byType(player.linked)),
  };
  const lines: Message[] = [{ key: 'text.player', args }];
  if (countCells(player.held) > 0)
    lines.push({ key: 'text.held', args: { player: { seat }, cells: tellCells(byType(player.held)) } });
  if (player.skipsTarget) lines.push({ key: 'text.skips', args: { player: { seat } } });
  return lines;
}

/** Only what the viewer knows. */
function tellCards({ view }: Look, seat: Seat): Message[] {
  const { hand, shown, hidden, top, bottom } = view.players[seat as 0 | 1];
  const line = (key: string, cards: readonly CardNo[] | null, tell = cardName): Message[] =>
    cards === null || cards.length === 0 ? [] : [{ key, args: { cards: { list: cards.map((card) => tell(card)) } } }];
  return [
    ...line('text.hand', hand, tellHeld),
    ...line('text.top', top),
    ...line('text.bottom', bottom),
    ...line('text.void', shown),
    ...line('text.void-down', hidden),
  ];
}

/** With what it costs, and its values or what it adds. */
function tellHeld(no: CardNo): Message {
  const { cell, cost, link, values } = cardAt(no);
  const card = cardName(no);
  if (cell !== null) return card;
  const args = { card, cost: tellCost(cost) };
  if (values !== null)
    return { key: 'text.held-card', args: { ...args, values: `${values.energy}/${values.resistance}` } };
  if (link !== null) return { key: 'text.held-card', args: { ...args, values: `+${link.energy}/+${link.resistance}` } };
  return { key: 'text.held-plain', args };
}
