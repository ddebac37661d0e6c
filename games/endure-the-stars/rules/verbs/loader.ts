import { no } from '@turnpoint/kernel';
import { zoneOf } from '../board/crew/crew.ts';
import { isPilot, isPowered } from '../board/kit/values.ts';
import type { Ruling, Table, Who } from '../types.ts';

/** ETS-18.1 to 18.3 */
export function cannotEnter(t: Table, who: Who): Ruling | null {
  if (t.loader === null) return no('ETS-18.1', 'why.no-loader');
  if (t.loader.pilot !== null) return no('ETS-18.2', 'why.loader-taken');
  return t.loader.zone === zoneOf(t, who) ? null : no('ETS-18.3', 'why.loader-elsewhere');
}

/** ETS-18.7, 18.8 */
export function cannotLeaveLoader(t: Table, who: Who): Ruling | null {
  if (!isPilot(t, who)) return no('ETS-18.3', 'why.no-pilot');
  return isPowered(t, who) ? no('ETS-18.7', 'why.powered') : null;
}
