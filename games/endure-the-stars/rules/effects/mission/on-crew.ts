import { oneOf } from '../../board/chance.ts';
import { inTurnOrder, survivorAt } from '../../board/crew/crew.ts';
import { hurt } from '../../board/crew/spirit.ts';
import type { Clause } from '../../clauses.ts';
import type { Context, Frame, Injury, Table, Who } from '../../types.ts';

export function loseBoth(
  t: Table,
  who: readonly Who[],
  lost: { health: number; resolve: number },
  clause: Clause,
  ctx: Context,
): void {
  for (const one of who) hurt(t, one, lost.health, clause, ctx);
  const frights =
    lost.resolve > 0 ? who.map((one): Frame => ({ kind: 'lose', who: one, points: lost.resolve, clause })) : [];
  ctx.push({ kind: 'deaths' }, ...frights);
}

/** CG07: somebody begins with a wound that does not heal. */
export function wound(t: Table, injury: Injury, clause: Clause, ctx: Context): void {
  const who = oneOf(ctx, inTurnOrder(t));
  const survivor = survivorAt(t, who);
  if (!survivor.injuries.includes(injury)) survivor.injuries = [...survivor.injuries, injury];
  survivor.scar = injury;
  ctx.log({ type: 'injured', clause, who, injury });
}

/** Survivors on the map whom a chest injury has hurt in this round. */
export const bleeding = (t: Table): Who[] =>
  t.lasting.flatMap(({ kind, who }) => (kind === 'bled' && survivorAt(t, who).zone !== null ? [who] : []));

export function drawPassive(t: Table, who: Who | null, clause: Clause, ctx: Context): void {
  if (who === null) return;
  t.lasting.push({ kind: 'draws-passive', who, zone: null, until: 'round' });
  ctx.log({ type: 'draws', clause, who });
}
