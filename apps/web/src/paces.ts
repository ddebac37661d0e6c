import type { Settings } from './settings.svelte.ts';

type Name = Settings['pace'];

interface Paced {
  /** Milliseconds before a bot's choice: long enough to follow the one before. */
  readonly rest: number;
  /** How fast what happens is shown. */
  readonly speed: number;
  /** In short, and the pace that comes after it. */
  readonly word: string;
  readonly next: Name;
}

export const PACES: Readonly<Record<Name, Paced>> = {
  slow: { rest: 1600, speed: 0.5, word: '½×', next: 'steady' },
  steady: { rest: 800, speed: 1, word: '1×', next: 'fast' },
  fast: { rest: 300, speed: 2, word: '2×', next: 'instant' },
  instant: { rest: 0, speed: 4, word: '4×', next: 'steady' },
};

/** How long each bot waits where so many play: the more there are the less, for a round is not to be waited for. */
export const restOf = (pace: Name, bots: number): number => Math.round(PACES[pace].rest / Math.max(1, bots / 2));
