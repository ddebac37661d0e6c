import type { Seat } from '@turnpoint/kernel';
import { DUELLISTS } from '@turnpoint/testkit';
import { cardAt, cardNo } from '../content/index.ts';
import type { Choice, LaneNo, Piece, State, Table } from '../rules/index.ts';

/** The players of every scene. */

/** `ana 2` is the second lane of ana. */
export function laneNamed(who: string | undefined, n: string | undefined): LaneNo {
  return 3 * DUELLISTS.indexOf(who as 'ana') + Number(n) - 1;
}

export const laneWords = (lane: LaneNo): string => `${DUELLISTS[lane < 3 ? 0 : 1]} ${(lane % 3) + 1}`;

export function piecesOf(t: Table): Piece[] {
  return t.lanes.flatMap(({ location, advances, obstacles }) => [...location, ...advances, ...obstacles]);
}

/** The first card in play of this code; `A04#2` is the second, `bo A04` one of bo's. */
export function pieceNamed(t: Table, words: readonly string[]): Piece {
  const [who, named] = words.length > 1 ? words : [null, words[0]];
  const [code = '', nth = '1'] = (named ?? '').split('#');
  const fitting = piecesOf(t).filter(
    ({ card, by, links }) => [card, ...links].includes(cardNo(code)) && (who === null || DUELLISTS[by as 0] === who),
  );
  const piece = fitting[Number(nth) - 1];
  if (piece === undefined) throw new Error(`${words.join(' ')} is not in play`);
  return piece;
}

const WAYS = { intervene: 'intervention', timestream: 'timestream' } as const;

/** `play A04 ana 1`, `fill E101`, `link L03 A04`, `power A16 P02`, `pay 2A 1U`, `on bo O01`, `target ana 2`, `none`. */
export function parse({ table: t }: State, seat: Seat, said: string): Choice {
  const [verb = '', ...words] = said.split(' ');
  const [code = ''] = words;
  const card = /^[A-Z]\d+$/.test(code) ? cardNo(code) : -1;
  const play = (as: Extract<Choice, { kind: 'play' }>['as'], at: number, first = false): Choice => ({
    kind: 'play',
    card,
    as,
    at,
    first,
  });
  switch (verb) {
    case 'cell':
    case 'void':
      return { kind: verb, card };
    case 'take':
      return { kind: 'card', card };
    case 'play': {
      const as = cardAt(card).type === 'Obstacle' ? 'obstacle' : 'advance';
      return play(as, laneNamed(words[1], words[2]), words[3] === 'first');
    }
    case 'occupy':
      return play('occupier', laneNamed(words[1], words[2]));
    case 'fill':
    case 'lock':
      return play(verb, 3 * seat + cardAt(card).phase - 1);
    case 'link':
      return play('link', pieceNamed(t, words.slice(1)).id);
    case 'intervene':
    case 'timestream':
      return play(WAYS[verb], -1);
    case 'power': {
      const { id, card: host, links } = pieceNamed(t, [DUELLISTS[seat as 0], code]);
      const slot = host === card ? 0 : links.indexOf(card) + 1;
      return { kind: 'power-link', piece: id, slot, cell: cardNo(words[1]!) };
    }
    case 'pay': {
      const of = (type: string) => Number(words.find((word) => word.endsWith(type))?.slice(0, -1) ?? 0);
      return { kind: 'pay', ancient: of('A'), future: of('F'), universal: of('U') };
    }
    case 'give':
    case 'linked':
    case 'unlinked':
      return { kind: verb, cell: card };
    case 'on':
      return { kind: 'piece', piece: pieceNamed(t, words).id };
    case 'next':
      return { kind: 'next', piece: pieceNamed(t, words).id };
    case 'lane':
    case 'target':
      return { kind: verb, lane: laneNamed(words[0], words[1]) };
    default:
      return { kind: verb } as Choice;
  }
}

export function print({ table: t }: State, choice: Choice): string {
  const code = (card: number) => cardAt(card).code;
  const piece = (id: number) => {
    const found = piecesOf(t).find((one) => one.id === id);
    return found === undefined ? 'nothing' : `${DUELLISTS[found.by as 0]} ${code(found.card)}`;
  };
  switch (choice.kind) {
    case 'cell':
    case 'void':
      return `${choice.kind} ${code(choice.card)}`;
    case 'card':
      return `take ${code(choice.card)}`;
    case 'play':
      return printPlay(choice, piece);
    case 'power-link':
      return `power ${piece(choice.piece)} ${code(choice.cell)}`;
    case 'pay':
      return `pay ${[`${choice.ancient}A`, `${choice.future}F`, `${choice.universal}U`].filter((one) => !one.startsWith('0')).join(' ')}`.trim();
    case 'give':
    case 'linked':
    case 'unlinked':
      return `${choice.kind} ${code(choice.cell)}`;
    case 'piece':
      return `on ${piece(choice.piece)}`;
    case 'next':
      return `next ${piece(choice.piece)}`;
    case 'lane':
    case 'target':
      return `${choice.kind} ${laneWords(choice.lane)}`;
    default:
      return choice.kind;
  }
}

function printPlay({ card, as, at, first }: Extract<Choice, { kind: 'play' }>, piece: (id: number) => string): string {
  const { code } = cardAt(card);
  if (as === 'link') return `link ${code} ${piece(at)}`;
  if (as === 'fill' || as === 'lock') return `${as} ${code}`;
  if (as === 'intervention') return `intervene ${code}`;
  if (as === 'timestream') return `timestream ${code}`;
  return `${as === 'occupier' ? 'occupy' : 'play'} ${code} ${laneWords(at)}${first ? ' first' : ''}`;
}
