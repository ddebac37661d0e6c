import type { Ruling, Seat } from '@turnpoint/kernel';
import type { Terms } from './agreement.ts';
import type { Level } from './player.ts';
import type { Line, Saying } from './talk.ts';

/** A place that waits for somebody. It is kept for who goes by this name, as far as people at a table keep to it: a link knows nobody. */
export interface OpenPlace {
  readonly kind: 'open';
  /** Left out where anybody is welcome. */
  readonly invited?: string;
}

export interface BotPlace {
  readonly kind: 'bot';
  readonly level: Level;
}

/** A place at a table that is being gathered. */
export type Place =
  | OpenPlace
  | BotPlace
  | {
      readonly kind: 'person';
      readonly name: string;
      /** What their part of the deal will be, sealed; empty when they have to seal it anew. */
      readonly seal: string;
      /** Their part lies open. */
      readonly revealed: boolean;
      /** They agree to the terms as they are now: they were changed since where not. */
      readonly agrees: boolean;
      /** They may change the terms. */
      readonly isOwner: boolean;
      /** They have brought a deck of their own, unseen. */
      readonly hasDeck: boolean;
    };

export interface NewGathering {
  readonly game: string;
  readonly options: object;
  /** The first open place is for whoever makes it. */
  readonly places: readonly (OpenPlace | BotPlace)[];
  readonly terms: Terms;
  /** Shown in the lobby; otherwise only who knows its address finds it. */
  readonly listed: boolean;
  /** The finished match of a campaign that this one goes on from: what that one hands on is added when the match begins. */
  readonly follows?: string;
  /** The record of a match that began on a device and goes on at this table. */
  readonly brought?: string;
}

export type Gathered =
  /** Some places are open. */
  | { readonly kind: 'gathering' }
  /** All have sat down and the parts of the deal are being opened. */
  | { readonly kind: 'dealing' }
  | { readonly kind: 'begun'; readonly match: string };

/** A table before the deal, as a visitor sees it. */
export interface Gathering {
  readonly id: string;
  readonly game: string;
  readonly options: object;
  readonly places: readonly Place[];
  readonly terms: Terms;
  readonly listed: boolean;
  readonly opened: number;
  /** The host's own part of the deal, sealed before anybody sat down. */
  readonly seal: string;
  readonly state: Gathered;
  /** The places of the visitor who looks. */
  readonly mine: readonly Seat[];
  readonly isOwner: boolean;
  /** Whose part of the deal was not opened, so that it was void; null when none was. */
  readonly broken: string | null;
  /** After so many choices the match goes on that began on one device; null where it is dealt here. */
  readonly brought: number | null;
}

export interface Sitting {
  readonly seat: Seat;
  readonly name: string;
  /** The seal of one's own part of the deal. */
  readonly seal: string;
  /** As one has seen them: sitting down agrees to these and to no others. */
  readonly terms: Terms;
  /** In games with decks, to play with one's own; left out: with the one that the table has for this seat. */
  readonly deck?: object;
}

/** Opened by whoever knows a gathering's address. Each verb throws a sentence when it cannot be done. */
export interface GatheringPort {
  sit(sitting: Sitting): Promise<void>;
  stand(): Promise<void>;
  /** The owner changes the terms: the others are asked once more. */
  settle(terms: Terms, listed: boolean): Promise<void>;
  /** Agrees to the terms as one has seen them. */
  agree(terms: Terms): Promise<void>;
  /** Opens one's part of the deal: it must fit the seal. */
  reveal(secret: string): Promise<void>;
  /** The owner lets bots take the places that are still open. */
  fill(level: Level): Promise<void>;
  /** The owner frees the place of somebody who does not agree to the terms: nobody has to wait for them. */
  free(seat: Seat): Promise<void>;
  /** Says something to those who have sat down. */
  say(saying: Saying): Promise<void>;
  close(): Promise<void>;
}

export type OpenedGathering =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly ruling: Ruling };

/** Where tables are gathered before they are dealt. */
export interface Lobby {
  open(gathering: NewGathering): Promise<OpenedGathering>;
  /** The listed ones that still have an open place, the latest first. */
  list(): Promise<readonly Gathering[]>;
  enter(id: string, listener: GatheringListener): Promise<GatheringPort>;
}

export interface GatheringListener {
  sight(gathering: Gathering): void;
  /** What was said since the last time: to those who have sat down. */
  talk?(lines: readonly Line[]): void;
  fault(sentence: string): void;
}
