import type { TileKind } from '../tiles/index.ts';
import type { Condition } from './conditions.ts';
import type { Effect } from './effects.ts';
import type { Module } from './modules.ts';
import type { Trigger } from './triggers.ts';

export const BRACKETS = ['3', '4', '5+'] as const;
/** The number of survivors that started the mission (ETS-2.21). */
export type Bracket = (typeof BRACKETS)[number];
export type ByBracket<X> = Readonly<Record<Bracket, X>>;

export const FAMILIES = ['gep', 'sentry', 'redeemer'] as const;
export type Family = (typeof FAMILIES)[number];
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export const COLOURS = ['green', 'blue', 'red'] as const;
/** ETS-O.1 to O.5 */
export const OBJECTIVE_KINDS = ['device', 'target', 'pick-up', 'work', 'marker'] as const;

export interface PlacedTile {
  readonly alias: string;
  readonly kind: TileKind;
  readonly col: number;
  readonly row: number;
  readonly rot: number;
}

/** How an objective is carried, where that differs from ETS-O.6. */
export interface Carry {
  /** How many of the mission's objectives one survivor may carry; null without limit. */
  readonly most: number | null;
  readonly dualWield: boolean;
  /** Zones its carrier may move in a turn; null without limit. */
  readonly moves: number | null;
  /** Actions its carrier lacks in a turn that starts so. */
  readonly fewerActions: number;
  readonly onDeath: 'stays' | 'lost' | 'passes on';
}

export interface Objective {
  readonly id: string;
  readonly colour: (typeof COLOURS)[number];
  /** Null where it comes into play by an effect. */
  readonly zone: string | null;
  readonly kind: (typeof OBJECTIVE_KINDS)[number];
  /** Placed only in a campaign after this mission; null always. */
  readonly after: string | null;
  /** Who alone may use or collect it; null anybody. */
  readonly class: string | null;
  /** What using or collecting it takes. */
  readonly actions: number;
  /** Of a target. */
  readonly health: number | null;
  /** Null where it is not carried: collecting it gives something else. */
  readonly carry: Carry | null;
}

export interface RadarPlace {
  readonly zone: string;
  /** Brackets in which it stays empty. */
  readonly emptyIn: readonly Bracket[];
  readonly mark: string | null;
}

/** A radar token by its face: `swarmer-4`, `titan-1`. */
export type TokenFace = string;

export interface Figure {
  readonly what: string;
  readonly count: number;
  readonly zone: string;
  readonly state: 'plain' | 'piloted' | 'offline';
}

export interface SpecialCondition {
  readonly clause: string;
  readonly when: Trigger;
  readonly if: readonly Condition[];
  readonly do: readonly Effect[];
  /** Then it works once, for all conditions of its clause together. */
  readonly once: boolean;
}

/** A way to win or to lose: all of it must hold. */
export interface Ending {
  readonly clause: string;
  readonly if: readonly Condition[];
}

/** A mission, as data that anybody may write (ETS-23.2). */
export interface Mission {
  readonly id: string;
  readonly family: Family;
  readonly difficulty: (typeof DIFFICULTIES)[number];
  readonly minutes: number;
  readonly requires: readonly string[];
  readonly tiles: readonly PlacedTile[];
  readonly start: string;
  readonly exits: readonly { readonly zone: string; readonly side: (typeof SIDES)[number]; readonly locked: boolean }[];
  readonly doors: {
    readonly locked: readonly string[];
    readonly extra: readonly string[];
    readonly none: readonly string[];
  };
  readonly objectives: readonly Objective[];
  readonly radar: readonly RadarPlace[];
  readonly figures: readonly Figure[];
  readonly tokens: ByBracket<readonly TokenFace[]>;
  readonly bossHealth: ByBracket<number> | null;
  readonly setAside: readonly string[];
  /** Weapons dealt instead of the usual ones, the last one to everybody left; null for the usual ones. */
  readonly startWeapons: { readonly cards: readonly string[]; readonly inCampaign: boolean } | null;
  readonly modules: readonly Module[];
  readonly conditions: readonly SpecialCondition[];
  readonly win: readonly Ending[];
  readonly lose: readonly Ending[];
}
