import type { Entry, View } from '../../rules/types.ts';
import type { Known } from '../known.svelte.ts';

/** Why something that is not ours does what it does now, as a key of the texts; null where there is nothing to say. */
export function reasonOf(entry: Entry, view: View, known: Pick<Known, 'wasHeard'>): string | null {
  switch (entry.type) {
    case 'token-moved':
      return entry.clause === 'ETS-11.14' ? 'reason.wanders' : 'reason.hears';
    case 'foe-moved': {
      if (entry.clause !== 'ETS-11.21') return null;
      // The view is already the one after it.
      const group = view.figures.filter(({ type, zone }) => type === entry.enemy && zone === entry.to);
      if (group.some(({ seen }) => seen !== 0)) return 'reason.saw';
      return known.wasHeard(entry.from) ? 'reason.hears' : 'reason.wanders';
    }
    case 'attacked':
      return 'reason.reaches';
    case 'tested':
      return 'reason.test';
    case 'checked':
      return 'reason.check';
    default:
      return null;
  }
}
