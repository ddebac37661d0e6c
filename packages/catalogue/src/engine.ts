import type { GameBot } from '@turnpoint/bots';
import type { Game, RecordedChoice, State, Types, Windows } from '@turnpoint/kernel';

/**
 * What plays a game: nothing of it needs a page. Every part is fetched when first called. Who lists games treats all alike,
 * so the types of one game end in its manifest: `satisfies Engine<MyGame> as unknown as Engine`.
 */
export interface Engine<T extends Types = Types> {
  /** The rules of a version, as records name it; left out: today's. Throws a sentence when there are none. */
  rules(version?: string): Promise<Game<T>>;
  bot(): Promise<GameBot<T>>;
  /** For games with puzzles. It knows the order of the decks, so it is asked only after the end. */
  solver?(): Promise<(state: State<T>) => Solved>;
  /** For games in which several may answer a play at a time of the table's own. */
  windows?(): Promise<Windows<T>>;
}

export interface Solved {
  readonly best: number;
  readonly bound: number;
  readonly proven: boolean;
  readonly nodes: number;
  readonly choices: readonly RecordedChoice[];
}
