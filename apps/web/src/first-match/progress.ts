import type { Summary } from '@turnpoint/protocol';

/** How far the first match of a game has come. It stays on this device, so that a reload goes on where it was. */
interface Progress {
  readonly match: string;
  readonly done: readonly string[];
}

const keyOf = (game: string) => `turnpoint.first-match.${game}`;

export function progressOf(game: string): Progress | null {
  try {
    const { match, done } = Object(JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')) as Record<string, unknown>;
    return typeof match === 'string' && Array.isArray(done) ? { match, done: done.map(String) } : null;
  } catch {
    return null;
  }
}

/** Null: nothing more is taught. */
export function keepProgress(game: string, progress: Progress | null): void {
  try {
    if (progress === null) localStorage.removeItem(keyOf(game));
    else localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // A private window keeps nothing; then a reload goes on without the coach.
  }
}

export const teaches = ({ game, id }: Summary): boolean => progressOf(game)?.match === id;
