import { die } from '../../board/chance.ts';
import { moduleOf } from '../../board/module.ts';
import type { Context, Figure, Table } from '../../types.ts';

/** A boss that nothing kills and nothing escapes (P20). */
export const isReviving = (t: Table, { type }: Pick<Figure, 'type'>): boolean =>
  moduleOf(t, 'revivingBoss')?.boss === type;

/** ETS-M20.10: at 0 Health it lies there for the rest of the round. */
export function fall(figure: Figure, ctx: Context): void {
  figure.stun = 1;
  ctx.log({ type: 'foe-stunned', clause: 'ETS-M20.10', enemy: figure.type, zone: figure.zone, count: 1 });
}

/** ETS-M20.11: half its Health, rounded up, at the beginning of the next round. */
export function rise(t: Table, ctx: Context): void {
  for (const figure of t.figures) {
    if (figure.health > 0 || !isReviving(t, figure) || t.boss === null) continue;
    figure.stun = 0;
    figure.health = Math.ceil(t.boss.full / 2);
    const { type: enemy, health } = figure;
    ctx.log({ type: 'boss-healed', clause: 'ETS-M20.11', enemy, health, left: health });
  }
}

/** ETS-M20.12: how many actions it has in this turn. */
export function actionsRolled(t: Table, figure: Figure, ctx: Context): number | null {
  if (!isReviving(t, figure)) return null;
  const rolled = die(t, ctx);
  ctx.log({ type: 'mission-roll', clause: 'ETS-M20.12', die: rolled });
  return moduleOf(t, 'revivingBoss')?.actions[rolled - 1] ?? null;
}
