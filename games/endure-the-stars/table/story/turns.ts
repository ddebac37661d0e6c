import type { Begun } from '@turnpoint/ui';
import type { Entry, Look } from '../../rules/types.ts';

/** Every survivor's turn is the one of their seat; what the enemies and the ship do after them is nobody's. */
export function begins(entry: Entry, { view }: Look): Begun | undefined {
  if (entry.type === 'turn') return { seat: view.team[entry.who]?.seat ?? null };
  return entry.type === 'phase' && entry.phase === 'enemies' ? { seat: null, isTold: true } : undefined;
}
