import { isSure } from '@turnpoint/protocol';
import { isWorse } from './figures.ts';
import type { BetterLine, Found } from './study.svelte.ts';

/** More are not shown. */
const MOST = 3;

/** Other turns that are as good as the best, as far as the games tell. */
export function equalsOf({ best, others }: Pick<Found, 'best' | 'others'>): readonly BetterLine[] {
  // What is as good as a turn that does worse than the played one is not good.
  if (best === null || isWorse(best)) return [];
  const apart = ({ gain }: BetterLine) => ({
    value: best.gain.value - gain.value,
    doubt: Math.hypot(best.gain.doubt, gain.doubt),
  });
  return others.filter((other) => !isSure(apart(other)) && !isWorse(other)).slice(0, MOST);
}
