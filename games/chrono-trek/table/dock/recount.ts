import type { Viewer } from '@turnpoint/kernel';
import type { Recount } from '@turnpoint/ui';
import type { ChronoTrek, Entry } from '../../rules/types.ts';

/** How much it matters to those who did not look. */
const WORTH: { readonly [type in Entry['type']]?: number } = {
  left: 75,
  'fracture-falls': 70,
  anchorpoint: 65,
  turned: 60,
  'fracture-placed': 55,
  passing: 50,
  event: 45,
  memo: 42,
  cancelled: 42,
  play: 40,
  moved: 38,
  took: 38,
  discarded: 36,
  entered: 35,
  fetched: 30,
  searched: 30,
  looked: 30,
  skipped: 20,
  'second-draw': 10,
};
/** What was done to the viewer comes first. */
const MINE = 100;

/** Did it cost the viewer something, or teach somebody something about them? */
function isMine(entry: Entry, viewer: Viewer): boolean {
  switch (entry.type) {
    case 'took':
    case 'moved':
    case 'passed':
      return entry.from === viewer;
    case 'discarded':
    case 'cancelled':
      return entry.seat === viewer;
    case 'looked':
      return entry.at === viewer;
    default:
      return false;
  }
}

export const recount: Recount<ChronoTrek> = (entry, viewer, says) => {
  const worth = isMine(entry, viewer) ? MINE : WORTH[entry.type];
  return worth === undefined ? null : { worth, says };
};
