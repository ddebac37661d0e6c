import type { Clause } from '../clauses.ts';
import type { Context, Figure, Table } from '../types.ts';

/**
 * ETS-16.6, 16.8: stunned in the Survivor Phase, or before it acted, it misses this round; after it has acted, or in the
 * Resolution Phase, the next activation.
 */
export function stunFigures(t: Table, figures: readonly Figure[], clause: Clause, ctx: Context): void {
  for (const figure of figures) {
    const isLate = t.phase === 'resolution' || (t.phase === 'enemies' && figure.mode === null);
    figure.stun = isLate ? 2 : 1;
  }
  for (const { type: enemy, zone, count } of groupsOf(figures))
    ctx.log({ type: 'foe-stunned', clause, enemy, zone, count });
}

/** How many of a type stand in a zone. */
function groupsOf(figures: readonly Figure[]): (Pick<Figure, 'type' | 'zone'> & { count: number })[] {
  const groups = Map.groupBy(figures, ({ type, zone }) => `${zone} ${type}`);
  return [...groups.values()].map((group) => ({ ...(group[0] as Figure), count: group.length }));
}
