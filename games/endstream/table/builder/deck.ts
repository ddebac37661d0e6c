import { type Deck, type DeckRow, isController, isOperator, isTech, OPERATORS_EACH } from '../../content/index.ts';

/** Where a card lies in a deck: the controller, an operator's row, or one of its slots. */
export type Spot = 'controller' | `row-${number}` | `row-${number}-slot-${number}`;

const SLOTS = 2;
export const EMPTY_DECK: Deck = { controller: '', operators: [] };

const withRow = ({ controller, operators }: Deck, at: number, row: DeckRow): Deck => ({
  controller,
  operators: operators.with(at, row),
});

/** The first row with a free slot, counted from the row that was touched last. */
function freeRow({ operators }: Deck, near: number): number {
  const isFree = (row: DeckRow | undefined) => row !== undefined && row.techs.length < SLOTS;
  return isFree(operators[near]) ? near : operators.findIndex(isFree);
}

/** The deck with one more card in its place; null when there is no room left for it. */
export function added(deck: Deck, card: string, near: number): Deck | null {
  if (isController(card)) return { ...deck, controller: card };
  if (isOperator(card)) {
    if (deck.operators.length >= OPERATORS_EACH) return null;
    return { ...deck, operators: [...deck.operators, { operator: card, techs: [] }] };
  }
  const at = freeRow(deck, near);
  const row = deck.operators[at];
  if (!isTech(card) || row === undefined) return null;
  return withRow(deck, at, { ...row, techs: [...row.techs, card] });
}

/** The row that a card added near this one went to, so that the next tech follows it. */
export function rowAfter(deck: Deck, card: string, near: number): number {
  if (isOperator(card)) return deck.operators.length - 1;
  return deck.operators[near] === undefined ? 0 : near;
}

export function removed(deck: Deck, spot: string): Deck {
  const [, at, slot] = /^row-(\d+)(?:-slot-(\d+))?$/.exec(spot) ?? [];
  if (at === undefined) return { ...deck, controller: '' };
  const row = deck.operators[Number(at)];
  if (row === undefined) return deck;
  if (slot === undefined) return { ...deck, operators: deck.operators.toSpliced(Number(at), 1) };
  return withRow(deck, Number(at), { ...row, techs: row.techs.toSpliced(Number(slot), 1) });
}

/** The spot of the last copy of a card, for "one less". */
export function spotOf(deck: Deck, card: string): Spot | null {
  if (deck.controller === card) return 'controller';
  for (const [at, { operator, techs }] of [...deck.operators.entries()].reverse()) {
    if (operator === card) return `row-${at}`;
    const slot = techs.lastIndexOf(card);
    if (slot >= 0) return `row-${at}-slot-${slot}`;
  }
  return null;
}

export function cardsIn({ controller, operators }: Deck): string[] {
  const rows = operators.flatMap(({ operator, techs }) => [operator, ...techs]);
  return controller === '' ? rows : [controller, ...rows];
}
