import { enemyOf } from '../../content/index.ts';
import { figureById } from '../board/foes/foes.ts';
import type { Clause } from '../clauses.ts';
import type { Context, Table, Who } from '../types.ts';
import { hurtBoss } from './boss/hurt.ts';
import { kill, killOf } from './kill.ts';

/** ETS-15.45: damage without a weapon. A standard enemy dies if it takes its Health at once; a boss keeps the wound. */
export function harm(
  t: Table,
  ids: readonly number[],
  damage: number,
  ctx: Context,
  { by, clause }: { readonly by: Who | null; readonly clause: Clause },
): void {
  const killed = ids.filter((id) => {
    const figure = figureById(t, id);
    if (figure === undefined) return false;
    const { isBoss, health } = enemyOf(figure.type);
    if (!isBoss) return damage >= health;
    return hurtBoss(t, figure, damage, clause, ctx);
  });
  kill(t, killed, ctx, killOf(by, clause));
}
