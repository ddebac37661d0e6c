import type { Seat } from '@turnpoint/kernel';
import type { EnemyType, GoalId, ItemId, ResolveId, SurvivorId } from '../../content/index.ts';
import type { ZoneId } from './map.ts';

/** A survivor, by the place in the team. */
export type Who = number;
export type Injury = 'head' | 'chest' | 'legs';

/** An Item card in an inventory. Never changed: a new one takes its place. */
export interface Carried {
  readonly item: ItemId;
  /** Cannot attack this round (ETS-15.29). */
  readonly jammed: boolean;
  /** One charge of a Power Cell is spent (ETS-7.20). */
  readonly half: boolean;
}

/** Where a card lies: on the body, on the head, or in one of three general slots (ETS-7.1). */
export type Slot = 'body' | 'head' | 0 | 1 | 2;

/** All that a survivor has on them. */
export type Kit = Readonly<Pick<Survivor, 'body' | 'head' | 'packs' | 'carries'>>;

export interface HeldResolve {
  readonly card: ResolveId;
  readonly isUp: boolean;
}

export interface HeldGoal {
  readonly card: GoalId;
  /** Deeds of this round that count towards it (ETS-9.3). */
  readonly done: number;
  /** `running`: a lasting reward that was used this round. */
  readonly state: 'open' | 'unlocked' | 'running';
}

export interface Survivor {
  readonly id: SurvivorId;
  readonly seat: Seat;
  fate: 'living' | 'left' | 'dead';
  /** Null while not on the map. */
  zone: ZoneId | null;
  health: number;
  resolve: number;
  injuries: readonly Injury[];
  /** An injury that nothing heals in this mission. */
  scar: Injury | null;
  body: Carried | null;
  head: Carried | null;
  /** Three general slots; a pair of dual-wield weapons shares one (ETS-7.11). */
  packs: (readonly Carried[])[];
  hasCrisis: boolean;
  resolves: readonly HeldResolve[];
  goal: HeldGoal | null;
  /** Objectives carried, by their numbers. */
  carries: readonly number[];
  /** Enemy types that were in view when last looked (ETS-8.10). */
  inView: readonly EnemyType[];
  turn: 'waiting' | 'now' | 'over';
  actions: number;
  /** Actions spent in this turn, since the Accomplishment card was dealt (ETS-9.9). */
  spent: number;
  /** A noise was made by this survivor in this turn. */
  isLoud: boolean;
  /** Zones moved by choice in this round (ETS-13.11). */
  moved: number;
  /** The zone that may not be left by choice (ETS-8.19). */
  held: ZoneId | null;
  /** `acting`: may not act until the next turn (ETS-16.2); `slower`: 1 action fewer then (ETS-16.4). */
  stun: 'acting' | 'slower' | null;
  /** Stunned in a Survivor Phase: no trade and nothing that others grant until the next turn (ETS-R92). */
  barred: boolean;
  /** Actions more on the next turn. */
  bonus: number;
  /** What was done in this turn that can be done once. */
  used: readonly string[];
  searched: readonly ZoneId[];
}
