import type { Seat } from '@turnpoint/kernel';
import type { BossCardId, EventId, Face, GoalId, ItemId } from '../../content/index.ts';
import type { Frame } from './frames.ts';
import type { Passages, ZoneId } from './map.ts';
import type { Ally, Door, Figure, Lasting, Loader, Noise, Objective, Token } from './pieces.ts';
import type { Survivor, Who } from './survivor.ts';
import type { Phase, Table } from './table.ts';

/** A Resolve card as everybody sees it: its number, and what it is once it is up (ETS-2.16). */
export interface ResolveView {
  readonly number: number;
  readonly card: string | null;
}

export interface SurvivorView extends Omit<Readonly<Survivor>, 'resolves'> {
  readonly resolves: readonly ResolveView[];
}

export interface TokenView {
  readonly id: number;
  /** From the spawn pile; the others lay there from the start. */
  readonly spawned: boolean;
  readonly zone: ZoneId;
  readonly mode: Token['mode'];
  readonly lured: ZoneId | null;
  /** Null while the team has not looked at it. */
  readonly face: Face | null;
}

export interface BossView {
  readonly deckCount: number;
  readonly discard: readonly BossCardId[];
  readonly mood: BossCardId | null;
  readonly full: number;
  readonly isDead: boolean;
}

/** All that a seat or a spectator knows: there are no secrets between seats. */
export interface View {
  readonly options: Table['options'];
  readonly campaign: Table['campaign'];
  readonly refuge: Table['refuge'];
  /** Refuge Events that may still come, sorted. */
  readonly refugeLeft: readonly string[];
  readonly team: readonly SurvivorView[];
  readonly first: Who;
  readonly round: number;
  readonly phase: Phase;
  readonly active: Who | null;
  readonly passages: Passages;
  readonly doors: readonly (Readonly<Door> | null)[];
  readonly exits: readonly Readonly<Door>[];
  readonly figures: readonly Readonly<Figure>[];
  readonly allies: readonly (Readonly<Ally> | null)[];
  readonly tokens: readonly TokenView[];
  readonly next: number;
  readonly noises: readonly Noise[];
  readonly itemCount: number;
  readonly itemDiscard: readonly ItemId[];
  readonly eventCount: number;
  readonly eventDiscard: readonly EventId[];
  readonly event: EventId | null;
  /** The top Event card, once the team has looked at it. */
  readonly nextEvent: EventId | null;
  /** Event cards under the deck that the team has put there, the lowest first. */
  readonly buriedEvents: readonly EventId[];
  readonly standing: readonly EventId[];
  readonly eventSkipped: boolean;
  readonly resolveCount: number;
  readonly goalCount: number;
  readonly goalDiscard: readonly GoalId[];
  readonly boss: BossView | null;
  readonly loader: Readonly<Loader> | null;
  readonly objectives: readonly Readonly<Objective>[];
  readonly aside: readonly ItemId[];
  readonly lasting: readonly Lasting[];
  readonly ruled: readonly string[];
  readonly exit: number | null;
  readonly airLoss: number;
  /** The latest dice, the last one last. */
  readonly rolls: readonly number[];
  readonly conceding: readonly Seat[];
  readonly pileCount: number;
  readonly awayCount: number;
  /** Of these, how many lay on the map from the start. */
  readonly awayPlaced: number;
  /** Faces of tokens that nobody knows, on the map, in the pile and taken away, sorted. */
  readonly unknownFaces: readonly Face[];
  /** Of these, the faces of tokens that lay on the map from the start: what the mission put there is public. */
  readonly placedFaces: readonly Face[];
  /** What the Item, Event, Resolve, Accomplishment and boss decks hold, sorted. */
  readonly itemsLeft: readonly ItemId[];
  readonly eventsLeft: readonly EventId[];
  readonly resolvesLeft: readonly string[];
  readonly goalsLeft: readonly GoalId[];
  readonly bossLeft: readonly BossCardId[];
  readonly stack: readonly Frame[];
}
