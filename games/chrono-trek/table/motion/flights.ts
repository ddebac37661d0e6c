import { MEMO } from '../../content/index.ts';
import type { Entry } from '../../rules/types.ts';

/** A card goes from one spot of the table to another; null: only its back is seen. */
export interface Flight {
  readonly card: string | null;
  readonly from: string;
  readonly to: string;
}

/** Spots by name: what is drawn there bears the name as `data-spot`. */
export const PILE = 'pile';
export const CENTRE = 'centre';
export const handOf = (seat: number): string => `hand-${seat}`;
export const frontOf = (seat: number): string => `front-${seat}`;
export const artifactOf = (card: string): string => `artifact-${card}`;
export const spotAt = (index: string): string => `place-${index}`;

const neighbour = (seat: number, to: 'left' | 'right', seats: number): number =>
  (seat + (to === 'left' ? 1 : seats - 1)) % seats;

/** Which cards an entry moves, and between which spots. */
export function flightsOf(entry: Entry): readonly Flight[] {
  switch (entry.type) {
    case 'draw':
      return [{ card: entry.card, from: PILE, to: handOf(entry.seat) }];
    case 'event':
      return [{ card: entry.card, from: PILE, to: CENTRE }];
    case 'play':
      return [{ card: entry.card, from: entry.via === 'rewind' ? CENTRE : handOf(entry.seat), to: CENTRE }];
    case 'memo':
      return [{ card: MEMO, from: handOf(entry.seat), to: CENTRE }];
    case 'starting-discards':
      return entry.cards.map((card) => ({ card, from: handOf(entry.seat), to: CENTRE }));
    case 'fracture-placed':
      return [{ card: entry.card, from: CENTRE, to: spotAt(entry.spot) }];
    case 'fracture-falls':
      return [{ card: entry.card, from: spotAt(entry.spot), to: CENTRE }];
    case 'entered':
      return [{ card: entry.card, from: CENTRE, to: frontOf(entry.seat) }];
    case 'moved':
      return [{ card: entry.card, from: artifactOf(entry.card), to: frontOf(entry.to) }];
    case 'discarded':
      return [{ card: entry.card, from: artifactOf(entry.card), to: CENTRE }];
    case 'fetched':
      return [{ card: entry.card, from: CENTRE, to: handOf(entry.seat) }];
    case 'searched':
      return entry.found ? [{ card: entry.card, from: PILE, to: handOf(entry.seat) }] : [];
    case 'took':
      return [{ card: entry.card, from: handOf(entry.from), to: handOf(entry.seat) }];
    case 'passing':
      return entry.counts.flatMap((count, seat) =>
        count === 0
          ? []
          : [{ card: null, from: handOf(seat), to: handOf(neighbour(seat, entry.to, entry.counts.length)) }],
      );
    default:
      return [];
  }
}
