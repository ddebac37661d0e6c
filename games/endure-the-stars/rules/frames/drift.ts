import { automatic } from '@turnpoint/kernel';
import { pushedTo, walkTo } from '../board/crew/walk.ts';
import { figureById } from '../board/foes/foes.ts';
import type { Endure } from '../types.ts';

/** ETS-14.27: zone by zone in one direction until a wall, a locked door, a full or a shielded zone stops it. */
export const drift = automatic<Endure, 'drift'>(({ table: t }, frame, _picks, ctx) => {
  const { who, figure: id, towards, passed, clause } = frame;
  const figure = figureById(t, id);
  const from = who === null ? (figure?.zone ?? null) : (t.team[who]?.zone ?? null);
  const to = from === null ? null : pushedTo(t, from, towards, ctx);
  if (from === null || to === null || passed.includes(to)) return;
  if (who !== null) walkTo(t, who, to, clause, ctx);
  else if (figure !== undefined) {
    ctx.log({ type: 'foe-moved', clause, enemy: figure.type, count: 1, from, to });
    figure.zone = to;
  }
  ctx.push({ kind: 'notice' }, { ...frame, passed: [...passed, from] });
});
