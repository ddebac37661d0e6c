import type { PlainEffect } from '../../../content/index.ts';
import { die } from '../../board/chance.ts';
import { missionIn } from '../../board/ship.ts';
import type { Clause } from '../../clauses.ts';
import type { Context, Deed, Objective, Table, Who } from '../../types.ts';
import { kill, killOf } from '../kill.ts';
import { giveObjective } from './on-ship.ts';

type Salvage = Extract<PlainEffect, { kind: 'salvage' }>;

/** ETS-M14.10, M14.11: the more actions, the likelier; the enemy becomes a part that the actor carries. */
export function salvage(
  t: Table,
  { from, objectives }: Salvage,
  { actor: who, deed, clause }: { readonly actor: Who; readonly deed: Deed; readonly clause: Clause },
  ctx: Context,
): void {
  const { actions, figure } = deed;
  const rolled = die(t, ctx);
  const needed = from[actions - 1] ?? 7;
  ctx.log({ type: 'mission-roll', clause, die: rolled });
  if (rolled < needed || figure === null) return;
  kill(t, [figure], ctx, killOf(who, clause));
  const all = missionIn(t).objectives;
  const spare = all.find(({ id }, n) => objectives.includes(id) && isUnused(t.objectives[n]));
  if (spare !== undefined) giveObjective(t, spare.id, { actor: who, zone: null, clause }, ctx);
}

/** Neither on the map nor taken nor gone. */
const isUnused = (objective: Objective | undefined): boolean =>
  objective !== undefined && objective.zone === null && !objective.collected && objective.end === null;
