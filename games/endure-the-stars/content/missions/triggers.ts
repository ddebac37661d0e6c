import type { Parameters, WordsOf } from './parameters.ts';

/** ETS-V.14: when a special condition is asked. */
export const TRIGGERS = {
  /** Once, when everything is placed. */
  setup: {},
  /** A device was used, or a piece of work done. */
  interact: { objectives: 'objectives' },
  /** A pick-up was taken from the map. */
  collect: { objectives: 'objectives' },
  /** An action that only this mission has, in these zones (none named: anywhere), for so many actions. */
  missionAction: { name: 'text', zones: 'zones', least: 'number', most: 'number' },
  turnStart: { carrying: 'objective' },
  phaseStart: { phase: ['survivor', 'enemy'] },
  phaseEnd: { phase: ['survivor', 'enemy'] },
  roundEnd: {},
  /** By a survivor (ETS-9.12). */
  enemyDefeated: { enemies: 'enemies' },
  objectiveDestroyed: { objectives: 'objectives', by: ['melee', 'any'] },
  /** Also when a carrier stands there and an exit is unlocked. */
  entersZone: { zones: 'zones', carrying: 'objectives' },
  leavesMap: {},
  noiseMade: { atLeast: 'number' },
  bossHealth: { belowPercent: 'number' },
} as const satisfies Readonly<Record<string, Parameters>>;

export type Trigger = WordsOf<typeof TRIGGERS>;
