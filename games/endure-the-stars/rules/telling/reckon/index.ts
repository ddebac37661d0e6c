import { seesZone } from '../../board/crew/sight.ts';
import { zonesReached } from '../../board/noise.ts';
import { LOUDEST } from '../../board/noise-made.ts';
import { shipOf, waysIn } from '../../board/ship.ts';
import type { Choice, Direction, Look, Table, WallId, ZoneId } from '../../types.ts';
import { asTable } from './as-table.ts';
import { type Attack, attacksOf } from './attacks.ts';
import { type Chart, chartOf } from './chart.ts';
import { idleOf } from './idle.ts';
import { fireLines, type WallChart, wallAt, wallsOf } from './options.ts';
import { type Risk, risksOf } from './risks.ts';

export type * from './attacks.ts';
export type * from './chart.ts';
export type * from './lines.ts';
export type * from './options.ts';
export type * from './risks.ts';
export type * from './threats.ts';

export interface Way {
  readonly to: ZoneId;
  /** The side on which most of the border lies. */
  readonly towards: Direction;
}

/** What the rules make of a look before anything is done: the map, sight, hearing and what a step would bring. */
export interface Reckoned {
  readonly chart: Chart;
  /** By zone: where one may walk. */
  readonly ways: readonly (readonly Way[])[];
  /** By zone: what is seen from there. */
  readonly sees: readonly (readonly ZoneId[])[];
  /** Zones that somebody of the team sees. */
  readonly lit: readonly ZoneId[];
  /** By noise: the zones that it reaches. */
  readonly heard: readonly (readonly ZoneId[])[];
  /** Doorways that were made in walls. */
  readonly made: readonly WallChart[];
  /** Walls and lines of fire that are to be chosen from now. */
  readonly walls: readonly (WallChart & { readonly wall: WallId })[];
  readonly lines: readonly (readonly ZoneId[])[];
  /** For whoever acts: what walking somewhere would bring, the attacks, and by level where a noise would be heard. */
  readonly risks: readonly Risk[];
  readonly attacks: readonly Attack[];
  readonly ears: readonly (readonly ZoneId[])[];
  /** Choices that would do nothing; rules before 1.4 do not tell. */
  readonly idle?: readonly Choice[];
}

export function reckon(look: Look): Reckoned {
  const { view } = look;
  const t = asTable(view);
  const map = shipOf(view);
  const ways = waysIn(t);
  return {
    chart: chartOf(map),
    ways: ways.steps.map((steps) => steps.map(({ to, edges }) => ({ to, towards: widest(edges) }))),
    sees: ways.sees,
    lit: map.zones.flatMap(({ id }) => (isSeen(t, id) ? [id] : [])),
    heard: view.noises.map(({ zone, level }) => zonesReached(map, zone, level)),
    made: view.passages.made.map((wall) => wallAt(map, wall)),
    walls: wallsOf(t, look.choices),
    lines: fireLines(t, view.stack.at(-1)),
    risks: risksOf(t, look),
    attacks: attacksOf(t, look.choices),
    ears: earsOf(t),
    idle: idleOf(t, look.choices, view.stack.at(-1)),
  };
}

function earsOf(t: Table): ZoneId[][] {
  const from = t.active === null ? null : (t.team[t.active]?.zone ?? null);
  if (from === null) return [];
  return Array.from({ length: LOUDEST + 1 }, (_, level) => (level === 0 ? [] : zonesReached(shipOf(t), from, level)));
}

const widest = (edges: readonly number[]): Direction => edges.indexOf(Math.max(...edges)) as Direction;

const isSeen = (t: Table, zone: ZoneId): boolean =>
  t.team.some(({ zone: at }, who) => at !== null && seesZone(t, who, zone));
