import type { Words } from '@turnpoint/ui';
import { cardAt } from '../../content/index.ts';
import type { LaneNo, PieceView } from '../../rules/types.ts';
import { ownerOf, phaseOf } from '../lanes.ts';

type Say = Words['say'];

export const nameOf = (say: Say, card: number): string => say(`card.${cardAt(card).code}`);

/** Short enough for a tile: Records and TIMESTREAMs say what they are by their frame. */
export const shortName = (say: Say, card: number): string => nameOf(say, card).replace(/^[^:]+: /, '');

/** A covered card: what it is called, and how many are linked to it. */
export const coveredName = (say: Say, { card, links }: PieceView): string =>
  `${shortName(say, card)}${links.length > 0 ? ` +${links.length}` : ''}`;

/** So many letters fit a tile beside its numbers. */
const ROOM = 6;

/** The first word of what alone is linked to a card, where its tile has room for it; otherwise they are counted. */
export function linkNote(say: Say, links: readonly number[]): string | null {
  const [first = ''] = links.length === 1 ? nameOf(say, links[0] as number).split(' ') : [];
  return first !== '' && first.length <= ROOM ? `+ ${first}` : null;
}

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

/** Two lines are all that an upright tile has for a name. */
export const uprightSize = (name: string): string => (name.length > 20 ? '12px' : '14px');

/** Small enough for the longest word to fit a tile: browsers do not part words in every language. */
export function nameSize(name: string): string {
  const longest = Math.max(...name.split(/[\s-]/).map(({ length }) => length));
  return longest > 14 ? '12px' : longest > 11 ? '13px' : longest > 9 ? '14px' : '15px';
}
