import type { Message } from '@turnpoint/kernel';
import { LINE_CARDS } from '../../content/index.ts';
import type { View } from '../../rules/types.ts';
import type { Target } from '../asked.svelte.ts';
import { pointOf } from '../draw/geometry.ts';

type Say = (key: string, args?: Message['args']) => string;

/** One label per cell: where it is, what lies there, and what can be done with it. */
export function labelsOf(view: View, seat: number | null, lit: readonly Target[], say: Say): string[] {
  const targets = new Map(lit.map((target) => [target.cell, target]));
  return view.cells.map((card, cell) => {
    const { x, y } = pointOf(view.size, cell);
    const at = `${x},${y}`;
    const target = targets.get(cell);
    if (card === null) {
      if (target === undefined) return say('table.cell-empty', { at });
      return say(`table.cell-${target.kind}`, { at, way: { key: `way.${target.card.way}` } });
    }
    const owner = { seat: card.seat };
    const face = { key: `face.${card.face}` };
    if (card.face === 'start') return say('table.cell-start', { at, owner, face });
    const isHead = view.players[card.seat]?.head === cell;
    const key = isHead ? (card.seat === seat ? 'table.cell-own-head' : 'table.cell-head') : 'table.cell-card';
    const initiative = LINE_CARDS[card.face].initiative;
    const open = view.players[card.seat]?.open.length ?? 0;
    return say(key, { at, owner, face, way: { key: `way.${card.way}` }, initiative, open });
  });
}
