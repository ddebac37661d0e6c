import type { Begun } from '@turnpoint/ui';
import type { Entry } from '../../rules/types.ts';

/** Pauses in which others may answer belong to the turn. */
export const begins = (entry: Entry): Begun | undefined => (entry.type === 'turn' ? { seat: entry.seat } : undefined);
