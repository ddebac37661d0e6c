import { enemyOf, LOW_GRAVITY } from '../content/index.ts';
import { captiveZone } from '../rules/board/captive.ts';
import { isEvent } from '../rules/board/ship.ts';
import type { Figure, SurvivorView, Table, View, Who, ZoneId } from '../rules/index.ts';
import { asTable, steps } from './chart.ts';

/** What a survivor has before them when something is to be chosen, read once. */
export interface Turn {
  readonly view: View;
  readonly table: Table;
  readonly who: Who;
  readonly me: SurvivorView;
  readonly from: ZoneId;
  /** The others on the map. */
  readonly mates: readonly Who[];
  readonly foes: ReadonlyMap<ZoneId, readonly Figure[]>;
  /** Zones that one move covers. */
  readonly strides: number;
  /** By zone: what the best attack from there is worth; filled as it is asked for. */
  readonly blows: Map<ZoneId, number>;
  /** By zone: what standing there costs; filled as it is asked for. */
  readonly dangers: Map<ZoneId, number>;
  /** Where the survivor wants to be; null until it is asked for. */
  goals: readonly ZoneId[] | null;
}

export function readTurn(view: View, who: Who): Turn {
  const table = asTable(view);
  const me = view.team[who] as SurvivorView;
  const foes = new Map<ZoneId, Figure[]>();
  for (const figure of view.figures) {
    const here = foes.get(figure.zone);
    if (here === undefined) foes.set(figure.zone, [figure]);
    else here.push(figure);
  }
  return {
    view,
    table,
    who,
    me,
    from: view.team[who]?.zone ?? -1,
    mates: [...view.team.keys()].filter((other) => other !== who && view.team[other]?.zone !== null),
    foes,
    strides: isEvent(table, LOW_GRAVITY) ? 2 : 1,
    blows: new Map(),
    dangers: new Map(),
    goals: null,
  };
}

export const zoneAt = ({ view }: Turn, who: Who): ZoneId => view.team[who]?.zone ?? -1;

/** What a boss deals in one attack, on average. */
const BOSS_DAMAGE = 2.5;
const BOSS_RANGE = 1;

export const rangeOfFoe = ({ type }: Figure): number => (enemyOf(type).isBoss ? BOSS_RANGE : enemyOf(type).range);

/** What an enemy takes with one attack; a Solomon beside it makes it worse (ETS-20.5). */
export function damageOfFoe({ foes, table }: Turn, { type, zone }: Figure): number {
  if (type === 'solomon') return 0;
  const isHelped = foes.get(zone)?.some((other) => other.type === 'solomon') === true || captiveZone(table) === zone;
  const more = isHelped && enemyOf(type).family === 'gep' ? 1 : 0;
  const { isBoss, damage, vest } = enemyOf(type);
  // ETS-20.19: two of six times the vest goes off instead.
  if (vest > 0) return (4 * damage + 2 * vest) / 6;
  return (isBoss ? BOSS_DAMAGE : damage) + more;
}

/** Zones that an enemy walks before it attacks in the same turn. */
export function walkOfFoe({ strides }: Turn, { type, slowed }: Figure): number {
  const { actions, isBoss } = enemyOf(type);
  return strides * Math.max(0, actions - (slowed ? 1 : 0) - (isBoss ? 0 : 1));
}

/** Steps that an enemy lacks to attack somebody in a zone. */
export const gapTo = ({ view }: Turn, figure: Figure, zone: ZoneId): number =>
  Math.max(0, steps(view, figure.zone, zone) - rangeOfFoe(figure));
