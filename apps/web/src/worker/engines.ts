import type { Engine, Manifest } from '@turnpoint/catalogue';

/** What plays each game, by its folder. Tables and texts stay out of the worker: nothing else of a manifest is named here. */
const engines = import.meta.glob<Manifest['engine']>('../../../../games/*/index.ts', { eager: true, import: 'engine' });

export function engineOf(game: string): Engine {
  const found = engines[`../../../../games/${game}/index.ts`] ?? null;
  if (found === null) throw new Error(`there are no rules for "${game}" here`);
  return found;
}
