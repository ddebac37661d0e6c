import { type Ending, saidOf } from '../../content/index.ts';
import { anyoneOnMap } from '../board/crew/crew.ts';
import { missionIn } from '../board/ship.ts';
import type { Clause } from '../clauses.ts';
import { allHold } from '../effects/mission/holds.ts';
import type { Context, State, Table } from '../types.ts';

/**
 * ETS-3.5 to 3.9: won when all that a win condition asks for holds, lost when the mission says so or nobody living is on
 * the map. Nobody living at all is always lost (ETS-3.12).
 */
export function checkEnding(s: State, ctx: Context): void {
  const t = s.table;
  if (s.outcome !== null || t.phase === 'set-up') return;
  const { win, lose } = missionIn(t);
  const isAnyoneLiving = t.team.some(({ fate }) => fate !== 'dead');
  if (!isAnyoneLiving) {
    finishMission(s, 'lost', 'ETS-3.7', ctx);
    return;
  }
  const won = reached(t, win);
  if (won !== undefined) {
    finishMission(s, 'won', won.clause as Clause, ctx);
    return;
  }
  const lost = reached(t, lose);
  if (lost !== undefined) {
    finishMission(s, 'lost', lost.clause as Clause, ctx);
    return;
  }
  if (!anyoneOnMap(t)) finishMission(s, 'lost', 'ETS-3.6', ctx);
}

/** The first of these endings for which all that it asks for holds. */
function reached(t: Table, endings: readonly Ending[]): Ending | undefined {
  for (const ending of endings) if (allHold(t, ending.if)) return ending;
  return undefined;
}

/** All win or lose together (ETS-1.1). */
export function finishMission(s: State, how: 'won' | 'lost', clause: Clause, ctx: Context): void {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  ctx.log({ type: how, clause, mission: missionIn(s.table).id });
  ctx.finish({
    kind: how,
    winners: how === 'won' ? seats : [],
    ranking: [],
    scores: null,
    by: { key: `outcome.${how}`, args: { mission: saidOf(s.table.options.mission, 'mission') } },
  });
}
