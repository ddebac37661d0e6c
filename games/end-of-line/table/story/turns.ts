import type { Begun } from '@turnpoint/ui';
import type { Entry } from '../../rules/types.ts';

/** No entry announces a turn: whoever acts first after another, or in a new round, has begun one. */
export function begins(entry: Entry): Begun | undefined {
  switch (entry.type) {
    case 'order':
    case 'draw':
      return { seat: null };
    case 'lay':
    case 'brake':
    case 'end':
    case 'propose':
      return { seat: entry.seat, isOwn: true };
    case 'line-ends':
      return entry.chosen ? { seat: entry.seat, isOwn: true } : undefined;
    default:
      return undefined;
  }
}
