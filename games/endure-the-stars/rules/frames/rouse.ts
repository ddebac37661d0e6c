import { automatic } from '@turnpoint/kernel';
import { enemyOf } from '../../content/index.ts';
import { figureById } from '../board/foes/foes.ts';
import { moodOf } from '../board/foes/mood.ts';
import { place } from '../board/foes/place.ts';
import { healBoss } from '../effects/boss/hurt.ts';
import { actionsRolled } from '../effects/mission/reviving-boss.ts';
import type { Endure } from '../types.ts';

/** A boss activates: what its card in play does at the start of its turns (ETS-19.35), then it wanders or draws. */
export const rouse = automatic<Endure, 'rouse'>(({ table: t }, { figure: id, isActive }, _picks, ctx) => {
  const figure = figureById(t, id);
  if (figure === undefined || figure.stun > 0) return;
  const { heals, summons } = moodOf(t, figure);
  if (heals > 0) healBoss(t, figure, heals, ctx);
  ctx.push(
    isActive
      ? { kind: 'boss', figure: id, actions: actionsRolled(t, figure, ctx) ?? enemyOf(figure.type).actions }
      : { kind: 'herd', ids: [id], steps: 0, rolled: null },
  );
  if (summons === null) return;
  const [zone] = place(t, summons, 1, figure.zone, ctx);
  if (zone === undefined) return;
  ctx.log({ type: 'summoned', clause: 'ETS-19.35', enemy: summons, zone });
  ctx.push({ kind: 'notice' });
});
