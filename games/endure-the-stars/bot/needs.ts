import { type Condition, firstZone, type Mission } from '../content/index.ts';

/** What winning a mission takes, read from its data (ETS-V.14). Objectives by their numbers. */
export interface Needs {
  /** Everybody must leave the map. */
  readonly leave: boolean;
  /** Everybody must stand in this zone. */
  readonly gather: string | null;
  /** A boss must die, and getting away does not do. */
  readonly hunt: boolean;
  /** A boss must be held by the Loader, weakened but alive. */
  readonly pin: boolean;
  /** Something comes after the team from the beginning: there is no time to look for weapons. */
  readonly haunted: boolean;
  /** So many enemies under control must leave the map. */
  readonly sentries: number;
  /** No enemy and no token may be left. */
  readonly clear: boolean;
  /** To be used, taken or broken. */
  readonly work: readonly number[];
  /** To be taken and then carried to where they are wanted. */
  readonly cargo: readonly number[];
  /** They open doors or exits. */
  readonly keys: readonly number[];
  /** They hold cards. */
  readonly gifts: readonly number[];
  /** Broken by the Loader alone. */
  readonly seals: readonly number[];
  /** Classes that the mission is lost without, until these objectives are done. */
  readonly vital: readonly { readonly class: string; readonly until: readonly number[] }[];
}

const known = new WeakMap<Mission, Needs>();

export function needsOf(mission: Mission): Needs {
  const needs = known.get(mission) ?? readNeeds(mission);
  known.set(mission, needs);
  return needs;
}

function readNeeds(mission: Mission): Needs {
  const numbers = (ids: readonly string[]) => mission.objectives.flatMap(({ id }, n) => (ids.includes(id) ? [n] : []));
  const asked: readonly Condition[] = mission.win.flatMap(({ if: all }) => all);
  const inState = (...states: string[]) =>
    asked.flatMap((one) =>
      one.kind === 'objectiveState' && states.includes(one.state) ? numbers(one.objectives) : [],
    );
  const leadingTo = (effect: string) =>
    mission.conditions.flatMap(({ when, do: effects }) =>
      'objectives' in when && effects.some(({ kind }) => kind === effect) ? numbers(when.objectives) : [],
    );
  /** What somebody must carry for an action of the mission that does this. */
  const carriedTo = (effect: string) =>
    mission.conditions.flatMap(({ when, if: all, do: effects }) =>
      when.kind === 'missionAction' && effects.some(({ kind }) => kind === effect)
        ? all.flatMap((one) => (one.kind === 'actorCarries' ? numbers(one.objectives) : []))
        : [],
    );
  const seals = mission.modules.flatMap((module) => (module.kind === 'sealRoom' ? numbers(module.objectives) : []));
  const gather = asked.flatMap((one) => (one.kind === 'allLivingInZone' ? [firstZone(mission, one.zone)] : []));
  return {
    leave: asked.some(({ kind }) => kind === 'allLivingLeft' || kind === 'roleLeft'),
    gather: gather[0] ?? null,
    hunt:
      asked.some((one) => one.kind === 'bossState' && one.is === 'dead') &&
      !asked.some(({ kind }) => kind === 'allLivingLeft'),
    pin: mission.conditions.some(({ if: all }) => all.some((one) => one.kind === 'bossState' && one.is === 'pinned')),
    haunted: mission.modules.some(({ kind }) => kind === 'revivingBoss'),
    sentries: Math.max(0, ...asked.map((one) => (one.kind === 'sentriesLeft' ? one.atLeast : 0))),
    clear: asked.some(({ kind }) => kind === 'mapClear'),
    work: [...inState('collected', 'done', 'destroyed'), ...leadingTo('win')].filter((n) => !seals.includes(n)),
    cargo: [
      ...inState('out', 'delivered'),
      ...asked.flatMap((one) => (one.kind === 'roleLeft' ? numbers([one.with]) : [])),
    ],
    keys: [...leadingTo('setLock'), ...carriedTo('setLock')],
    gifts: [...leadingTo('giveCards'), ...leadingTo('dealItems')],
    seals,
    vital: mission.lose.flatMap(({ if: all }) => {
      const until = all.flatMap((one) => (one.kind === 'objectivesLack' ? numbers(one.objectives) : []));
      return all.flatMap((one) => (one.kind === 'classGone' ? [{ class: one.class, until }] : []));
    }),
  };
}
