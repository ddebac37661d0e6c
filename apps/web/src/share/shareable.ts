import type { Reader, Seat, Types } from '@turnpoint/kernel';
import type { Odds, Replayed, Review, Summary } from '@turnpoint/protocol';
import type { Decided, GameTable, Story, Turn } from '@turnpoint/ui';

/** A turn that decided much, and the step in which it did. */
export interface Point extends Decided {
  /** Its place among the turns, and that of the last turn of the answer. */
  readonly turn: number;
  readonly answer: number;
  /** Of the answer the turn that changed most; null where nobody answered. */
  readonly reply: number | null;
  /** Is it the seat's own turn, or one of their team's? */
  readonly isOwn: boolean;
  readonly before: Odds;
  readonly after: Odds;
}

/** What branches and sharing need to know of a finished match that is looked at. */
export interface Shareable {
  readonly fetched: {
    readonly match: Summary;
    readonly table: GameTable<Types>;
    readonly story: Story<Types>;
    readonly review: Review;
    readonly check: Review['check'];
    readonly replayed: Replayed;
  };
  readonly reader: Reader;
  /** Whose match it is told as, and whether that is the reader. */
  readonly own: Seat;
  readonly isMine: boolean;
  /** The first is the deal. */
  readonly turns: readonly Turn<Types>[];
  /** One sentence for each of them. */
  readonly headlines: readonly string[];
  /** After each turn, as far as they are known; null where nothing can be won or scored. */
  readonly chances: {
    readonly known: readonly (Odds | undefined)[];
    readonly points: readonly Point[];
    readonly biggest: Point | null;
  } | null;
  readonly playback: { readonly step: number; readonly last: number };
  /** What the choice of a step touched. */
  spotsOf(step: number): Promise<readonly string[]>;
}
