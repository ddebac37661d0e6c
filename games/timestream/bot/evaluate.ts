import { determinize, type Seat } from '@turnpoint/kernel';
import { type Look, type Table, timestream } from '../rules/index.ts';
import { FACTS, known, ODDS, open } from './odds.ts';
import { quick } from './quick.ts';

/** How each seat stands, from 0 to 1; together 1. A seat knows its own hand; of the others only their number counts. */
export function evaluate(look: Look): number[] {
  const { outcome, seat } = look;
  if (outcome !== null) {
    return [0, 1].map((one) => (outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(one) ? 1 : 0));
  }
  // Which world is imagined does not matter: hidden cards are only counted.
  const { table } = determinize(timestream, look, quick(0));
  const first = 1 / (1 + Math.exp(-lead(table, seat)));
  return [first, 1 - first];
}

/** By how much the first seat leads, as the exponent of its odds. */
function lead(t: Table, viewer: Seat | null): number {
  const [mine, theirs] = [open(t, 0), open(t, 1)];
  const told = viewer === null ? null : known(t, viewer);
  const sign = viewer === 1 ? -1 : 1;
  let sum = 0;
  for (const fact of FACTS) {
    const { worth, usual } = ODDS[fact];
    const open = (mine[fact] ?? 0) - (theirs[fact] ?? 0);
    const own = told?.[fact];
    sum += worth * (open + (own === undefined ? 0 : sign * (own - usual)));
  }
  return sum;
}
