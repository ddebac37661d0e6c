import type { Look } from '../rules/types.ts';
import { Outlook } from './outlook.ts';

/** The share of matches that nobody wins grows with the anomaly. */
const NOBODY: readonly number[] = [0.05, 0.07, 0.1, 0.18, 0.35, 1];

/** How each seat stands, from 0 to 1, as the reader can tell; after the end, what the outcome is worth. */
export function evaluate(look: Look): number[] {
  const { view, outcome } = look;
  if (outcome !== null) return view.players.map((_, seat) => (outcome.winners.includes(seat) ? 1 : 0));
  const outlook = new Outlook(look);
  const near = view.players.map(({ out }, seat) => (out ? 0 : 0.02 + outlook.nearness(view, seat)));
  const sum = near.reduce((total, value) => total + value, 0);
  const rest = 1 - (NOBODY[view.anomaly] ?? 1);
  return near.map((value) => (sum === 0 ? 0 : (rest * value) / sum));
}
