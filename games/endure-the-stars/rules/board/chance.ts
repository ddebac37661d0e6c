import type { Context, Direction, Table } from '../types.ts';

/** Dice that lie on the table, the latest last: what was rolled is public. */
const SHOWN = 12;

/** So many six-sided dice. */
export function dice(t: Table, ctx: Context, n: number): number[] {
  const rolled: number[] = [];
  for (let k = 0; k < n; k++) rolled.push(ctx.int(6) + 1);
  t.rolls = t.rolls.concat(rolled).slice(-SHOWN);
  return rolled;
}

export const die = (t: Table, ctx: Context): number => dice(t, ctx, 1)[0] as number;
/** ETS-4.36 */
export const direction = (ctx: Context): Direction => ctx.int(4) as Direction;
export const oneOf = <X>(ctx: Context, items: readonly X[]): X =>
  (items.length === 1 ? items[0] : items[ctx.int(items.length)]) as X;
