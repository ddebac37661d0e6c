import { automatic } from '@turnpoint/kernel';
import { alliesOf } from '../board/allies.ts';
import { onRoundStart } from '../effects/mission/hooks.ts';
import { rise } from '../effects/mission/reviving-boss.ts';
import { wander } from '../effects/mission/wanderer.ts';
import { MOST_ROUNDS } from '../ending/bound.ts';
import { finishMission } from '../ending/ending.ts';
import type { Endure, Frame, Table } from '../types.ts';

/** ETS-3.1: a round begins with the Survivor Phase. */
export const round = automatic<Endure, 'round'>((s, _frame, _picks, ctx) => {
  const t = s.table;
  if (t.round === MOST_ROUNDS) return finishMission(s, 'lost', 'ETS-R94', ctx);
  t.round += 1;
  t.phase = 'survivors';
  ctx.log({ type: 'round', clause: 'ETS-3.1', round: t.round });
  forget(t);
  rise(t, ctx);
  wander(t, ctx);
  ctx.push(...onRoundStart(t), { kind: 'notice' }, ...alliesAct(t), { kind: 'next-turn' });
});

/** ETS-M13.15: before all survivors. */
const alliesAct = (t: Table): Frame[] => (alliesOf(t).length > 0 ? [{ kind: 'allies' }] : []);

/** What lasts for one round begins anew: turns, held zones, what was seen (ETS-11.6), deeds (ETS-9.3). */
function forget(t: Table): void {
  for (const survivor of t.team) {
    survivor.turn = 'waiting';
    survivor.spent = 0;
    survivor.isLoud = false;
    survivor.moved = 0;
    survivor.held = null;
    survivor.used = [];
    survivor.searched = [];
    if (survivor.stun === 'acting') survivor.stun = null;
    if (survivor.goal?.state === 'open' && survivor.goal.done > 0) survivor.goal = { ...survivor.goal, done: 0 };
  }
  for (const ally of alliesOf(t)) if (ally !== null) Object.assign(ally, { walked: 0, attacked: false, over: false });
  for (const figure of t.figures) {
    figure.seen = 0;
    figure.mode = null;
    figure.lured = null;
    figure.slowed = false;
  }
}
