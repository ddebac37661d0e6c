import { type CardNo, cardAt } from '../content/index.ts';
import type { Frame, Look } from '../rules/types.ts';
import { findPiece, ownerOf } from './lanes.ts';
import { readSpot, type Spot } from './spots.ts';

interface Touch {
  readonly look: Look;
  readonly frame: Frame | null;
  readonly hand: readonly CardNo[];
  /** The card of the hand that is picked. */
  readonly card: number | null;
}

/** What a touch that means no legal choice asks the rules, so that they say why; null when it asks nothing. */
export function askedInVain(name: string, { look, frame, hand, card }: Touch): object | null {
  const spot = readSpot(name);
  if (spot === null) return null;
  if (spot.kind === 'hand') {
    const touched = hand[spot.n];
    return frame?.kind === 'cell' ? { kind: 'cell', card: touched } : play(touched, 'advance', -1);
  }
  const lane = spot.kind === 'piece' ? (findPiece(look.view, spot.n)?.lane ?? -1) : spot.n;
  if (frame?.kind === 'target') return { kind: 'target', lane };
  if (frame?.kind === 'effect') return objectOf(look, spot, lane);
  const picked = card === null ? undefined : hand[card];
  if (picked !== undefined) return playThere(picked, spot, look.seat ?? 0);
  return spot.kind === 'piece' ? { kind: 'power-link', piece: spot.n, slot: 0, cell: 0 } : null;
}

/** What an ability is told to choose, if it chooses on the board. */
function objectOf({ choices }: Look, { kind, n }: Spot, lane: number): object {
  if (choices.some((choice) => choice.kind === 'lane')) return { kind: 'lane', lane };
  return kind === 'piece' ? { kind: 'piece', piece: n } : {};
}

const play = (card: CardNo | undefined, as: string, at: number) => ({ kind: 'play', card, as, at, first: false });

function playThere(card: CardNo, { kind, n }: Spot, seat: number): object {
  if (kind === 'piece') return play(card, 'link', n);
  if (kind === 'location') return play(card, cardAt(card).type === 'Obstacle' ? 'occupier' : 'fill', n);
  return play(card, ownerOf(n) === seat ? 'advance' : 'obstacle', n);
}
