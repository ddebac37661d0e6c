import { no } from '@turnpoint/kernel';
import { survivorAt, zoneOf } from '../board/crew/crew.ts';
import { hasEnemies } from '../board/foes/foes.ts';
import { isPilot } from '../board/kit/values.ts';
import { shipOf } from '../board/ship.ts';
import type { Ruling, Table, Who } from '../types.ts';

/** ETS-10.6 to 10.13 */
export function cannotSearch(t: Table, who: Who): Ruling | null {
  const zone = zoneOf(t, who);
  if (isPilot(t, who)) return no('ETS-18.16', 'why.pilot');
  if (shipOf(t).zones[zone]?.kind !== 'room') return no('ETS-10.7', 'why.corridor');
  if (hasEnemies(t, zone)) return no('ETS-10.8', 'why.enemies-in-room');
  if (t.active === who && survivorAt(t, who).searched.includes(zone)) return no('ETS-10.9', 'why.searched');
  return t.items.length === 0 ? no('ETS-10.13', 'why.no-items') : null;
}
