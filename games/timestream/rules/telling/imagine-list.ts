import { shuffleWith } from '@turnpoint/kernel';
import type { CardNo } from '../../content/index.ts';
import { BASIC_CELLS, CARDS, DECKS } from '../../content/index.ts';
import { takeFrom } from '../board/void.ts';
import { cannotUseDeck, DECK_SIZE, listOf } from '../set-up/deck.ts';

type Int = (below: number) => number;

const READY_MADE = Object.values(DECKS).map(listOf);

/** A deck list that fits what was seen of a closed one: ready-made while one fits, otherwise any legal one (TS-R79). */
export function imagineList(seen: readonly CardNo[], int: Int): CardNo[] {
  const fitting = READY_MADE.filter((list) => holds(list, seen));
  if (fitting.length > 0) return (fitting[int(fitting.length)] as CardNo[]).slice();
  return completed(seen, READY_MADE[int(READY_MADE.length)] as CardNo[], int);
}

function holds(list: readonly CardNo[], seen: readonly CardNo[]): boolean {
  const left = list.slice();
  return seen.every((card) => {
    const isThere = left.includes(card);
    if (isThere) takeFrom(left, card);
    return isThere;
  });
}

/** The seen cards with cards of a ready-made list, as far as the rules of decks allow; basic cells fill the rest. */
function completed(seen: readonly CardNo[], model: readonly CardNo[], int: Int): CardNo[] {
  const list = seen.slice();
  const rest = model.slice();
  for (const card of seen) if (rest.includes(card)) takeFrom(rest, card);
  shuffleWith(int, rest);
  // What a deck must have comes first.
  rest.sort((a, b) => need(b) - need(a));
  for (const card of rest) if (list.length < DECK_SIZE && mayJoin(list, card)) list.push(card);
  while (list.length < DECK_SIZE) list.push(BASIC_CELLS[int(2)] as CardNo);
  return list.sort((a, b) => a - b);
}

const need = (card: CardNo): number => {
  const { type } = CARDS[card] as (typeof CARDS)[number];
  return type === 'Power Cell' || type === 'Event Chain' || type === 'TIMESTREAM' ? 1 : 0;
};

/** No rule that limits a deck from above is broken by one more. */
function mayJoin(list: readonly CardNo[], card: CardNo): boolean {
  const limits = ['TS-4.2', 'TS-4.5', 'TS-4.7', 'TS-4.8', 'TS-4.12'];
  return cannotUseDeck(countsOf([...list, card])).every(
    ({ clause, because }) => !limits.includes(clause) || because.args?.n === 0,
  );
}

function countsOf(list: readonly CardNo[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of list) {
    const { code } = CARDS[card] as (typeof CARDS)[number];
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
