import type { Seat } from '@turnpoint/kernel';
import type { EventId, Face, GoalId, ItemId, ResolveId, SurvivorId } from '../../content/index.ts';
import type { SoFar } from './campaign.ts';
import type { Passages } from './map.ts';
import type { Ally, Boss, Door, Figure, Lasting, Loader, Noise, Objective, Token } from './pieces.ts';
import type { Refuge } from './refuge.ts';
import type { Survivor, Who } from './survivor.ts';

export interface Options {
  /** `CG00`, or the whole text of an own mission (ETS-23.1). */
  readonly mission: string;
  /** Survivors in the team (ETS-2.5). */
  readonly team: number;
  /** Time runs out: missions that name a last round are lost when it is over (ETS-3.14). Left out, it does not. */
  readonly timed?: boolean;
  /** Left out for a mission of its own (ETS-21.1). */
  readonly campaign?: string;
  /** What the mission before handed on; left out for the first of a campaign. */
  readonly carried?: SoFar;
}

export type Phase = 'refuge' | 'set-up' | 'survivors' | 'enemies' | 'resolution';

export interface Table {
  readonly options: Pick<Options, 'mission' | 'team' | 'timed'>;
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
  /**
   * Enemies under control; null where one is gone, until the next takes its place. Left out until there is one: most
   * missions never have any, and their records stay as they were.
   */
  allies?: (Ally | null)[];
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
  /** So many cards at the bottom of the Event deck were put there in sight of the team (System Link). */
  buried: number;
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
