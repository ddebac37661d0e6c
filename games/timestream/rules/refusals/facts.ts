import type { Message } from '@turnpoint/kernel';
import type { CardNo } from '../../content/index.ts';
import { cardAt } from '../../content/index.ts';
import { ownerOf, phaseOf } from '../board/lanes.ts';
import type { LaneNo } from '../types.ts';

export const cardName = (card: CardNo): Message => ({ key: `card.${cardAt(card).code}` });
export const laneName = (lane: LaneNo): Message => ({
  key: `lane.${phaseOf(lane) + 1}`,
  args: { player: { seat: ownerOf(lane) } },
});
