import type { Figure, Table } from '../types.ts';

/**
 * ETS-16.6, 16.8: stunned in the Survivor Phase, or before it acted, it misses this round; after it has acted, or in the
 * Resolution Phase, the next activation.
 */
export function stunFigure(t: Table, figure: Figure): void {
  const isLate = t.phase === 'resolution' || (t.phase === 'enemies' && figure.mode === null);
  figure.stun = isLate ? 2 : 1;
}
