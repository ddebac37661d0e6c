import { createContext } from 'svelte';

/** On the screen, in pixels: smaller ones are not read. */
const SMALLEST = 12.1;

/**
 * How many units of the drawing its smallest letters need where it is drawn so large, and then scaled by the page; 0 before
 * that is known.
 */
export const lettersAt = (pixels: number, units: number, scale = 1): number =>
  pixels > 0 ? (SMALLEST * units) / (pixels * scale) : 0;

/** How much larger something must be drawn whose letters are so high. */
export const grown = (high: number, least: number): number => Math.max(1, least / high);

/** What a map says of itself to all that is drawn on it. */
export const [letters, shareLetters] = createContext<() => number>();
