import type { Begun } from '@turnpoint/ui';
import type { Entry } from '../../rules/types.ts';

/** What the other player is asked inside a turn belongs to it. */
export const begins = (entry: Entry): Begun | undefined => (entry.type === 'turn' ? { seat: entry.seat } : undefined);
