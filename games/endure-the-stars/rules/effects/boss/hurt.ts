import type { Clause } from '../../clauses.ts';
import type { Context, Figure, Table } from '../../types.ts';
import { onBossHurt } from '../mission/hooks.ts';
import { fall, isReviving } from '../mission/reviving-boss.ts';

/** ETS-15.7: a boss keeps the wound. True where it dies of it (ETS-19.26). */
export function hurtBoss(t: Table, figure: Figure, damage: number, clause: Clause, ctx: Context): boolean {
  if (figure.health === 0) return false;
  figure.health = Math.max(0, figure.health - damage);
  ctx.log({ type: 'boss-hurt', clause, enemy: figure.type, health: damage, left: figure.health });
  ctx.push(...onBossHurt(t, figure.health));
  if (figure.health > 0) return false;
  if (!isReviving(t, figure)) return true;
  fall(figure, ctx);
  return false;
}

/** ETS-19.35: never above what it began with. */
export function healBoss(t: Table, figure: Figure, health: number, ctx: Context): void {
  const regained = Math.min(health, (t.boss?.full ?? 0) - figure.health);
  if (regained <= 0) return;
  figure.health += regained;
  ctx.log({ type: 'boss-healed', clause: 'ETS-19.35', enemy: figure.type, health: regained, left: figure.health });
}
