import type { LogStep, Look, Message, Seat, Texts, Types } from '@turnpoint/kernel';
import type { Difference, Fact } from './facts.ts';
import type { Begun, Turn } from './turns.ts';

/** What is known while a turn is told: a look at the whole table, open after the end, and the log before the turn. */
export interface Told<T extends Types> {
  readonly look: Look<T>;
  readonly before: readonly LogStep<T>[];
}

/**
 * How a game tells its matches afterwards: whose turns there were, what each came to in one sentence, and what of a position
 * its players would name. Pure: it knows entries and looks alone.
 */
export interface Story<T extends Types> {
  /** The words of all that is told here, to be added to the reader's. */
  texts(language: string): Promise<Texts>;
  /** Does an entry begin a turn? Undefined: none. `turnsOf` makes the turns of a whole log from it. */
  begins(entry: T['entry'], look: Look<T>): Begun | undefined;
  /**
   * What was done in a turn, in one sentence in the past tense, with the player as `{ seat }`: for a reader who has a seat
   * it says "You". Never that it ended, and no clause.
   */
  headline(turn: Turn<T>, told: Told<T>): Message;
  /** What a seat would name of a position, as far as the look shows it. Equal ids are one fact in two positions. */
  facts(look: Look<T>, seat: Seat): readonly Fact[];
  /** Why one line is better than another, from what differs most for the better; null when nothing worth a word does. */
  why(differences: readonly Difference[]): Message | null;
  /** The `data-spot`s that a choice touches on the table that shows `look`, in order: of two, from the first to the second. */
  marks(choice: T['choice'], look: Look<T>): readonly string[];
}
