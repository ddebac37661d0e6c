import type { Value } from '@turnpoint/kernel';
import type { Cost } from './cost.ts';

/** A cost in words: what is printed as `3*1A*V1` is read by nobody who has not learned it. */
export function tellCost({ any, ancient, future, universal, voided }: Cost): Value {
  const parts: readonly [string, number][] = [
    ['cost.any', any],
    ['cells.A', ancient],
    ['cells.F', future],
    ['cells.U', universal],
    ['cost.voided', voided],
  ];
  const list = parts.filter(([, n]) => n > 0).map(([key, n]) => ({ key, args: { n } }));
  return list.length === 0 ? { key: 'cost.free' } : { list };
}
