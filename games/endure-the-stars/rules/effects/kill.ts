import { enemyOf } from '../../content/index.ts';
import { isGifted, survivorAt } from '../board/crew/crew.ts';
import { didDeed } from '../board/crew/deeds.ts';
import { othersInSight } from '../board/crew/sight.ts';
import { hasUsed, markUsed } from '../board/crew/spirit.ts';
import { figureById, remove } from '../board/foes/foes.ts';
import type { Context, Table, Who } from '../types.ts';

/** Whose kill it is (ETS-9.12), and how it was made. */
export interface Kill {
  readonly by: Who | null;
  readonly isMelee: boolean;
  /** Of the attack; anything but an attack is no quiet kill. */
  readonly noise: number;
}

export const NOBODYS: Kill = { by: null, isMelee: false, noise: 9 };

/** Takes miniatures off the board. */
export function kill(t: Table, ids: readonly number[], ctx: Context, { by, isMelee, noise }: Kill = NOBODYS): void {
  if (ids.length === 0) return;
  const types = ids.flatMap((id) => figureById(t, id)?.type ?? []);
  for (const enemy of new Set(types)) {
    ctx.log({
      type: 'killed',
      clause: 'ETS-15.6',
      who: by,
      enemy,
      count: types.filter((type) => type === enemy).length,
    });
  }
  if (t.boss !== null && types.some((type) => enemyOf(type).isBoss)) t.boss.isDead = true;
  remove(t, ids);
  if (by === null || survivorAt(t, by).zone === null) return;
  didDeed(t, by, 'kill', ctx, ids.length);
  if (isMelee) didDeed(t, by, 'melee-kill', ctx);
  if (noise <= 1) didDeed(t, by, 'quiet-kill', ctx);
  leadByExample(t, by, ctx);
}

/** The first kill of a turn lets another survivor in sight take heart. */
function leadByExample(t: Table, who: Who, ctx: Context): void {
  const survivor = survivorAt(t, who);
  if (t.active !== who || !isGifted(t, who, 'lead-by-example') || hasUsed(survivor, 'lead-by-example')) return;
  if (othersInSight(t, who).length === 0) return;
  markUsed(survivor, 'lead-by-example');
  ctx.push({ kind: 'name', who, power: 'lead-by-example', picked: [], from: 'passive' });
}
