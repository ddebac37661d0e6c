import { type CardNo, cardAt } from '../../content/index.ts';

const TYPES = ['A', 'F', 'U'] as const;

/** Every cell that a cost asks for, by its letter: `1*2F` is any, F, F. */
const asked = (cost: string): string[] =>
  cost.split('*').flatMap((term) => {
    const [, n, letter] = /^(\d+)([AFU]?)$/.exec(term) ?? [];
    return Array<string>(Number(n ?? 0)).fill(letter || 'any');
  });

/** Cards that are voided from hand (TS-10.6). */
export const voidedFor = (cost: string): number => Number(/V(\d)/.exec(cost)?.[1] ?? 0);

/** All ways to pay as `ancient,future,universal`, found by trying every cell for everything that is asked. */
export function paymentsFor(card: CardNo, unlinked: readonly number[]): Set<string> {
  const have = TYPES.map((type) =>
    unlinked.reduce((n, count, cell) => n + (cardAt(cell).cell === type ? count : 0), 0),
  );
  const needs = asked(cardAt(card).cost.text);
  const found = new Set<string>();
  const pay = (used: readonly number[], at: number): void => {
    if (at === needs.length) found.add(used.join());
    else
      for (const [n, type] of TYPES.entries())
        if (used[n]! < have[n]! && mayPay(type, needs[at]!)) pay(used.with(n, used[n]! + 1), at + 1);
  };
  pay([0, 0, 0], 0);
  return found;
}

/** TS-10.2 to 10.5, 10.7 */
const mayPay = (type: string, need: string): boolean => need === 'any' || need === type || type === 'U';
