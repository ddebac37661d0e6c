import type { BossCardId, EnemyType, Face } from '../../content/index.ts';
import type { ZoneId } from './map.ts';
import type { Who } from './survivor.ts';

export type DoorSetting = 'open' | 'locked';

/** The round at whose end it goes, the end of the current event, or the next Event card. */
export type HeldUntil = number | 'event' | 'card';

/** A door with a token, or an exit (ETS-4.41). */
export interface Door {
  set: DoorSetting;
  /** The mission keeps it locked, whatever else is done to it. */
  kept: boolean;
  spike: DoorSetting | null;
  /** Temporary effects, the latest last. */
  held: readonly { readonly to: DoorSetting; readonly until: HeldUntil }[];
}

/** An enemy miniature. */
export interface Figure {
  readonly id: number;
  readonly type: EnemyType;
  zone: ZoneId;
  /** Of a boss; 0 for standard enemies, whose wounds do not last (ETS-15.6). */
  health: number;
  /** Activations that it still misses (ETS-16.6, 16.8). */
  stun: 0 | 1 | 2;
  /** Bit n: it saw survivor n in this round's Survivor Phase (ETS-11.5), or on its way since (ETS-R116). */
  seen: number;
  /** Fixed when the Enemy Phase begins (ETS-11.2); null: none, because it is stunned or new. */
  mode: 'active' | 'passive' | null;
  /** The zone of the distracting item that drew it when the phase began. */
  lured: ZoneId | null;
  /** Suppressing Fire: 1 action fewer this round. */
  slowed: boolean;
}

/** An enemy under control (C013): for enemies it is a survivor, for everything else it is not (ETS-M13.15). */
export interface Ally {
  /** Of the miniature that it was. */
  readonly id: number;
  readonly type: EnemyType;
  zone: ZoneId;
  health: number;
  /** Zones moved, and whether it attacked, in this Survivor Phase. */
  walked: number;
  attacked: boolean;
  /** It does nothing more in this phase. */
  over: boolean;
}

/** A radar token on the map. */
export interface Token {
  readonly id: number;
  readonly face: Face;
  /** From the spawn pile; the others lay there from the start, and everybody knows which faces those are. */
  readonly spawned: boolean;
  /** The team has looked at it. */
  known: boolean;
  zone: ZoneId;
  /** As of a figure; `stalled`: it misses the phase that begins. */
  mode: 'active' | 'passive' | 'stalled' | null;
  lured: ZoneId | null;
}

export interface Noise {
  readonly zone: ZoneId;
  readonly level: number;
  /** Made in a Resolution Phase: it outlasts the next noise step (ETS-5.12). */
  readonly late: boolean;
  /** It goes with somebody and is never removed: seen, but no token of its own. */
  readonly bound?: true;
}

/** An objective of the mission, by its place in the mission's list. */
export interface Objective {
  /** Null while it is not on the map. */
  zone: ZoneId | null;
  /** Taken from the map at least once. */
  collected: boolean;
  /** What became of it in the end: carried off the map, brought to safety, broken, lost with its carrier, used. */
  end: 'out' | 'delivered' | 'destroyed' | 'lost' | 'done' | null;
}

/** Something that lasts: an ability, a reward, an item. */
export interface Lasting {
  readonly kind: string;
  /** Whose it is. */
  readonly who: Who;
  readonly zone: ZoneId | null;
  /** To the end of the round, to the beginning of the owner's next turn, or for good. */
  readonly until: 'round' | 'turn' | 'mission';
}

export interface Boss {
  deck: BossCardId[];
  discard: BossCardId[];
  /** The Mood in play. */
  mood: BossCardId | null;
  /** Its Health at the start. */
  readonly full: number;
  isDead: boolean;
}

export interface Loader {
  zone: ZoneId;
  pilot: Who | null;
  powered: boolean;
}
