import { MEMO } from '../content/index.ts';
import type { Choice } from '../rules/types.ts';

/** The names of the table's spots: what is drawn there bears them as `data-spot`. These cards fly from and to. */
export const PILE = 'pile';
export const CENTRE = 'centre';
export const handSpot = (seat: number): string => `hand-${seat}`;
export const frontSpot = (seat: number): string => `front-${seat}`;

/** These are touched too. A card in hand goes by its name: of equal ones any will do. */
export const placeSpot = (index: string): string => `place-${index}`;
export const cardSpot = (card: string): string => `card-${card}`;
export const artifactSpot = (card: string): string => `artifact-${card}`;
export const traySpot = (id: string): string => `tray-${id}`;
export const seatSpot = (seat: number): string => `seat-${seat}`;
/** Several cards of the hand at once: the starting discards. */
export const DISCARD = 'discard';

/** The spot where a choice is made; null: it has a button of its own. */
export function spotOf(choice: Choice): string | null {
  switch (choice.kind) {
    case 'linchpin':
      return placeSpot(choice.at);
    case 'play':
    case 'give':
    case 'fracture':
      return cardSpot(choice.card);
    case 'memo':
      return cardSpot(MEMO);
    case 'artifact':
      return artifactSpot(choice.card);
    case 'pile':
    case 'find':
      return traySpot(choice.card);
    case 'identity':
      return traySpot(choice.character);
    case 'player':
      return seatSpot(choice.seat);
    case 'discard':
      return DISCARD;
    default:
      return null;
  }
}

/** What is to be touched next, by the first of the lit spots: names the button while nothing is picked. */
export type Wanted = 'place' | 'card' | 'artifact' | 'tray' | 'seat' | 'discard';
export const wantedBy = (spot: string): Wanted => spot.split('-')[0] as Wanted;
