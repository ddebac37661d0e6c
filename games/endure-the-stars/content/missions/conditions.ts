import type { Parameters, WordsOf } from './parameters.ts';

/**
 * What has become of an objective. `collected`: taken from the map at least once. `out`: carried off the map. `lost`:
 * broken with its carrier. `done`: used, or worked on with success.
 */
export const OBJECTIVE_STATES = ['present', 'collected', 'out', 'delivered', 'destroyed', 'lost', 'done'] as const;

/** ETS-V.14: what must hold, in special conditions and for winning and losing. */
export const CONDITIONS = {
  actorIs: { class: 'class' },
  actorCarries: { objectives: 'objectives' },
  objectiveState: { objectives: 'objectives', state: OBJECTIVE_STATES, atLeast: 'number' },
  /** Fewer than so many are in that state. */
  objectivesLack: { objectives: 'objectives', state: OBJECTIVE_STATES, atLeast: 'number' },
  exitUnlocked: { exits: 'exits' },
  stunnedEnemyHere: { family: 'family' },
  killCount: { family: 'family', atLeast: 'number' },
  /** In a campaign in which this mission was won before. */
  previousMission: { mission: 'mission' },
  /** No enemy and no radar token on the map. */
  mapClear: {},
  noEnemyWithin: { zones: 'number', of: 'place' },
  allLivingLeft: { sameExit: 'flag' },
  allLivingInZone: { zone: 'place' },
  roleLeft: { class: 'class', with: 'objective' },
  sentriesLeft: { atLeast: 'number' },
  /** `pinned`: under half Health, in the zone of a powered Loader's pilot. */
  bossState: { is: ['active', 'dead', 'pinned'] },
  hurtByChestInjury: {},
  /** No survivor of that class is left on the map. */
  classGone: { class: 'class' },
  /** No such card is left in an inventory, behind these objectives or, if that counts, in the Item deck. */
  supplyGone: { cards: 'cards', deckToo: 'flag', objectives: 'objectives' },
  loaderUnpowered: {},
  /** Fewer survivors on the map than such objectives still there. */
  tooFewSurvivors: { objectives: 'objectives' },
  tooFewSentries: { needed: 'number' },
  roundsOver: { atLeast: 'number' },
  /** The table has agreed that time runs out (ETS-3.14). */
  timed: {},
  /** Whether the last one left or died. */
  nobodyOnMap: {},
} as const satisfies Readonly<Record<string, Parameters>>;

export type Condition = WordsOf<typeof CONDITIONS>;
