import type { MissionStatus } from '../../rules/board/mission.ts';
import type { Shared } from '../context.ts';

/** The mission whose conditions are marked on the Timeline: the viewer's, and at the end the winner's. */
export function markedMission({ look, reckoned }: Shared): MissionStatus | null {
  return reckoned.missions[look.outcome?.winners[0] ?? look.seat ?? -1] ?? null;
}
