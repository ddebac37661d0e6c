import type { Index } from '../../content/index.ts';

/** Something that can be read in full. */
export type Subject =
  | { readonly kind: 'place'; readonly index: Index }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'character'; readonly character: string };
