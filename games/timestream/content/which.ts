export type PieceKind = 'Advance' | 'Obstacle' | 'Event Chain';

/** Which cards in play an ability reaches. */
export interface Which {
  /** `one` is chosen; `all` reaches every card that fits; `self` is the card itself. */
  readonly count: 'one' | 'all' | 'self';
  readonly side: 'own' | 'opposing' | 'any';
  readonly kinds: readonly PieceKind[];
  /** Only first cards (TS-12.13). */
  readonly first: boolean;
  /** The lane of the card, a lane that is chosen, the player's own lanes, or all six. */
  readonly where: 'this lane' | 'a lane' | 'your lanes' | 'anywhere';
  /** Current R at most this; null without limit. */
  readonly atMost: number | null;
  /** Event Chain cards of locked phases are excepted. */
  readonly unlocked: boolean;
}

const ANY: Which = {
  count: 'one',
  side: 'opposing',
  kinds: [],
  first: false,
  where: 'anywhere',
  atMost: null,
  unlocked: false,
};

type Rest = Partial<Omit<Which, 'count' | 'kinds'>>;

export const one = (kinds: PieceKind | readonly PieceKind[], rest: Rest = {}): Which => ({
  ...ANY,
  ...rest,
  kinds: typeof kinds === 'string' ? [kinds] : kinds,
});
export const all = (kinds: PieceKind | readonly PieceKind[], rest: Rest = {}): Which => ({
  ...one(kinds, rest),
  count: 'all',
});
export const SELF: Which = { ...ANY, count: 'self', side: 'own' };
