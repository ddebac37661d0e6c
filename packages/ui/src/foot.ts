/** What takes the place of prompt and dock, and how high it is at least. */
export interface Foot {
  readonly isShown: boolean;
  readonly height: number;
}

interface Now {
  /** Is there something to take their place? */
  readonly isWanted: boolean;
  /** Is what has happened still being shown? */
  readonly isBusy: boolean;
  /** How high prompt and dock are; 0 where there are none. */
  height(): number;
}

export const NO_FOOT: Foot = { isShown: false, height: 0 };

/** It comes when all has been shown, not before, and is no lower than what it replaces, or the board would jump. */
export function footAfter(before: Foot, { isWanted, isBusy, height }: Now): Foot {
  if (!isWanted) return NO_FOOT;
  if (isBusy || before.isShown) return before;
  return { isShown: true, height: height() };
}
