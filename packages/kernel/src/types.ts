import type { Message } from './text.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** Who looks at a match: a seat, or a spectator (null). */
export type Viewer = Seat | null;

/** Who made a choice for a seat: the seat itself, or the clock because its time is out. */
export type By = 'seat' | 'clock';

/** Why a choice is refused. `clause` is an id of the game's specification. */
export interface Ruling<Clause extends string = string> {
  readonly clause: Clause;
  readonly because: Message;
}

/**
 * One entry of the stack: something to decide or to resolve. Plain data: ids, numbers and short strings.
 * A frame is never changed once pushed (copies of a state share it); push a new one instead.
 */
export interface Frame {
  readonly kind: string;
}

/** An answer. Plain data, named by what is done and to what. */
export interface Choice {
  readonly kind: string;
}

/** A line of the record of what happened, and the clause that made it happen. */
export interface Entry {
  readonly type: string;
  readonly clause: string | null;
}

/** An entry as the rules logged it. Without `secret` everybody sees it. */
export interface Logged<E extends Entry = Entry> {
  readonly entry: E;
  readonly secret: Secret<E> | null;
}

/** Who sees the entry itself, and what everybody else sees instead (nothing when null). */
export interface Secret<E extends Entry = Entry> {
  readonly to: readonly Seat[];
  readonly others: E | null;
}

export interface Outcome {
  /** `won`: `winners` beat the others (or, in a co-operative game, the game). `scored`: only the score counts. */
  readonly kind: 'won' | 'drawn' | 'lost' | 'scored';
  readonly winners: readonly Seat[];
  /** Best first; seats of equal rank together. Empty when the game knows no ranking. */
  readonly ranking: readonly (readonly Seat[])[];
  /** One per seat, or one for all in a co-operative game; null when the game has no score. */
  readonly scores: readonly number[] | null;
  readonly by: Message;
}

/**
 * What a match is played for: to win, to win together against the game, or for a score where nothing else counts
 * (`low-score`: the fewer the better).
 */
export type Stake = 'win' | 'team' | 'score' | 'low-score';

/** The types of one game, bundled so that signatures take one parameter. */
export interface Types {
  table: object;
  frame: Frame;
  choice: Choice;
  entry: Entry;
  view: object;
  options: object;
  clause: string;
}

/** Where the chance stream stands: `drawn` words of the stream keyed by `seed` are used up. */
export interface Chance {
  seed: string;
  drawn: number;
}

/** All that the rules know. Plain JSON: no class, Map, Date, function, cycle or undefined. */
export interface State<T extends Types = Types> {
  readonly game: string;
  readonly version: string;
  readonly seats: number;
  table: T['table'];
  /** What is still to be decided or resolved; the last one is now. */
  stack: T['frame'][];
  /** Answers given so far in a decision of several seats, by seat; otherwise empty. */
  picks: (T['choice'] | null)[];
  chance: Chance;
  /** Choices applied so far. */
  step: number;
  outcome: Outcome | null;
}

/** The rules' only way out: chance, the log, and what comes next. */
export interface Context<T extends Types = Types> {
  /** A whole number from 0 to `below` - 1. Seals the choice. */
  int(below: number): number;
  /** Shuffles in place. Seals the choice. */
  shuffle<X>(items: X[]): void;
  log(entry: T['entry'], secret?: Secret<T['entry']>): void;
  /** A hidden fact became known to these seats. Seals the choice; nothing happens when `seats` is empty. */
  learns(seats: readonly Seat[]): void;
  /** The first listed happens first. */
  push(...frames: T['frame'][]): void;
  /** Ends the match. Seals the choice. */
  finish(outcome: Outcome): void;
}

/** The rules of one kind of frame. */
export interface FrameRules<T extends Types, F extends T['frame'] = T['frame']> {
  /** Who decides: nobody (resolve at once), one seat, or several who answer unseen by each other. */
  deciders(s: State<T>, frame: F): readonly Seat[];
  /** The sentence that asks this seat. */
  prompt(s: State<T>, frame: F, seat: Seat): Message;
  /** All legal choices in a fixed order. This list alone decides what is legal. */
  choices(s: State<T>, frame: F, seat: Seat): T['choice'][];
  /** Why a choice that is not in the list is not. The choice comes from outside: anything at all. */
  refuse(s: State<T>, frame: F, seat: Seat, choice: unknown): Ruling<T['clause']>;
  /** The frame is already popped; one pick per decider. Changes `s` and pushes what follows. */
  resolve(s: State<T>, frame: F, picks: readonly T['choice'][], ctx: Context<T>): void;
  /**
   * Left out: several deciders answer unseen by each other, and it is resolved when all have. Given: see `OpenRules`;
   * then its own `resolve` is called.
   */
  readonly open?: OpenRules<T, F>;
  /** True where the game is at rest: "undo one action" goes back to such a point. Left out: always. */
  readonly rest?: boolean;
}

/** A decision in the open: each answer is seen by all as it is given, and may be changed until the decision is settled. */
export interface OpenRules<T extends Types, F extends T['frame'] = T['frame']> {
  /** Do the answers given so far settle it? By seat; null where there is none. */
  settles(s: State<T>, frame: F, answers: readonly (T['choice'] | null)[]): boolean;
  /** The line of the log that tells an answer. */
  entry(frame: F, seat: Seat, choice: T['choice']): T['entry'];
  /** The frame is already popped. Changes `s` and pushes what follows. */
  resolve(s: State<T>, frame: F, answers: readonly (T['choice'] | null)[], ctx: Context<T>): void;
}

