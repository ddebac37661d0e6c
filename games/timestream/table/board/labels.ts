import type { Words } from '@turnpoint/ui';
import { type CardNo, cardAt, tellCost } from '../../content/index.ts';
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

export function typeOf(say: Say, card: CardNo): string {
  const { phase, type } = cardAt(card);
  return phase > 0 ? say('table.event', { phase: say(`phase.${phase}`) }) : say(`type.${type}`);
}

/** A card that is held: all that is drawn on it, in words. */
export function heldLabel(say: Say, no: CardNo): string {
  const { cell, code, cost, link, text, values } = cardAt(no);
  const [card, type] = [nameOf(say, no), typeOf(say, no)];
  const told = tellCost(cost);
  const isFree = typeof told !== 'object' || !('list' in told);
  return [
    say(`table.hand-${cell !== null ? 'cell' : isFree ? 'free' : 'card'}`, { card, type, cost: told }),
    values === null ? '' : say('table.hand-values', { ...values }),
    values === null && link !== null
      ? say('table.hand-adds', { energy: link.energy, resistance: link.resistance })
      : '',
    text === '' ? '' : say(`text.${code}`),
  ]
    .filter(Boolean)
    .join(' ');
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
