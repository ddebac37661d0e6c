import { copyJson } from '@turnpoint/kernel';
import { missionOf, OWN_CLAUSE, OWN_ID, type OwnMission } from '../content/missions/index.ts';

const TEXTS = { title: 'Cold Storage', goal: 'Get out.', briefing: 'It is cold.', ending: 'Warm.', names: {} };

/** A published mission as somebody's own. */
export function ownFrom(id: string, texts: Partial<OwnMission['texts']> = {}): OwnMission {
  const mission = copyJson(missionOf(id));
  const under = <X extends object>(said: readonly X[]): X[] => said.map((one) => ({ ...one, clause: OWN_CLAUSE }));
  const { conditions, win, lose } = mission;
  return {
    mission: { ...mission, id: OWN_ID, conditions: under(conditions), win: under(win), lose: under(lose) },
    texts: { ...TEXTS, ...texts },
  };
}
