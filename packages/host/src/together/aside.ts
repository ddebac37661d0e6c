import type { Seat } from '@turnpoint/kernel';
import type { Motion, StandIn } from '@turnpoint/protocol';
import type { Header } from '../storage.ts';

/** When a question began. */
export interface Asked {
  /** As everybody counts steps. */
  readonly step: number;
  readonly at: number;
  /** When its clocks began: later than the question where a person took their seat back. */
  readonly since: number;
  /** When the turn began that it belongs to: the same seats have been asked since. */
  readonly turn: number;
  /** Whose bank grew by the answer that led to it: they give it back when they take that back. Left out where none did. */
  readonly grew?: Seat;
}

/** A motion and how seats have voted so far. It is told to nobody before it is carried. */
export interface Ballot {
  readonly motion: Motion;
  /** The step it was moved at. */
  readonly step: number;
  readonly votes: readonly { readonly seat: Seat; readonly isFor: boolean }[];
}

export interface Holiday {
  readonly seat: Seat;
  readonly until: number;
  /** Days taken in this match so far. */
  readonly days: number;
}

/** A window with a time of its own. Answers to it are choices like all others; they wait until it closes. */
export interface OpenWindow {
  /** As everybody counts steps. */
  readonly step: number;
  readonly opened: number;
  /** Who has called to wait, and when. */
  readonly waits: readonly { readonly seat: Seat; readonly at: number }[];
}

/** What goes on at a table beside its choices: stored with them, and, but for practice, no part of any record. */
export interface Aside {
  /** The latest questions; the last one is asked now. */
  readonly asked: readonly Asked[];
  /** Milliseconds that each seat has left; none without banks. */
  readonly banks: readonly number[];
  readonly standIns: readonly StandIn[];
  readonly ballots: readonly Ballot[];
  /** Who was last told that not all agree to take back, and at which step. Left out where nobody was. */
  readonly refused?: { readonly seat: Seat; readonly step: number };
  /** All have agreed to play no further. */
  readonly isOff: boolean;
  /** Until when each seat is on holiday, and how many days of it the match has seen; none where nobody was. */
  readonly holidays: readonly Holiday[];
  /** The table where they gather to play again; null before anybody wanted to. */
  readonly next: string | null;
  /** Left out while none is open. */
  readonly window?: OpenWindow;
  /** What seats have left to be answered by in windows; left out where nobody has. */
  readonly orders?: readonly { readonly seat: Seat; readonly orders: object }[];
  /** How often what stood for good was taken back; the one thing here that the record tells. Left out where never. */
  readonly practice?: number;
}

/** Where all sit at one device there is only what one of them left. */
export function blankAside(): Aside {
  return { asked: [], banks: [], standIns: [], ballots: [], isOff: false, holidays: [], next: null };
}

/** With what the record of this match tells of practice. */
export function withPractice(aside: Aside | null, practice: number): Aside | null {
  return practice === (aside?.practice ?? 0) ? aside : { ...(aside ?? blankAside()), practice };
}

/** As a match begins, or goes on from this step. */
export function firstAside({ terms, players }: Header, step: number, now: number): Aside | null {
  if (terms === undefined) return null;
  const { clock } = terms;
  return {
    ...blankAside(),
    asked: [{ step, at: now, since: now, turn: now }],
    banks: clock?.kind === 'bank' ? players.map(() => clock.seconds * 1000) : [],
  };
}
