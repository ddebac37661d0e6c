import { leastOf } from '@turnpoint/host/study';
import { figureOf, figureTold, isChance } from './figures.ts';
import type { Replay } from './replay.svelte.ts';
import { say } from './words.ts';

/** What decided a match, as its replay and its end say it. */
export interface Turned {
  readonly says: string;
  /** Where it is looked at; null where no single turn decided it. */
  readonly step: number | null;
  /** Of the turns the one that is named. */
  readonly turn: number | null;
}

export function turnedIn(replay: Replay): Turned {
  const point = replay.chances.biggest;
  const decider = point === null ? undefined : replay.deciderOf(point);
  if (point === null || decider === undefined) return { says: say('turning.none'), step: null, turn: null };
  const figures = { before: figureOf(point.before), after: figureTold(point.after) };
  return {
    says: say('turning.decided', { turn: replay.titleOf(decider), ...figures }),
    step: replay.stepOf(point),
    turn: replay.turns.indexOf(decider),
  };
}

/** Why no single turn is said to have decided a match. */
export function noneWhy({ chances: { known } }: Pick<Replay, 'chances'>): string {
  const odds = known.find((one) => one !== undefined);
  if (odds === undefined || isChance(odds))
    return say('turning.none-why', { n: Math.round(100 * leastOf({ kind: 'win' })) });
  return say('turning.none-why-score', { n: leastOf(odds) });
}
