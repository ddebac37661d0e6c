import type { Choice, LaneNo, Look, View } from '../../rules/types.ts';
import { handSpot, locationSpot, pieceSpot } from '../spots.ts';

/** What lies on the place of a chain, or the place itself while nothing does. */
function placeOf({ lanes }: View, lane: LaneNo): string {
  const [piece] = lanes[lane]?.location ?? [];
  return piece === undefined ? locationSpot(lane) : pieceSpot(piece.id);
}

function inHand({ seat, view }: Look, card: number): string[] {
  const at = view.players[seat === 1 ? 1 : 0].hand?.indexOf(card) ?? -1;
  return at < 0 ? [] : [handSpot(at)];
}

/** From the hand to where a card goes; a target from who targets to what is targeted. */
export function marks(choice: Choice, look: Look): readonly string[] {
  const { view } = look;
  switch (choice.kind) {
    case 'play': {
      const to = choice.at < 0 ? [] : [choice.as === 'link' ? pieceSpot(choice.at) : placeOf(view, choice.at)];
      return [...inHand(look, choice.card), ...to];
    }
    case 'cell':
    case 'void':
      return inHand(look, choice.card);
    case 'power-link':
    case 'piece':
    case 'next':
      return [pieceSpot(choice.piece)];
    case 'lane':
      return [placeOf(view, choice.lane)];
    case 'target': {
      const target = view.targets.find(({ lane }) => lane === choice.lane);
      return target === undefined ? [] : [pieceSpot(target.from), pieceSpot(target.to)];
    }
    default:
      return [];
  }
}
