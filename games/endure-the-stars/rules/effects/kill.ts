import { enemyOf } from '../../content/index.ts';
import { isGifted, survivorAt } from '../board/crew/crew.ts';
import { didDeed } from '../board/crew/deeds.ts';
import { othersInSight } from '../board/crew/sight.ts';
import { hasUsed, markUsed } from '../board/crew/spirit.ts';
import { figureById, remove } from '../board/foes/foes.ts';
import type { Clause } from '../clauses.ts';
import type { Context, Table, Who } from '../types.ts';
import { layDown } from './mission/control.ts';
import { onDefeated } from './mission/hooks.ts';
import { countFallen } from './mission/tally.ts';

/** Whose kill it is (ETS-9.12), and how it was made. */
export interface Kill {
  readonly by: Who | null;
  readonly isMelee: boolean;
  /** Of the attack; anything but an attack is no quiet kill. */
  readonly noise: number;
  readonly clause: Clause;
}

/** No attack: no quiet kill and none by hand. */
export const killOf = (by: Who | null, clause: Clause): Kill => ({ by, isMelee: false, noise: 9, clause });

/** Takes miniatures off the board. */
export function kill(t: Table, ids: readonly number[], ctx: Context, { by, isMelee, noise, clause }: Kill): void {
  const beaten = ids.flatMap((id) => figureById(t, id) ?? []);
  const killed = isMelee ? layDown(t, beaten, ctx) : beaten;
  if (killed.length === 0) return;
  const types = killed.map(({ type }) => type);
  for (const enemy of new Set(types)) {
    ctx.log({
      type: 'killed',
      clause,
      who: by,
      enemy,
      count: types.filter((type) => type === enemy).length,
    });
  }
  if (t.boss !== null && types.some((type) => enemyOf(type).isBoss)) t.boss.isDead = true;
  countFallen(t, types);
  remove(
    t,
    killed.map(({ id }) => id),
  );
  if (by === null) return;
  ctx.push(...killed.flatMap(({ type, zone }) => onDefeated(t, by, type, zone)));
  if (survivorAt(t, by).zone === null) return;
  didDeed(t, by, 'kill', ctx, killed.length);
  if (isMelee) didDeed(t, by, 'melee-kill', ctx);
  if (noise <= 1) didDeed(t, by, 'quiet-kill', ctx);
  leadByExample(t, by, ctx);
}

/** The first kill of a turn lets another survivor in sight take heart. */
function leadByExample(t: Table, who: Who, ctx: Context): void {
  const survivor = survivorAt(t, who);
  if (t.active !== who || !isGifted(t, who, 'lead-by-example') || hasUsed(survivor, 'lead-by-example')) return;
  markUsed(survivor, 'lead-by-example');
  if (othersInSight(t, who).length > 0)
    ctx.push({ kind: 'name', who, power: 'lead-by-example', picked: [], from: 'passive' });
}
