import { no } from '@turnpoint/kernel';
import type { Effect, Mission, Objective, PlainEffect } from '../../../content/missions/index.ts';
import type { Check } from './rule.ts';

const plain = (effect: Effect): readonly PlainEffect[] =>
  effect.kind === 'roll' ? effect.faces.flatMap((face) => face.do) : [effect];

/** ETS-V.15 */
export const winning: Check = (mission) => {
  const effects = mission.conditions.flatMap((special) => special.do.flatMap(plain));
  const canWin = mission.win.some((ending) => ending.if.length > 0) || effects.some(({ kind }) => kind === 'win');
  const asked = [...mission.win, ...mission.lose].flatMap((ending) => ending.if);
  const never = asked.flatMap((condition) => {
    if (condition.kind !== 'objectiveState' && condition.kind !== 'objectivesLack') return [];
    const { objectives, state, atLeast } = condition;
    const possible = objectives.filter((id) => canBecome(mission, effects, id, state));
    return possible.length >= atLeast
      ? []
      : [no('ETS-V.15', 'why.mission-state', { objective: objectives[0] ?? '', state })];
  });
  return canWin ? never : [no('ETS-V.15', 'why.mission-no-win'), ...never];
};

/** Is there anything that brings this objective into this state? */
function canBecome(mission: Mission, effects: readonly PlainEffect[], id: string, state: string): boolean {
  const objective = mission.objectives.find((known) => known.id === id);
  if (objective === undefined) return false;
  const { kind, carry } = objective;
  const ways: Record<string, boolean> = {
    present: true,
    done: kind === 'device' || kind === 'work',
    collected: kind === 'pick-up' || carry !== null,
    out: carry !== null || isPulled(mission, objective),
    lost: carry !== null && carry.onDeath !== 'stays',
    delivered: carry !== null && effects.some((effect) => effect.kind === 'deliver' && effect.objectives.includes(id)),
    destroyed: kind === 'target' || isSealed(mission, objective),
  };
  return ways[state] === true;
}

const isSealed = ({ modules }: Mission, { id }: Objective): boolean =>
  modules.some((module) => module.kind === 'sealRoom' && module.objectives.includes(id));
const isPulled = ({ modules }: Mission, { id }: Objective): boolean =>
  modules.some((module) => module.kind === 'captive' && module.objective === id);
