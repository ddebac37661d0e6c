import type { Message, RecordedChoice, Seat, Snapshot } from '@turnpoint/kernel';
import { type DealPart, type Player, Refused, type Summary, type Terms } from '@turnpoint/protocol';
import type { Held } from './gathering/tables.ts';
import type { KeptReceipt } from './receipts.ts';
import type { Aside } from './together/aside.ts';

/** What stays the same from the deal to the end. It holds the seed, so it never leaves the host. */
export interface Header {
  readonly id: string;
  readonly game: string;
  /** Of the rules: the match is played under them to its end. */
  readonly version: string;
  readonly options: object;
  readonly seed: string;
  readonly players: readonly Player[];
  /** Who may use each seat; null for bots. */
  readonly holders: readonly (string | null)[];
  /** Who made the match. */
  readonly owner: string;
  readonly started: number;
  readonly seal: string;
  readonly daily: string | null;
  readonly from: { readonly id: string; readonly step: number } | null;
  /** The match whose best solution this is: it can be watched, and is in nobody's list. */
  readonly solves?: string;
  /** It came from outside to be looked at: in nobody's list until it is kept. */
  readonly visit?: true;
  /** What its owner calls this branch. */
  readonly name?: string;
  /** The match that this one goes on from, and the hash of its record; left out where it goes on from none. */
  readonly follows?: { readonly id: string; readonly hash: string };
  /** What the seed was made of, where several had a part in it. */
  readonly parts?: readonly DealPart[];
  /** Who has put it away: it is in their lists no more, and stays with the others. Left out where nobody has. */
  readonly putAway?: readonly string[];
  /** What everybody at the table has agreed to; left out where all sit at one device. */
  readonly terms?: Terms;
}

/** A match's place in its storage: it grows with every change, so two hosts never write over each other unnoticed. */
export type Revision = number;

export interface Stored {
  readonly header: Header;
  readonly choices: readonly RecordedChoice[];
  readonly revision: Revision;
  /** Fingerprint of the last state of a finished match; null while it runs. */
  readonly end: string | null;
  /** Time of the last change. */
  readonly changed: number;
  /** Of the latest changes: they belong to no record, and are only to know a message that comes twice. */
  readonly receipts: readonly KeptReceipt[];
  /** What goes on beside the choices; null where all sit at one device. */
  readonly aside: Aside | null;
}

/** What a list shows, kept so that listing need not play every match again. It counts while `revision` is the match's. */
export interface Note {
  readonly revision: Revision;
  readonly summary: Omit<Summary, 'mine' | 'seats' | 'from' | 'follows' | 'name' | 'isVisit'>;
  /** What each seat is asked now; null for those who owe no answer. */
  readonly prompts: readonly (Message | null)[];
}

export interface Listed {
  readonly header: Header;
  readonly revision: Revision;
  readonly note: Note | null;
}

/** A match before its first change. */
export type NewlyStored = Omit<Stored, 'revision' | 'receipts' | 'aside'> & { readonly aside?: Aside | null };

export interface Change {
  readonly match: string;
  /** What the writer has read or written last. */
  readonly revision: Revision;
  readonly now: number;
  /** These the match has from now on: stored together with the choices, or not at all. */
  readonly receipts: readonly KeptReceipt[];
  readonly aside: Aside | null;
}

/**
 * Where matches are kept. When a promise is fulfilled, the change is stored; a change whose revision is not the match's
 * throws `Stale` and changes nothing. One contract test holds all adapters to this.
 */
export interface Storage {
  create(match: NewlyStored): Promise<Revision>;
  read(match: string): Promise<Stored | null>;
  /** Only the first `step` choices stay, then these follow. With `end` the match is over. */
  append(change: Change, step: number, choices: readonly RecordedChoice[], end: string | null): Promise<Revision>;
  /** May be lost without harm. */
  note(match: string, note: Note): Promise<void>;
  /** The matches that this person made or has a seat in. */
  list(who: string): Promise<readonly Listed[]>;
  remove(match: string): Promise<void>;
  /** Another header in the place of this one; `gone` lists the match no more. Throws `Stale` like every change. */
  rename(match: string, revision: Revision, header: Header, gone: string | null): Promise<void>;
  /** Left out where matches are opened one at a time: one device plays even a long one again quickly. */
  readonly snapshots?: Snapshots;
  /** Left out where nothing is found out about matches. */
  readonly studies?: KeptStudies;
}

/** The latest of each match, so that a long one need not be played again from its deal. May be lost without harm. */
export interface Snapshots {
  keep(match: string, snapshot: Snapshot): Promise<void>;
  /** Null too where it cannot be read. */
  find(match: string): Promise<Snapshot | null>;
}

/** What was found out about finished matches, by keys of the host's own. Goes with its match, and may be lost without harm. */
export interface KeptStudies {
  keep(match: string, key: string, found: unknown): Promise<void>;
  find(match: string, key: string): Promise<unknown>;
}

/** The match has changed elsewhere, or is gone. */
export class Stale extends Refused {
  constructor() {
    super('went-on');
  }
}

export function isTheirs({ owner, holders }: Header, who: string): boolean {
  return owner === who || holders.includes(who);
}

export function mayWatch(header: Header, who: string): boolean {
  return (header.terms?.spectators ?? 'none') !== 'none' || isTheirs(header, who);
}

export function seatsOf({ holders }: Header, who: string): readonly Seat[] {
  return holders.flatMap((holder, seat) => (holder === who ? [seat] : []));
}

/** Their seats in matches with others. */
export function heldBy(listed: readonly Pick<Listed, 'header'>[], who: string): readonly Held[] {
  return listed
    .filter(({ header }) => header.terms !== undefined)
    .map(({ header }) => ({ match: header.id, seats: seatsOf(header, who) }));
}
