import type { Seat } from '@turnpoint/kernel';
import { controllerCard } from '../content/index.ts';
import type { Look, OperatorView, View } from '../rules/index.ts';

/** What an operator is worth in the hand, ready on the board and lying disabled on it. */
const IN_HAND = 0.7;
const ACTIVE = 1;
const DISABLED = 0.45;
const CONTROLLER = 6;
const CHARGE = 0.8;

/** How each seat stands, from 0 to 1; together 1. */
export function evaluate({ view, outcome }: Look): number[] {
  if (outcome !== null) {
    return [0, 1].map((seat) => (outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(seat) ? 1 : 0));
  }
  if (view.lost.length === 2) return [0.5, 0.5];
  if (view.lost.length === 1) return [0, 1].map((seat) => (view.lost.includes(seat) ? 0 : 1));
  const lead = strengthOf(view, 0) - strengthOf(view, 1);
  const first = 1 / (1 + Math.exp(-lead / 2));
  return [first, 1 - first];
}

/** A controller close to its end counts for more than its share: the last points are the hard ones to keep. */
function strengthOf(view: View, seat: Seat): number {
  const { armor, charge, controller } = view.players[seat as 0 | 1];
  const share = Math.max(0, armor) / controllerCard(controller).armor;
  const operators = view.operators.reduce((sum, op) => sum + (op.owner === seat ? worthOf(op) : 0), 0);
  return CONTROLLER * Math.sqrt(share) + operators + (CHARGE * charge) / 100;
}

function worthOf({ zone, disabled, by, owner, armor }: OperatorView): number {
  if (zone === 'gone') return 0;
  if (zone === 'hand') return IN_HAND;
  if (disabled > 0) return DISABLED;
  return (by === owner ? ACTIVE : DISABLED) + 0.1 * Math.min(3, armor);
}
