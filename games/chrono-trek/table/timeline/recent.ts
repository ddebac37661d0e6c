import type { ToldStep } from '@turnpoint/ui';
import { INDEXES, type Index } from '../../content/index.ts';
import type { ChronoTrek } from '../../rules/types.ts';
import { changedBy } from '../motion/changed.ts';

/** The places that changed last, up to this step: a replay's log also holds what lies ahead. */
export function recentChanges(log: readonly ToldStep<ChronoTrek>[], step: number): readonly Index[] {
  const places = log
    .filter((part) => part.step <= step)
    .map(({ entries }) => entries.flatMap(changedBy).filter((name) => (INDEXES as readonly string[]).includes(name)));
  return (places.findLast((changed) => changed.length > 0) ?? []) as Index[];
}
