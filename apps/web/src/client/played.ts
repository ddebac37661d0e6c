const PLAYED = 'turnpoint.played';
const KNOWN = 'turnpoint.known';

/** Whether this device may hold a match. Kept in localStorage, which answers before the first paint. */
export function hasPlayed(): boolean {
  return localStorage.getItem(PLAYED) !== null;
}

export function notePlayed(): void {
  try {
    localStorage.setItem(PLAYED, '1');
  } catch {
    // Where nothing can be stored there is no match to come back to.
  }
}

function known(): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KNOWN) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Whether somebody has sat at a table of this game here. */
export const knows = (game: string): boolean => known().includes(game);

export function noteKnown(game: string): void {
  if (knows(game)) return;
  try {
    localStorage.setItem(KNOWN, JSON.stringify([...known(), game]));
  } catch {
    // Then this device goes on offering to teach it.
  }
}
