import { oneOf } from '../../board/chance.ts';
import { inTurnOrder, survivorAt, zoneOf } from '../../board/crew/crew.ts';
import { hurt } from '../../board/crew/spirit.ts';
import { missionIn } from '../../board/ship.ts';
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

const DRAWS = 'draws-passive';

/** Passive enemies are drawn to somebody, or to whoever carries that objective when they move (ETS-M02.13). */
export function drawPassive(
  t: Table,
  { who, carrying, clause }: { readonly who: Who; readonly carrying: string | null; readonly clause: Clause },
  ctx: Context,
): void {
  const kind = carrying === null ? DRAWS : `${DRAWS} ${carrying}`;
  // What an objective does goes on without whoever carried it first, as what lies on the map does.
  t.lasting.push({ kind, who, zone: carrying === null ? null : zoneOf(t, who), until: 'round' });
  ctx.log({ type: 'draws', clause, who });
}

/** Those who draw them now, on the map. */
export const drawing = (t: Table): Who[] =>
  t.lasting.flatMap(({ kind, who }) => {
    if (!kind.startsWith(DRAWS)) return [];
    const objective = missionIn(t).objectives.findIndex(({ id }) => kind === `${DRAWS} ${id}`);
    return inTurnOrder(t).filter((other) =>
      objective < 0 ? other === who : survivorAt(t, other).carries.includes(objective),
    );
  });
