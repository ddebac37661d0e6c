import type { Begun } from '@turnpoint/ui';
import type { Entry } from '../../rules/types.ts';

export const begins = (entry: Entry): Begun | undefined => (entry.type === 'turn' ? { seat: entry.seat } : undefined);
