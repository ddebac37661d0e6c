import type { Message } from '@turnpoint/kernel';
import type { Difference } from './facts.ts';

/** A difference below this is no reason, in the fact's own measure or as a part of the games looked at. */
const LEAST = 0.5;
const LEAST_PART = 0.12;

const by = ({ played, better }: Difference): number => Math.abs(Number(better ?? 0) - Number(played ?? 0));

/**
 * The sentence of the fact that speaks most for the second line. Its words are named by the fact's own: `why.armor` for
 * `fact.armor`, `why.armor-less` where less of it is what is good. They get the fact's values, the difference `n` and, of
 * what is either so or not, in how many of 100 games it is as is good: `now` with the second line, `was` with the first.
 * Where nothing that can be counted speaks for it, `why.otherwise` says what matters most of what stands elsewhere.
 */
export function whyOf(differences: readonly Difference[]): Message | null {
  const most = differences.find((one) => one.gain > 0 && by(one) >= (one.fact.isYesNo ? LEAST_PART : LEAST));
  if (most === undefined) return otherwise(differences);
  const { says, good, isYesNo } = most.fact;
  const key = says.key.replace('fact.', 'why.') + (good === 'less' ? '-less' : '');
  const of100 = (value: Difference['played']) =>
    Math.round(100 * (good === 'less' ? 1 - Number(value ?? 0) : Number(value ?? 0)));
  const parts = isYesNo ? { now: of100(most.better), was: of100(most.played) } : {};
  return { key, args: { ...says.args, n: Math.max(1, Math.round(by(most))), ...parts } };
}

function otherwise(differences: readonly Difference[]): Message | null {
  for (const { fact, played, better } of differences)
    if (typeof played === 'object' && typeof better === 'object' && played !== null && better !== null)
      return { key: 'why.otherwise', args: { what: fact.says, played, better } };
  return null;
}
