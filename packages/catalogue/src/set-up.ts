import type { InLanguages, Message, Ruling, Texts } from '@turnpoint/kernel';

/** A strength of bots, as players are offered them. */
export type Level = 1 | 2 | 3 | 4 | 5;

/** How matches of a game are set up. The shell draws the form; the rules have the last word. */
export interface SetUp {
  readonly modes: readonly Mode[];
  /** Signs that seats can bear (colours, sides); one per seat, all different. */
  readonly signs: readonly string[];
  /** Do people choose which sign they bear? Left out: each belongs to its seat, whoever sits there. */
  readonly choosesSigns?: boolean;
  /**
   * Ready-made decks by their ids, for games that have decks; a code of the game stands for any other deck. The texts
   * `deck.<id>` name them, and `deck.<id>-plays` say how they want to win.
   */
  readonly decks?: readonly string[];
  /** Why a text stands for no deck; null when it does, whatever the deck rules say of that deck. */
  cannotRead?(deck: string): Ruling | null;
  /** Bots that were shown to be stronger from level to level (docs/balance/bots.md), weakest first. */
  readonly levels: readonly Level[];
  /** Words that only the set-up form needs. */
  readonly texts?: InLanguages<Texts>;
  /** What a table may agree on before the deal. */
  readonly agreements?: readonly Offer[];
  options(choice: SetUpChoice): object;
  /** What the game's own part of the form hands over for a mission that was built and kept; null when it is none. */
  ownFrom?(mission: string): object | null;
  modeOf(options: object): string;
  /** What a match with these options is called; left out where the name of its mode says it. */
  nameOf?(options: object): Message;
  /** For games with campaigns. */
  readonly campaign?: CampaignWords;
  signsOf(options: object): readonly string[];
  /** Nobody at this screen may see another's hand: the table is passed on behind a curtain. */
  hidesHands(mode: string): boolean;
  /** Games in which others may answer a play out of turn. */
  readonly pause?: Pause;
  /** The mode whose deal is the same for everybody on one day. */
  readonly daily: string;
}

/** What people call a campaign and its ways. */
export interface CampaignWords {
  /** The campaign that a match with these options belongs to; null for a match of its own. */
  nameOf(options: object): Message | null;
  /** What leads on from match to match, before the ways are named. */
  readonly onTo: Message;
  /** A match that may come next, by its options. */
  wayOf(options: object): Message;
}

/** A pause for answers after a play. Persons who share a screen are asked in public, so that asking tells nothing. */
export interface Pause {
  /** The choice that lets it go by: everybody who is asked may make it. */
  readonly pass: object;
  /** How long a table with these options waits; null: for as long as it takes. */
  seconds(options: object): number | null;
}

/** What was chosen in the form. */
export interface SetUpChoice {
  readonly mode: string;
  /** One for each seat. */
  readonly signs: readonly string[];
  /** Ids of ready-made decks, or codes; one for each seat. */
  readonly decks?: readonly string[];
  readonly agreed?: Agreed;
  /** What the game's own part of the form has handed over; null or left out: nothing. */
  readonly own?: object | null;
}

export type Value = string | number | boolean;
/** Values of the game's options that the table has settled for itself. */
export type Agreed = Readonly<Record<string, Value>>;

/** An agreement (kernel) as the form offers it; the game's texts `agreement.<id>` and `<id>.<value>` name it. */
export interface Offer {
  readonly id: string;
  readonly clause: string;
  /** The first one is usual. */
  values(seats: number): readonly Value[];
  /** Left out: in every mode. */
  readonly modes?: readonly string[];
}

export interface Mode {
  readonly id: string;
  readonly seats: readonly [least: number, most: number];
  /** Cells along a side, where the mode fixes it. */
  readonly size: number | null;
  /** One score to be made small instead of a winner. */
  readonly puzzle: boolean;
}
