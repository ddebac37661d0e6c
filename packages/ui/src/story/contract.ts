import {
  type InLanguages,
  inLanguage,
  type LogStep,
  type Look,
  type Message,
  type Seat,
  type Texts,
  type Types,
} from '@turnpoint/kernel';
import type { Fact } from './facts.ts';
import type { Headline } from './headline.ts';
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
  /** What turns of nobody are called: "Enemies". Left out where there are none that would be told. */
  readonly nobody?: Message;
  /**
   * What could be said of a turn, or of one step of it: each in one sentence in the past tense, with the player as `{ seat }`:
   * for a reader who has a seat it says "You". Never that it ended, and no clause. One at least, worth nothing where nothing
   * was done; `headlineOf` takes one.
   */
  headlines(turn: Turn<T>, told: Told<T>): readonly Headline[];
  /**
   * What a seat would name of a position, as far as the look shows it. Equal ids are one fact in two positions; `whyOf` makes
   * the reason for a better line from what differs.
   */
  facts(look: Look<T>, seat: Seat): readonly Fact[];
  /** The `data-spot`s that a choice touches on the table that shows `look`, in order: of two, from the first to the second. */
  marks(choice: T['choice'], look: Look<T>): readonly string[];
}

/** A game's story from its slots, with words that are fetched in the language that is read. */
export function storyOf<T extends Types>(
  slots: Omit<Story<T>, 'texts'>,
  texts: InLanguages<() => Promise<Texts>>,
): Story<T> {
  return { ...slots, texts: (language) => inLanguage(texts, language)() };
}
