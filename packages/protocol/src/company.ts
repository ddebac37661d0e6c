import type { Seat } from '@turnpoint/kernel';
import type { Terms } from './agreement.ts';
import type { Level } from './player.ts';

/** What people at a table may settle by a vote: to take back, to let a bot sit in for a seat, to play no further. */
export interface Motion {
  readonly kind: 'undo' | 'stand-in' | 'abort';
  /** Whose choice is to be taken back; who is absent, or leaves; null for the match as a whole. */
  readonly seat: Seat | null;
}

/** A bot that sits or sat in for a person: its choices are those after step `from`, up to `to`. */
export interface StandIn {
  readonly seat: Seat;
  readonly level: Level;
  readonly from: number;
  /** Null while it plays. */
  readonly to: number | null;
  /** They have left it to the bot themselves. */
  readonly left?: true;
}

/** How a seat stands beside the game. It changes with people who come and go and with questions, never with an answer. */
export interface Attending {
  /** Since when nobody is connected here; null while somebody is, and for bots. */
  readonly away: number | null;
  /** When the table waits no longer for what this seat is asked now; null where it waits for ever, or it is not asked. */
  readonly until: number | null;
  /** Milliseconds left in its bank; null where there is none. */
  readonly bank: number | null;
  /** Until when they are on holiday; null when they are not. */
  readonly holiday: number | null;
  /** They are asked for so long, without a clock, that the others may let a bot sit in although somebody is connected. */
  readonly isSlow: boolean;
}

/** A vote that is open. How others have voted is secret until it is carried. */
export interface OpenMotion extends Motion {
  /** The reader's own vote; null before it. */
  readonly mine: boolean | null;
  /** May they vote on it? */
  readonly isMine: boolean;
}

/** Who is at a table and what goes on there beside the game. */
export interface Company {
  readonly terms: Terms;
  readonly seats: readonly Attending[];
  readonly standIns: readonly StandIn[];
  /** None for spectators. */
  readonly motions: readonly OpenMotion[];
  /** The reader may leave their seat to a bot: by a vote for one at it. */
  readonly mayLeave?: true;
  /** Not all agreed to what the reader wanted to take back, and the table has not gone on since. */
  readonly refused?: true;
  /** All have agreed to play no further. */
  readonly isOff: boolean;
  /** The table where they gather to play again; null before anybody wanted to. */
  readonly next: string | null;
  /** A window for answers that closes at its own time, and who has called to wait; null when none is open. */
  readonly window: { readonly until: number; readonly waits: readonly Seat[] } | null;
  /** The host's time when this was told, to read the others by. */
  readonly now: number;
}
