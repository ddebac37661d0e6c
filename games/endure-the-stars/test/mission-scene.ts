import { choices, copyJson, play, start } from '@turnpoint/kernel';
import { Scene } from '@turnpoint/testkit';
import { type EnemyType, type ItemId, missionOf } from '../content/index.ts';
import { mapOf, zoneNamed } from '../rules/board/index.ts';
import {
  type Choice,
  type Endure,
  endureTheStars,
  type Frame,
  type Options,
  type State,
  type Table,
} from '../rules/index.ts';
import { texts } from '../texts/index.ts';

export interface Staging {
  readonly mission: string;
  /** The first one acts; three by default. */
  readonly team?: readonly string[];
  /** Where survivors stand, by their places in the team; the others stand at the start. */
  readonly at?: readonly string[];
  readonly figures?: readonly (readonly [EnemyType, string])[];
  /** Faces of radar tokens and their zones. */
  readonly tokens?: readonly (readonly [string, string])[];
  /** Cards of the one who acts. */
  readonly items?: readonly ItemId[];
  readonly seed?: string;
  /** Of a campaign. */
  readonly options?: Partial<Options>;
  /** What comes when the first survivor ends the turn, instead of the next one's. */
  readonly next?: readonly Frame[];
  /** Last touches. */
  readonly change?: (table: Table) => void;
}

const TEAM = ['engineer-female', 'medic-female', 'marine-female'];

/** A mission with one player, everybody chosen; the map is empty but for what is named, and the first survivor acts. */
export function stage(staging: Staging): MissionScene {
  const { mission, team = TEAM, seed = 'stage', options = {} } = staging;
  let { state } = start(endureTheStars, { mission, team: team.length, ...options }, 1, seed);
  for (const id of team.slice(state.table.team.length)) {
    const played = play(endureTheStars, state, 0, { kind: 'survivor', id });
    if (!played.ok) throw new Error(`${id} cannot join: ${played.ruling.clause}`);
    state = played.state;
  }
  // A campaign asks first whether to visit The Refuge.
  const passed = play(endureTheStars, state, 0, { kind: 'vote', yes: false });
  if (passed.ok) state = passed.state;
  const staged = copyJson(state) as State;
  set(staged.table, staging);
  staged.chance = { seed, drawn: 0 };
  const { next = [{ kind: 'end-turn', who: 0 }] } = staging;
  staged.stack = [{ kind: 'next-turn' }, ...next, { kind: 'act', who: 0 }];
  return new MissionScene(endureTheStars, staged, { texts });
}

function set(t: Table, { mission, at = [], figures = [], tokens = [], items = [], change }: Staging): void {
  const map = mapOf(missionOf(mission));
  const zone = (name: string) => zoneNamed(map, name);
  Object.assign(t, { first: 0, active: 0, phase: 'survivors', round: 1, noises: [], event: null });
  t.figures = figures.map(([type, where], id) => ({
    ...{ id, type, zone: zone(where), health: 0, stun: 0, seen: 0, mode: null, lured: null, slowed: false },
  }));
  t.tokens = tokens.map(([face, where], n) => ({
    ...{ id: figures.length + n, face, spawned: false, known: false, zone: zone(where), mode: null, lured: null },
  }));
  t.next = figures.length + tokens.length;
  for (const [who, survivor] of t.team.entries()) {
    const where = at[who];
    Object.assign(survivor, { health: 10, resolve: 10, inView: [], goal: null, turn: 'waiting', actions: 0, moved: 0 });
    survivor.zone = where === undefined ? map.start : zone(where);
    survivor.resolves = [];
  }
  const [first] = t.team;
  if (first !== undefined) {
    Object.assign(first, { turn: 'now', actions: 3 });
    if (items.length > 0)
      first.packs = [0, 1, 2].map((n) =>
        items[n] === undefined ? [] : [{ item: items[n], jammed: false, half: false }],
      );
  }
  change?.(t);
}

export class MissionScene extends Scene<Endure> {
  get t(): Table {
    return this.state.table;
  }

  zone(name: string): number {
    return zoneNamed(mapOf(missionOf(this.t.options.mission)), name);
  }

  /** The number of an objective. */
  objective(id: string): number {
    return missionOf(this.t.options.mission).objectives.findIndex((known) => known.id === id);
  }

  do(...chosen: Choice[]): this {
    this.as(0).choose(...chosen);
    return this;
  }

  move(...zones: string[]): this {
    for (const name of zones) this.do({ kind: 'move', zone: this.zone(name) });
    return this;
  }

  interact(id: string): this {
    return this.do({ kind: 'interact', objective: this.objective(id) });
  }

  /** Ends turns, and answers whatever is asked with the first that is offered, until this holds or the match is over. */
  until(holds: (t: Table) => boolean): this {
    for (let n = 0; n < 200 && this.state.outcome === null && !holds(this.t); n++) {
      const offered = choices(endureTheStars, this.state, 0);
      this.do(offered.find(({ kind }) => kind === 'end-turn') ?? (offered[0] as Choice));
    }
    return this;
  }

  /** Nobody does anything more in this round. */
  nextRound(): this {
    const { round } = this.t;
    return this.until((t) => t.round > round);
  }

  get ending(): string | null {
    const last = [...this.entries('won'), ...this.entries('lost')].at(-1);
    return last === undefined ? null : `${last.type} ${last.clause}`;
  }
}

/** The scene on the first seed that brings about what is wanted: dice cannot be chosen, but they can be looked for. */
export function seek(play: (seed: string) => MissionScene, wanted: (t: MissionScene) => boolean): MissionScene {
  for (let n = 0; n < 300; n++) {
    const t = play(`seed ${n}`);
    if (wanted(t)) return t;
  }
  throw new Error('no seed brings this about');
}

/** What the mission's own die showed last. */
export const missionDie = (t: MissionScene): number | undefined => t.entries('mission-roll').at(-1)?.die;
