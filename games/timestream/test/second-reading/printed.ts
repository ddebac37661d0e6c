import { type CardNo, cardAt } from '../../content/index.ts';
import type { Piece, Table } from '../../rules/index.ts';

/** What stands on a card in play and on all that is linked to it (TS-13.11). */
export const says = ({ card, links }: Piece, words: string): boolean =>
  [card, ...links].some((no) => cardAt(no).text.includes(words));

export const piecesIn = ({ location, advances, obstacles }: Table['lanes'][number]): Piece[] => [
  ...location,
  ...advances,
  ...obstacles,
];

/** The first bonus that a text prints after these words: `+1/+0`. */
function bonus(card: CardNo, after: RegExp): readonly [number, number] {
  const [, energy, resistance] = new RegExp(`${after.source}.*?\\+(\\d)/\\+(\\d)`).exec(cardAt(card).text) ?? [];
  return [Number(energy), Number(resistance)];
}

/** TS-3.9, added up from the printed values and texts. */
export function valuesOf(t: Table, piece: Piece): readonly [energy: number, resistance: number] {
  const { card, by, links, powers } = piece;
  const { values, text } = cardAt(card);
  const added = [
    ...links.map((link) => bonus(link, /^/)),
    ...powers.map(({ slot }) => bonus(slot === 0 ? card : links[slot - 1]!, /Power Link/)),
  ];
  const [, city, record] = [0, 1, 2].map((phase) => t.lanes[3 * by + phase]!.location);
  const inRome = city!.some((one) => one.by === by && cardAt(one.card).name === 'Rome');
  if (text.startsWith('Standing') && record!.includes(piece) && inRome) added.push([0, 3]);
  return [
    added.reduce((sum, [energy]) => sum + energy, values?.energy ?? 0),
    added.reduce((sum, [, resistance]) => sum + resistance, values?.resistance ?? 0),
  ];
}
