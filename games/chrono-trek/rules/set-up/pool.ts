import type { Pips } from '../../content/index.ts';
import type { Options } from '../types.ts';

export function levelsOf({ levels }: Pick<Options, 'levels'>): Pips[] {
  return [...levels].map((level) => Number(level) as Pips);
}

/** R4: more than one level in the pool, whatever was dealt. */
export function isMixed(options: Pick<Options, 'levels'>): boolean {
  return options.levels.length > 1;
}
