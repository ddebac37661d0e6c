import type { Look } from '../rules/types.ts';
import { MISHAP, Outlook } from './outlook.ts';

/** How each seat stands, from 0 to 1, as the viewer can tell; after the end, what the outcome is worth. */
export function evaluate(look: Look): number[] {
  const { view, outcome } = look;
  if (outcome !== null) return view.players.map((_, seat) => (outcome.winners.includes(seat) ? 1 : 0));
  const outlook = new Outlook(look);
  const standings = view.players.map(({ out }, seat) => (out ? 0 : outlook.standing(view, seat)));
  const sum = standings.reduce((total, value) => total + value, MISHAP);
  return standings.map((value) => value / sum);
}
