import type {
  Context as KernelContext,
  Look as KernelLook,
  Ruling as KernelRuling,
  State as KernelState,
  Seat,
} from '@turnpoint/kernel';
import type { BossCardId, EnemyType, EventId, Face, GoalId, ItemId, ResolveId, SurvivorId } from '../content/index.ts';
import type { Clause } from './clauses.ts';
import type { SoFar } from './state/campaign.ts';
import type { Choice } from './state/choices.ts';
import type { Entry } from './state/entries.ts';
import type { Frame } from './state/frames.ts';
import type { Passages, ZoneId } from './state/map.ts';
import type { Refuge } from './state/refuge.ts';
import type { Survivor, Who } from './state/survivor.ts';
import type { View } from './state/views.ts';

export type * from './state/campaign.ts';
export type * from './state/choices.ts';
export type * from './state/entries.ts';
export type * from './state/frames.ts';
export type * from './state/map.ts';
export type * from './state/refuge.ts';
export type * from './state/survivor.ts';
export type * from './state/views.ts';

export interface Options {
  /** `CG00` */
  readonly mission: string;
  /** Survivors in the team (ETS-2.5). */
  readonly team: number;
  /** Left out for a mission of its own (ETS-21.1). */
  readonly campaign?: string;
  /** What the mission before handed on; left out for the first of a campaign. */
  readonly carried?: SoFar;
}

export type Phase = 'refuge' | 'set-up' | 'survivors' | 'enemies' | 'resolution';

export type DoorSetting = 'open' | 'locked';

/** A door with a token, or an exit (ETS-4.41). */
export interface Door {
  set: DoorSetting;
  /** The mission keeps it locked, whatever else is done to it. */
  kept: boolean;
  spike: DoorSetting | null;
  /** Temporary effects, the latest last; `until` is the round at whose end it goes, or the next Event card. */
  held: readonly { readonly to: DoorSetting; readonly until: number | 'event' }[];
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
  /** Bit n: it saw survivor n in this round's Survivor Phase (ETS-11.5). */
  seen: number;
  /** Fixed when the Enemy Phase begins (ETS-11.2); null: none, because it is stunned or new. */
  mode: 'active' | 'passive' | null;
  /** The zone of the distracting item that drew it when the phase began. */
  lured: ZoneId | null;
  /** Suppressing Fire: 1 action fewer this round. */
  slowed: boolean;
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
  mode: 'active' | 'passive' | null;
  lured: ZoneId | null;
}

export interface Noise {
  readonly zone: ZoneId;
  readonly level: number;
  /** Made in a Resolution Phase: it outlasts the next noise step (ETS-5.12). */
  readonly late: boolean;
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

export interface Table {
  readonly options: Pick<Options, 'mission' | 'team'>;
  /** The campaign that the mission belongs to: what was won before, and who has been in it (ETS-21.11). */
  campaign: {
    readonly id: string;
    readonly won: readonly string[];
    readonly used: readonly SurvivorId[];
  } | null;
  /** The visit to The Refuge that comes before the mission. */
  refuge: Refuge | null;
  /** Refuge Events of the campaign, the next one last (ETS-22.25). */
  refugeDeck: string[];
  /** In clockwise order (ETS-2.22); filled while survivors are chosen. */
  team: Survivor[];
  /** Who holds the first player token. */
  first: Who;
  round: number;
  phase: Phase;
  active: Who | null;
  passages: Passages;
  /** By the numbers of the map's doorways; null where there is no token. */
  doors: (Door | null)[];
  exits: Door[];
  figures: Figure[];
  tokens: Token[];
  /** The next number of a figure or token. */
  next: number;
  /** The spawn pile; the last is taken first. */
  pile: Face[];
  /** Tokens taken off the map unseen. */
  away: Pick<Token, 'face' | 'spawned'>[];
  noises: Noise[];
  /** Decks: the top is the last. */
  items: ItemId[];
  itemDiscard: ItemId[];
  events: EventId[];
  eventDiscard: EventId[];
  /** The current event. */
  event: EventId | null;
  /** The team knows the top Event card. */
  eventKnown: boolean;
  /** Events of the mission that are in effect beside it. */
  standing: readonly EventId[];
  /** No Event card is drawn in this round (Override). */
  eventSkipped: boolean;
  resolveDeck: ResolveId[];
  goals: GoalId[];
  goalDiscard: GoalId[];
  boss: Boss | null;
  loader: Loader | null;
  objectives: Objective[];
  /** Cards that the mission sets aside. */
  aside: ItemId[];
  lasting: Lasting[];
  /** Clauses of special conditions that work once and have. */
  ruled: readonly string[];
  /** The one exit that may still be used (CG04). */
  exit: number | null;
  /** What Life Support Failure takes. */
  airLoss: number;
  /** The latest dice. */
  rolls: readonly number[];
  /** Seats that want to give the mission up. */
  conceding: readonly Seat[];
}

export interface Endure {
  table: Table;
  frame: Frame;
  choice: Choice;
  entry: Entry;
  view: View;
  options: Options;
  clause: Clause;
}

export type State = KernelState<Endure>;
export type Look = KernelLook<Endure>;
export type Ruling = KernelRuling<Clause>;
export type Context = KernelContext<Endure>;
export type { Seat };
