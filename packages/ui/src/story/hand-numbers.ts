import { getContext, setContext } from 'svelte';

/** The numbers that cards of a hand bear, by their spots: which choices of a line play them. */
export interface HandNumbers {
  of(spot: string): string | undefined;
}

const KEY = Symbol('hand numbers');

/** Hand over something that reads what changes, so that it is followed. */
export const provideHandNumbers = (numbers: HandNumbers): HandNumbers => setContext(KEY, numbers);

/** Undefined where a hand is only shown. */
export const handNumbers = (): HandNumbers | undefined => getContext<HandNumbers | undefined>(KEY);
