import { automatic } from '@turnpoint/kernel';
import { type EnemyType, enemyOf, tokenOf } from '../../content/index.ts';
import { bracketOf } from '../board/bracket.ts';
import { dice } from '../board/chance.ts';
import { everyone, inTurnOrder, survivorAt } from '../board/crew/crew.ts';
import { seesZone } from '../board/crew/sight.ts';
import { tokenById } from '../board/foes/foes.ts';
import { place } from '../board/foes/place.ts';
import { meetBoss } from '../effects/boss/meet.ts';
import { bossHealth, solomonsSpawn } from '../effects/mission/traits.ts';
import type { Context, Endure, Frame, Table, ZoneId } from '../types.ts';
import { remember, typesInView } from './notice.ts';

/** ETS-17.2 to 17.4, by the survivors that began. */
const SOLOMON_UP_TO = { '3': 3, '4': 4, '5+': 5 } as const;

/** ETS-12.19: miniatures, the Solomon roll, the loss of Resolve for a boss, then the tests of those who see it. */
export const reveal = automatic<Endure, 'reveal'>((s, { token: id }, _picks, ctx) => {
  const t = s.table;
  const token = tokenById(t, id);
  if (token === undefined) return;
  t.tokens = t.tokens.filter((other) => other !== token);
  const { type, count, family } = tokenOf(token.face);
  const { zone } = token;
  ctx.learns(everyone(t));
  const isBoss = enemyOf(type).isBoss;
  const placed = place(t, type, count, zone, ctx, isBoss ? bossHealth(t) : 0);
  ctx.log({ type: 'revealed', clause: 'ETS-12.2', zone, enemy: type, count: placed.length });
  if (family === 'gep') rollSolomon(t, zone, ctx);
  if (t.phase === 'survivors') remember(t);
  const watching = inTurnOrder(t).filter((who) => seesZone(t, who, zone));
  ctx.push(...(isBoss ? meetBoss(t, type, watching, ctx) : []), ...watching.flatMap((who) => testsFor(t, who, type)));
});

/** ETS-8.8, 8.9: one test for the reveal, one for each other type that came with it. */
function testsFor(t: Table, who: number, type: EnemyType): Frame[] {
  const survivor = survivorAt(t, who);
  const now = typesInView(t, who);
  const others = now.filter((other) => other !== type && !survivor.inView.includes(other));
  survivor.inView = now;
  return [type, ...others].map((): Frame => ({ kind: 'test', who, clause: 'ETS-8.1' }));
}

function rollSolomon(t: Table, zone: ZoneId, ctx: Context): void {
  if (!solomonsSpawn(t)) return;
  const rolled = dice(t, ctx, 2);
  const [a = 0, b = 0] = rolled;
  // ETS-1.6: none comes where the box is empty or nobody would fit.
  const comes = a + b <= SOLOMON_UP_TO[bracketOf(t)] && place(t, 'solomon', 1, zone, ctx).length > 0;
  ctx.log({ type: 'solomon', clause: 'ETS-17.1', zone, dice: rolled, comes });
}
