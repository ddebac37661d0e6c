const PLAYED = 'turnpoint.played';

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
