/** An Accomplishment card by its name (`combat-training`); there is one of each. */
export type GoalId = string;

/** What counts towards an objective, so many times within one round (ETS-9.3). */
export type Deed =
  | 'kill'
  | 'melee-kill'
  | 'quiet-kill'
  | 'crowded-end'
  | 'lone-end'
  | 'team-end'
  | 'idle-end'
  | 'silent-turn'
  | 'single-use'
  | 'test-passed'
  | 'check-passed'
  | 'trade'
  | 'all-missed'
  | 'sixes'
  | 'unhurt'
  | 'zone-moved'
  | 'room-searched';

export interface Goal {
  readonly id: GoalId;
  readonly deed: Deed;
  readonly times: number;
  /** The reward lasts to the end of the round (ETS-9.7); otherwise it does one thing at once (ETS-9.6). */
  readonly lasts: boolean;
}

const once = (id: GoalId, deed: Deed, times = 1): Goal => ({ id, deed, times, lasts: false });
const round = (id: GoalId, deed: Deed, times = 1): Goal => ({ id, deed, times, lasts: true });

export const GOALS: readonly Goal[] = [
  once('when-push-comes-to-shove', 'melee-kill'),
  once('combat-training', 'kill', 2),
  once('the-gambit', 'crowded-end'),
  once('making-it-last', 'single-use'),
  once('strength-in-numbers', 'team-end'),
  once('alone-time', 'lone-end'),
  once('we-can-beat-this', 'test-passed', 2),
  once('the-silent-treatment', 'silent-turn'),
  once('conserving-energy', 'idle-end'),
  once('nothing-to-fear', 'check-passed'),
  once('cooperation-is-key', 'trade'),
  round('practice-makes-perfect', 'all-missed'),
  round('ninja', 'quiet-kill'),
  round('keep-your-guard-up', 'unhurt'),
  round('on-a-roll', 'sixes'),
  round('burst-of-speed', 'zone-moved', 3),
  round('annihilator', 'kill', 4),
  round('collector', 'room-searched', 2),
];

const byId: Readonly<Record<GoalId, Goal>> = Object.fromEntries(GOALS.map((goal) => [goal.id, goal]));

export const goalOf = (id: GoalId): Goal => byId[id] as Goal;
export const GOAL_DECK: readonly GoalId[] = GOALS.map(({ id }) => id);
