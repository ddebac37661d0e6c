import { type CardNo, CELLS, type CellType, type Cost, cardAt, cellsOf } from '../content/index.ts';
import type { Choice } from '../rules/types.ts';

export type PayChoice = Extract<Choice, { kind: 'pay' }>;
export const CELL_TYPES: readonly CellType[] = ['A', 'F', 'U'];

/** Cells by type: Ancient, Future, Universal. */
type ByType = readonly [number, number, number];

export function byType(cells: readonly number[]): ByType {
  const of = (type: CellType) => cells.reduce((sum, n, card) => (cardAt(card).cell === type ? sum + n : sum), 0);
  return [of('A'), of('F'), of('U')];
}

/** The cells of a payment, one letter each. */
export const signsOf = (way: ByType): CellType[] =>
  CELL_TYPES.flatMap((type, i) => Array<CellType>(way[i] as number).fill(type));

export const wayOf = ({ ancient, future, universal }: PayChoice): ByType => [ancient, future, universal];

function isPaidBy(cost: Cost, [a, f, u]: ByType): boolean {
  const missing = Math.max(0, cost.ancient - a) + Math.max(0, cost.future - f) + cost.universal;
  return a + f + u >= cellsOf(cost) && missing <= u;
}

/** Which of these cards could still be paid for afterwards. */
export function payableAfter(way: PayChoice, unlinked: readonly number[], others: readonly CardNo[]): CardNo[] {
  const have = byType(unlinked);
  const left = wayOf(way).map((n, i) => (have[i] as number) - n) as unknown as ByType;
  return [...new Set(others)].filter((card) => card >= CELLS && isPaidBy(cardAt(card).cost, left));
}

/** The hand without the card that is being played. */
export function othersIn(hand: readonly CardNo[], played: CardNo): CardNo[] {
  const at = hand.indexOf(played);
  return hand.filter((_, i) => i !== at);
}

/**
 * The way that leaves every card payable that any other way would; the rules list those first that keep most. Null when
 * each way closes another door: then it is a choice.
 */
export function sensibleWay(
  ways: readonly PayChoice[],
  unlinked: readonly number[],
  others: readonly CardNo[],
): PayChoice | null {
  const kept = ways.map((way) => payableAfter(way, unlinked, others));
  const most = new Set(kept.flat()).size;
  return ways[kept.findIndex(({ length }) => length === most)] ?? null;
}
