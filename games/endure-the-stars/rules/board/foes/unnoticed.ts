import type { Table, Who, ZoneId } from '../../types.ts';
import { isSight } from '../crew/sight.ts';
import { loudestAt } from '../noise-made.ts';
import { shipOf } from '../ship.ts';

export const UNNOTICED = 'unnoticed';

export const hears = (t: Table, zone: ZoneId): boolean => loudestAt(t, zone, shipOf(t).noise).length > 0;

/** ETS-M10.11: the enemies of that zone do not see this survivor. */
export const isUnnoticed = (t: Table, who: Who, zone: ZoneId): boolean =>
  t.lasting.some((lasting) => lasting.kind === UNNOTICED && lasting.who === who && lasting.zone === zone);

/** ETS-M10.12: until their sight is lost, or a noise reaches them. */
export function endUnnoticed(t: Table): void {
  if (!t.lasting.some(({ kind }) => kind === UNNOTICED)) return;
  t.lasting = t.lasting.filter(({ kind, who, zone }) => {
    if (kind !== UNNOTICED || zone === null) return true;
    const at = t.team[who]?.zone ?? null;
    return at !== null && isSight(t, zone, at) && !hears(t, zone);
  });
}

/** ETS-M10.12: or until they are attacked. */
export function noticedBy(t: Table, who: Who, zone: ZoneId): void {
  if (!isUnnoticed(t, who, zone)) return;
  t.lasting = t.lasting.filter((one) => one.kind !== UNNOTICED || one.who !== who || one.zone !== zone);
}
