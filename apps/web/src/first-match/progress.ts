import type { Summary } from '@turnpoint/protocol';

/** How far the first match of a game has come. It stays on this device, so that a reload goes on where it was. */
interface Progress {
  readonly match: string;
  readonly done: readonly string[];
  /** Nothing more is taught: all is learned, or it was skipped. */
  readonly isOver?: boolean;
}

const keyOf = (game: string) => `turnpoint.first-match.${game}`;

export function progressOf(game: string): Progress | null {
  try {
    const { match, done, isOver } = Object(JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')) as Record<
      string,
      unknown
    >;
    return typeof match === 'string' && Array.isArray(done)
      ? { match, done: done.map(String), isOver: isOver === true }
      : null;
  } catch {
    return null;
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // A private window keeps nothing; then a reload goes on without the coach.
  }
}

/** Whether this is the match that taught the game here, also when all is learned. */
export const isFirstMatch = ({ game, id }: Pick<Summary, 'game' | 'id'>): boolean => progressOf(game)?.match === id;

export const teaches = (match: Pick<Summary, 'game' | 'id'>): boolean =>
  isFirstMatch(match) && progressOf(match.game)?.isOver === false;
