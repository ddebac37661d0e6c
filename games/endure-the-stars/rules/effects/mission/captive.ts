import { captiveIn, isPulling } from '../../board/captive.ts';
import { die } from '../../board/chance.ts';
import { zoneOf } from '../../board/crew/crew.ts';
import { moduleOf } from '../../board/module.ts';
import type { Context, Table, Who } from '../../types.ts';

/** ETS-M08.11: the noise begins with the capture; where it is from then on is worked out (`noisesIn`). */
export function cry(t: Table, who: Who, objective: number, ctx: Context): void {
  const level = moduleOf(t, 'captive')?.noise;
  if (level === undefined || objective !== captiveIn(t)) return;
  ctx.log({ type: 'noise', clause: 'ETS-M08.11', zone: zoneOf(t, who), level });
}

/** ETS-M08.10: how many actions whoever pulls it has in this turn; null for everybody else. */
export function actionsPulling(t: Table, who: Who, ctx: Context): number | null {
  if (!isPulling(t, who)) return null;
  const rolled = die(t, ctx);
  ctx.log({ type: 'mission-roll', clause: 'ETS-M08.10', die: rolled });
  return moduleOf(t, 'captive')?.actions[rolled - 1] ?? null;
}
