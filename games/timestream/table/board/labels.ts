import type { Words } from '@turnpoint/ui';
import { cardAt } from '../../content/index.ts';
import type { LaneNo, PieceView } from '../../rules/types.ts';
import { ownerOf, phaseOf } from '../lanes.ts';

type Say = Words['say'];

export const nameOf = (say: Say, card: number): string => say(`card.${cardAt(card).code}`);

/** Short enough for a tile: Records and TIMESTREAMs say what they are by their frame. */
export const shortName = (say: Say, card: number): string => nameOf(say, card).replace(/^[^:]+: /, '');

export function pieceLabel(say: Say, piece: PieceView, lane: LaneNo): string {
  const { card, by, energy, resistance, links, powers } = piece;
  return say('table.piece', {
    card: nameOf(say, card),
    player: { seat: by },
    energy,
    resistance,
    lane: say('table.lane', { phase: say(`phase.${phaseOf(lane) + 1}`), player: { seat: ownerOf(lane) } }),
    more: [...links, ...powers.map(({ cell }) => cell)].map((no) => `, ${nameOf(say, no)}`).join(''),
  });
}
