import { bookOf } from '@turnpoint/effects';
import { TITLES } from './cards.ts';
import type { Effect } from './words.ts';

/** Each title's effect at its id, and the parts below: `maximum-warp.1` is the second part of Maximum Warp. */
const effects = bookOf<Effect>(TITLES.map(({ id, effect }) => [id, effect] as const));

export const effectAt = effects.at;
