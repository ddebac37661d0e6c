import type { Look, Reader, Types } from '@turnpoint/kernel';
import type { FirstMatch, GameTable, Part, ToldStep } from '@turnpoint/ui';
import type { DeckGame } from './decks.ts';

export type * from './decks.ts';

/** What a game shows in a browser. Every part is fetched when first called. */
export interface Pages<T extends Types = Types, Deck = unknown> {
  table(): Promise<GameTable<T>>;
  /** Where modes, decks and agreements do not suffice: missions, several survivors per seat, campaigns. */
  setUpForm?(): Promise<Part<SetUpFormProps>>;
  /** For games that teach by a first match. */
  firstMatch?(): Promise<FirstMatch<T>>;
  /** For games whose decks can be built. */
  decks?(): Promise<DeckGame<Deck>>;
  /** For games whose missions can be built. */
  editor?(): Promise<Part<EditorProps>>;
  /** For games whose campaigns can be made of own missions. */
  chain?(): Promise<Part<ChainProps>>;
  /** For games whose campaigns are told as a story: one chapter of it. */
  journal?(): Promise<Part<JournalProps<T>>>;
}

/** A finished match of a campaign, to be told: all of it may lie open. */
export interface JournalProps<T extends Types = Types> {
  readonly log: readonly ToldStep<T>[];
  /** What everybody sees at its end. */
  readonly end: Look<T>;
  readonly reader: Reader;
  /** What everybody saw after a step, and what the rules make of it: for pictures. */
  sightAt(step: number): Promise<{ readonly look: Look<T>; readonly reckoned: unknown }>;
}

/** What a mission editor is given. Missions are texts: whoever keeps, shares or plays them needs to know no more. */
export interface EditorProps {
  /** The mission as it was kept; null for an empty page. */
  readonly kept: string | null;
  /** A mission from a file, or in its short form from a link; empty where nothing was brought. */
  readonly brought: string;
  readonly reader: Reader;
  openClause(clause: string): void;
  /** After every change: what to keep, and what it is called. */
  onkeep(text: string, title: string): void;
  /** Plays a match with these options at once. */
  onplay(options: object): void;
  /** Shows a finished match by its record: it can be looked at, and played on from any of its steps. */
  onreplay(record: object): void;
  /** Sets a match of the mission up as any other: with others, with bots, online. */
  onsetup(): void;
  /** Hands a text over as a file. */
  onsave(name: string, text: string): void;
  /** The address that brings a mission in this short form to whoever opens it. */
  linkTo(packed: string): string;
}

/** What a builder of campaigns is given: the missions that are kept on this device, finished or not. */
export interface ChainProps {
  readonly missions: readonly { readonly id: string; readonly text: string }[];
  readonly reader: Reader;
  /** Plays a match with these options at once. */
  onplay(options: object): void;
  /** Hands a text over as a file. */
  onsave(name: string, text: string): void;
}

/** A game's own part of the set-up form. What it hands over comes to the set-up's `options` as `own`. */
export interface SetUpFormProps {
  readonly mode: string;
  readonly seats: number;
  /** What was handed over last; null at first. Plain JSON. */
  readonly own: object | null;
  readonly reader: Reader;
  onchange(own: object): void;
}
