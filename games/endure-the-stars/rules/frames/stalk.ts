import { automatic } from '@turnpoint/kernel';
import { type BossAttack, bossCardOf } from '../../content/index.ts';
import { figureById } from '../board/foes/foes.ts';
import { attend, bentOn, glimpse, moverOf, WHY } from '../board/foes/mind.ts';
import { moodOf } from '../board/foes/mood.ts';
import { stepTowards } from '../board/foes/step.ts';
import { strides } from '../board/kit/values.ts';
import { inRange, reachOf, strikeWith, zonesToReach } from '../effects/boss/strike.ts';
import { isReviving } from '../effects/mission/reviving-boss.ts';
import type { Endure, ZoneId } from '../types.ts';

/** ETS-19.14 to 19.17, 19.31: it attacks the moment a survivor is in range, otherwise it walks. */
export const stalk = automatic<Endure, 'stalk'>(({ table: t }, frame, _picks, ctx) => {
  const figure = figureById(t, frame.figure);
  if (figure === undefined || figure.stun > 0) return;
  const attack = bossCardOf(frame.card).attack as BossAttack;
  const mood = moodOf(t, figure);
  if (inRange(t, figure, attack, mood).length > 0) {
    strikeWith(t, figure, attack, mood, ctx);
    return;
  }
  if (frame.actions === null) return;
  const actions = frame.actions + mood.actions + attack.actions - (figure.slowed ? 1 : 0);
  const mover = {
    ...moverOf(figure),
    ...bentOn(frame),
    // ETS-11.24, 19.29: what counts is how far it has to go to strike.
    strikes: (at: ZoneId) => zonesToReach(t, at, reachOf(attack, mood)),
    byWalking: isReviving(t, figure),
  };
  const aim = frame.walked < actions * strides(t) ? attend(t, mover, ctx) : null;
  const to = aim === null ? null : stepTowards(t, figure.zone, aim, ctx);
  if (aim === null || to === null) return;
  if (aim.kind === 'survivor') glimpse(t, [figure]);
  ctx.log({ type: 'foe-moved', clause: WHY[aim.kind], enemy: figure.type, count: 1, from: figure.zone, to });
  figure.zone = to;
  ctx.push({ kind: 'notice' }, { ...frame, ...bentOn(frame, aim), walked: frame.walked + 1 });
});
