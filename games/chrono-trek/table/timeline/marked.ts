import type { MissionStatus } from '../../rules/board/mission.ts';
import type { Shared } from '../context.ts';

/** The mission whose conditions are marked on the Timeline: the viewer's, and at the end the winner's. */
export function markedMission({ look, reckoned }: Shared): MissionStatus | null {
  return reckoned.missions[look.outcome?.winners[0] ?? look.seat ?? -1] ?? null;
}

/** The viewer's own, beside the winner's: what was reached and what was missing is seen where it lies. */
export function lostMission({ look, reckoned }: Shared): MissionStatus | null {
  const winner = look.outcome?.winners[0];
  return winner === undefined || winner === look.seat ? null : (reckoned.missions[look.seat ?? -1] ?? null);
}
