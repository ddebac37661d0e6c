import { type Objective, OWN_CLAUSE, OWN_ID, type OwnMission } from '../../content/index.ts';

/** An empty page: nothing lies on it, and all that must be said of it has its usual value. */
export const EMPTY: OwnMission = {
  mission: {
    id: OWN_ID,
    family: 'gep',
    difficulty: 'medium',
    minutes: 45,
    requires: [],
    tiles: [],
    start: '',
    exits: [],
    doors: { locked: [], extra: [], none: [] },
    objectives: [],
    radar: [],
    figures: [],
    tokens: { '3': [], '4': [], '5+': [] },
    bossHealth: null,
    setAside: [],
    startWeapons: null,
    modules: [],
    conditions: [],
    win: [],
    lose: [],
  },
  texts: { title: '', goal: '', briefing: '', ending: '', names: {} },
};

const CARRIED = { most: null, dualWield: true, moves: null, fewerActions: 0, onDeath: 'stays' } as const;

/** How a new objective of a kind is at first: a pick-up is carried (ETS-O.6), a target has Health. */
export const objectiveOf = (kind: Objective['kind'], rest: Pick<Objective, 'id' | 'colour' | 'zone'>): Objective => ({
  ...rest,
  kind,
  after: null,
  class: null,
  actions: 1,
  health: kind === 'target' ? 3 : null,
  carry: kind === 'pick-up' ? CARRIED : null,
});

export const ending = () => ({ clause: OWN_CLAUSE, if: [] });
