import { MEMO } from '../../content/index.ts';
import type { Entry } from '../../rules/types.ts';
import { artifactSpot, CENTRE, frontSpot, handSpot, PILE, placeSpot } from '../spots.ts';

/** A card goes from one spot of the table to another; null: only its back is seen. */
export interface Flight {
  readonly card: string | null;
  readonly from: string;
  readonly to: string;
}

const neighbour = (seat: number, to: 'left' | 'right', seats: number): number =>
  (seat + (to === 'left' ? 1 : seats - 1)) % seats;

/** Which cards an entry moves, and between which spots. */
export function flightsOf(entry: Entry): readonly Flight[] {
  switch (entry.type) {
    case 'draw':
      return [{ card: entry.card, from: PILE, to: handSpot(entry.seat) }];
    case 'event':
      return [{ card: entry.card, from: PILE, to: CENTRE }];
    case 'play':
      return [{ card: entry.card, from: entry.via === 'rewind' ? CENTRE : handSpot(entry.seat), to: CENTRE }];
    case 'memo':
      return [{ card: MEMO, from: handSpot(entry.seat), to: CENTRE }];
    case 'starting-discards':
      return entry.cards.map((card) => ({ card, from: handSpot(entry.seat), to: CENTRE }));
    case 'fracture-placed':
      return [{ card: entry.card, from: CENTRE, to: placeSpot(entry.spot) }];
    case 'fracture-falls':
      return [{ card: entry.card, from: placeSpot(entry.spot), to: CENTRE }];
    case 'entered':
      return [{ card: entry.card, from: CENTRE, to: frontSpot(entry.seat) }];
    case 'moved':
      return [{ card: entry.card, from: artifactSpot(entry.card), to: frontSpot(entry.to) }];
    case 'discarded':
      return [{ card: entry.card, from: artifactSpot(entry.card), to: CENTRE }];
    case 'fetched':
      return [{ card: entry.card, from: CENTRE, to: handSpot(entry.seat) }];
    case 'searched':
      return entry.found ? [{ card: entry.card, from: PILE, to: handSpot(entry.seat) }] : [];
    case 'took':
      return [{ card: entry.card, from: handSpot(entry.from), to: handSpot(entry.seat) }];
    case 'passing':
      return entry.counts.flatMap((count, seat) =>
        count === 0
          ? []
          : [{ card: null, from: handSpot(seat), to: handSpot(neighbour(seat, entry.to, entry.counts.length)) }],
      );
    default:
      return [];
  }
}
