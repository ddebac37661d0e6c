import type { Look, Message, Outcome, Seat } from '@turnpoint/kernel';
import type { Player } from './player.ts';

/** All that a list shows of a match without opening it. Apart from `prompt` it holds what a spectator may know. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  /** Without what another match has handed on: that holds hidden things. */
  readonly options: object;
  readonly players: readonly Player[];
  readonly started: number;
  /** Time of the last choice. */
  readonly changed: number;
  /** Who decides now; nobody when the match is over. Who of them has answered is not told. */
  readonly asked: readonly Seat[];
  /** The seats of those who list. */
  readonly seats: readonly Seat[];
  /** The seat of those who list that still owes an answer, and what it is asked; null when none does. */
  readonly mine: { readonly seat: Seat; readonly prompt: Message } | null;
  readonly outcome: Outcome | null;
  /** All have agreed to play it no further. */
  readonly isOff: boolean;
  /** When the time of those who decide is out; null without a clock. */
  readonly until: number | null;
  /** A spectator's, for the picture. */
  readonly look: Look;
  /** Published before the deal. */
  readonly seal: string;
  /** The day of a daily puzzle, otherwise null. */
  readonly daily: string | null;
  /** The match and step this one left from, otherwise null. */
  readonly from: { readonly id: string; readonly step: number } | null;
  /** The match of the campaign that this one goes on from, otherwise null. */
  readonly follows: string | null;
  /** How often what stood for good was taken back: then it was practice. Left out where it never was. */
  readonly practice?: number;
  /** What somebody has called this branch. Left out where nobody has. */
  readonly name?: string;
  /** It came from outside to be looked at, and is in no list until it is kept. Left out for all others. */
  readonly isVisit?: true;
}

/** A stored match that cannot be opened: its rules are not here, or what is stored is damaged. */
export interface Broken {
  readonly id: string;
  readonly game: string;
  readonly started: number;
  /** What stands in the way, in one sentence. */
  readonly fault: string;
}

export interface Listing {
  /** The latest change first. */
  readonly matches: readonly Summary[];
  readonly broken: readonly Broken[];
}
