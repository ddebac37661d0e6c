import type { ArtifactClass } from './artifacts.ts';
import type { Index } from './indexes.ts';
import { slug } from './slug.ts';
import type { Effect } from './words.ts';

export const CARD_TYPES = [
  'artifact',
  'assignment',
  'inverter',
  'event',
  'fracture',
  'action',
  'power-action',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** A title of the main deck. Copies of one title cannot be told apart. */
export interface Card {
  readonly id: string;
  readonly title: string;
  readonly type: CardType;
  readonly copies: number;
  /** As printed. */
  readonly text: string;
  readonly effect: Effect;
  /** Artifacts only. */
  readonly class: ArtifactClass | null;
  /** Fractures only. */
  readonly spot: Index | null;
}

type Rest = Partial<Pick<Card, 'class' | 'spot' | 'copies'>>;

export function card(type: CardType, title: string, text: string, effect: Effect, rest: Rest = {}): Card {
  return { id: slug(title), title, type, copies: 1, text, effect, class: null, spot: null, ...rest };
}
