import type { Outcome, Seat } from '@turnpoint/kernel';
import { isPuzzle } from '../rules/board/modes.ts';
import { teamOf } from '../rules/ending/ending.ts';
import type { Look, PlayerView, View } from '../rules/types.ts';
import { exitsOf, groundOf, tipAt } from './ground.ts';
import { distances, NEVER, territories } from './spread.ts';

/** How each seat stands, from 0 to 1. The chances of rivals add up to 1; the lines of a puzzle share theirs. */
export function evaluate(look: Look): number[] {
  const { view, outcome } = look;
  if (isPuzzle(view.mode)) return view.players.map(() => puzzleWorth(view, outcome));
  if (outcome !== null) return view.players.map((_, seat) => (outcome.winners.includes(seat) ? 1 : 0));
  const strengths = strengthsOf(view);
  const sum = strengths.reduce((total, strength) => total + strength, 0);
  const share = (seat: Seat) =>
    strengths.reduce(
      (total, strength, other) => (teamOf(view, other) === teamOf(view, seat) ? total + strength : total),
      0,
    );
  return strengths.map((_, seat) => (sum === 0 ? 1 / strengths.length : share(seat) / sum));
}

/** Grows with the territory; lines that are out or closed after their turn count next to nothing. */
function strengthsOf(view: View): number[] {
  const turn = view.stack.findLast((frame) => frame.kind === 'turn');
  const place = turn === undefined ? view.order.length : turn.place;
  const running: Seat[] = [];
  const runners = view.players.flatMap((player, seat) => {
    if (player.out !== null || player.ended) return [];
    const ground = groundOf(view, seat);
    const exits = exitsOf(ground, tipAt(view, player.head), player);
    running.push(seat);
    return [{ distance: distances(ground, exits), delay: view.order.indexOf(seat) >= place ? 0 : 1, exits }];
  });
  const cells = territories(runners, view.cells.length);
  const strengths = view.players.map(() => 0);
  running.forEach((seat, i) => {
    const player = view.players[seat] as PlayerView;
    const exits = (runners[i]?.exits ?? []).length;
    const later = runners[i]?.delay === 0;
    const room = Math.min(cells[i] as number, player.handCount + player.deckCount);
    const hope = later && player.energy > 0 ? 0.3 : 0.02;
    strengths[seat] = exits === 0 ? hope : (1 + room) * (1 + 0.15 * exits) * (1 + 0.1 * player.energy);
  });
  return strengths;
}

/** The worst that can be scored: nothing placed, all energy spent. */
function worstScore(view: View): number {
  return view.cells.length + view.players.length * (55 + 3);
}

function puzzleWorth(view: View, outcome: Outcome | null): number {
  const score = outcome?.scores?.[0] ?? expectedScore(view);
  return Math.max(0, 1 - Math.sqrt(score / worstScore(view)));
}

/** Energy spent, cells that stay empty and cards that stay unplaced, as far as reach and numbers tell. */
function expectedScore(view: View): number {
  const ground = groundOf(view, 0);
  const reached = new Uint8Array(view.cells.length);
  let placeable = 0;
  let cards = 0;
  for (const player of view.players) {
    const isOver = player.out !== null || player.ended;
    const distance = distances(ground, isOver ? [] : exitsOf(ground, tipAt(view, player.head), player));
    let room = 0;
    distance.forEach((needed, cell) => {
      if (needed === NEVER) return;
      reached[cell] = 1;
      room++;
    });
    cards += player.handCount + player.deckCount;
    placeable += Math.min(room, player.handCount + player.deckCount);
  }
  const placed = Math.min(placeable, sum(reached));
  const spent = view.players.reduce((total, { energy }) => total + 3 - energy, 0);
  return spent + sum(ground.free) - placed + MEAN_INITIATIVE * (cards - placed) + DOUBT;
}

/** Of a deck: 55 for 25 cards. */
const MEAN_INITIATIVE = 2.2;

/** Nothing is certain before the end. */
const DOUBT = 0.5;

function sum(values: Uint8Array): number {
  return values.reduce((total, value) => total + value, 0);
}
