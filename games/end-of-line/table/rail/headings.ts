import type { Message } from '@turnpoint/kernel';
import type { Mode } from '../../content/index.ts';
import type { Entry } from '../../rules/types.ts';

/** The entries above which the log says "Round n": the order's, in the solo puzzle the first draw's. */
export function roundHeadings(log: readonly { readonly entries: readonly Entry[] }[], mode: Mode): Map<Entry, Message> {
  const found = new Map<Entry, Message>();
  let round = 0;
  for (const { entries } of log) {
    for (const entry of entries) {
      if (entry.type !== (mode === 'solo' ? 'draw' : 'order')) continue;
      round++;
      found.set(entry, { key: 'table.round', args: { round } });
    }
  }
  return found;
}