/** What a seat may choose at any moment, asked or not (resigning, say). */
export interface Anytime<T extends Types> {
  /** The kinds of these choices; no frame offers one of them. */
  readonly kinds: readonly string[];
  /** The one of them by which a seat leaves for good, whatever the others want. Left out where the rules know no such thing. */
  readonly leaves?: string;
  choices(s: State<T>, seat: Seat): T['choice'][];
  /** The top frame is still there; pop it when it no longer has a decider. */
  resolve(s: State<T>, seat: Seat, choice: T['choice'], ctx: Context<T>): void;
  /** Left out: running out of time means nothing in this game. */
  readonly clock?: ClockRules<T>;
}

/** What the clock chooses for a seat whose time is out. No seat may choose it, and it is final. */
export interface ClockRules<T extends Types> {
  /** One of the kinds that may be chosen at any moment. */
  readonly kind: string;
  /** Null while this seat is not held to time. */
  choice(s: State<T>, seat: Seat): T['choice'] | null;
  /** What a seat is told that tries. */
  readonly refusal: Ruling<T['clause']>;
}

/** An option that the people at a table settle before the deal. What needs more than a list is the game's own business. */
export interface Agreement {
  readonly id: string;
  readonly values: readonly (string | number | boolean)[];
  readonly initial: string | number | boolean;
}

/** A block of the text projection: lines are messages, or ready rows of a board drawn in characters. */
export interface Section {
  readonly title: Message;
  readonly lines: readonly (Message | string)[];
}

/** What one seat (or a spectator) may know, all of it. The same for people, bots and programs. */
export interface Look<T extends Types = Types> {
  readonly game: string;
  readonly version: string;
  readonly seats: number;
  readonly seat: Seat | null;
  /** Choices applied so far, without the unseen answers of an open decision. */
  readonly step: number;
  /** Who decides now. Who of them has answered already is not shown. */
  readonly asked: readonly Seat[];
  /** This seat's own answer in a decision of several seats that is still open. */
  readonly answer: T['choice'] | null;
  /** The answers given so far to a decision in the open, by seat; null where what is asked is not decided in the open. */
  readonly answers: readonly (T['choice'] | null)[] | null;
  readonly prompt: Message | null;
  readonly choices: readonly T['choice'][];
  readonly anytime: readonly T['choice'][];
  readonly view: T['view'];
  readonly outcome: Outcome | null;
}

/** What a game puts into a state that fits a look. */
export interface Imagined<T extends Types = Types> {
  readonly table: T['table'];
  readonly stack: readonly T['frame'][];
}

/** A game: its rules, and how to see and tell them. */
export interface Game<T extends Types = Types> {
  readonly id: string;
  /** Of the rules. Raised when an old record would play out differently. */
  readonly version: string;
  /** Every clause has a test; the coverage gate holds the game to it. */
  readonly complete: boolean;
  readonly seats: { readonly min: number; readonly max: number };
  readonly clauses: readonly T['clause'][];
  readonly agreements: readonly Agreement[];
  /** Others see the state before a seat's open choices until somebody learns of them (EndStream's private turn). */
  readonly privateTurns: boolean;

  /** Fills in what was left out, for this many seats. */
  defaults(seats: number): T['options'];
  /** The options come from outside: anything at all. */
  cannotStart(options: unknown, seats: number): Ruling<T['clause']> | null;
  /** What everybody may know of the options before the end; left out: all of them. */
  openOptions?(options: T['options']): object;
  setup(options: T['options'], seats: number, ctx: Context<T>): T['table'];
  readonly frames: { readonly [K in T['frame']['kind']]: FrameRules<T, Extract<T['frame'], { kind: K }>> };
  readonly anytime: Anytime<T>;
  /** Why this seat has nothing to choose now: another decides, it is out, or the match is over. */
  idle(s: State<T>, seat: Seat): Ruling<T['clause']>;

  /** Built up from nothing, field by field: what is not named is not seen. */
  view(s: State<T>, seat: Seat | null): T['view'];
  /** A table and a stack that fit this look; `determinize` of the kernel makes a whole state of them. */
  determinize(look: Look<T>, int: (below: number) => number): Imagined<T>;
  /** No match has more choices, answers that were only changed not counted. */
  bound(options: T['options'], seats: number): number;
  /**
   * What a finished match hands on to the next of its campaign, null when nothing follows. The options of that match hold
   * it as `carried`. Left out: matches stand alone.
   */
  carry?(s: State<T>): object | null;
  /** The options of the matches that may follow one that handed this on, without `carried`; the usual one first. */
  onward?(carried: object): readonly T['options'][];
  /** Only where a profile asks for it; must equal the general copy. */
  copyTable?(table: T['table']): T['table'];

  describe(look: Look<T>, entry: T['entry']): Message;
  label(look: Look<T>, choice: T['choice']): Message;
  text(look: Look<T>): Section[];
  /**
   * What the rules can work out from a look alone for its table: a mission's state, what a flip would change. It can
   * tell nothing that the viewer may not know. Left out where the view itself says it all.
   */
  reckon?(look: Look<T>): unknown;
  /** The round a table is in, null before the first: replays show a match by its rounds. Left out where nothing counts them. */
  round?(table: T['table']): number | null;
}
