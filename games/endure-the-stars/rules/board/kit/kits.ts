import type { Carried, Kit, Survivor } from '../../types.ts';
import { isSame, SLOTS } from './inventory.ts';

/** What a survivor has, as it is now. */
export const kitOf = ({ body, head, packs, carries }: Survivor): Kit => ({ body, head, packs: packs.slice(), carries });

const cardsOf = ({ body, head, packs }: Kit): Carried[] =>
  SLOTS.flatMap((slot): readonly Carried[] => {
    if (slot === 'body') return body === null ? [] : [body];
    if (slot === 'head') return head === null ? [] : [head];
    return packs[slot] ?? [];
  });

export interface Gains {
  readonly cards: readonly Carried[];
  readonly objectives: readonly number[];
}

/** What is in the later kit and was not in the earlier one. */
export function gainedBy(earlier: Kit, later: Kit): Gains {
  const old = cardsOf(earlier);
  const cards = cardsOf(later).filter((card) => {
    const at = old.findIndex((other) => isSame(other, card));
    if (at >= 0) old.splice(at, 1);
    return at < 0;
  });
  return { cards, objectives: later.carries.filter((n) => !earlier.carries.includes(n)) };
}
