import { die } from '../../board/chance.ts';
import { zoneOf } from '../../board/crew/crew.ts';
import { isSight } from '../../board/crew/sight.ts';
import { figuresIn } from '../../board/foes/foes.ts';
import { hasSeen } from '../../board/foes/hunt.ts';
import { decoyFor } from '../../board/foes/mind.ts';
import { hears, UNNOTICED } from '../../board/foes/unnoticed.ts';
import { hasWon } from '../../board/has-won.ts';
import { moduleOf } from '../../board/module.ts';
import type { Context, Table, Who, ZoneId } from '../../types.ts';

/** Nothing has the attention of whoever is in this zone (ETS-11.4). */
const isCalm = (t: Table, zone: ZoneId): boolean =>
  !hears(t, zone) && decoyFor(t, zone) === null && !figuresIn(t, zone).some((figure) => hasSeen(t, figure));

/** ETS-M10.11, RM45: zones of enemies or tokens that a step brings into view, and that were Passive until then. */
export function unawareOf(t: Table, who: Who, to: ZoneId): ZoneId[] {
  const module = moduleOf(t, 'notNoticed');
  if (module === undefined || !hasWon(t, module.after)) return [];
  const from = zoneOf(t, who);
  const zones = [...new Set([...t.figures, ...t.tokens].map(({ zone }) => zone))];
  return zones.filter((zone) => isSight(t, zone, to) && !isSight(t, zone, from) && isCalm(t, zone));
}

/** One die for each of them. */
export function sneak(t: Table, who: Who, zones: readonly ZoneId[], ctx: Context): void {
  for (const zone of zones) {
    const rolled = die(t, ctx);
    ctx.log({ type: 'mission-roll', clause: 'ETS-M10.11', die: rolled });
    if (rolled >= (moduleOf(t, 'notNoticed')?.from ?? 7))
      t.lasting.push({ kind: UNNOTICED, who, zone, until: 'mission' });
  }
}
