import type { CardNo } from '../../content/index.ts';

/** What can be read in full: a card, or a location that nothing fills, by what is said of it. */
export type Subject = CardNo | { readonly location: string };
