import type { Engine, Manifest } from '@turnpoint/catalogue';
import type { Catalogue } from '@turnpoint/host';

/** What plays each game, by its folder. Tables and texts stay out of the workers: nothing else of a manifest is named here. */
const engines = import.meta.glob<Manifest['engine']>('../../../../games/*/index.ts', { eager: true, import: 'engine' });

function engineOf(game: string): Engine {
  const found = Object.hasOwn(engines, fileOf(game)) ? (engines[fileOf(game)] ?? null) : null;
  if (found === null) throw new Error(`there are no rules for "${game}" here`);
  return found;
}

function fileOf(game: string): string {
  return `../../../../games/${game}/index.ts`;
}

export const catalogue: Catalogue = {
  rules: async (game, version) => engineOf(game).rules(version ?? undefined),
  bot: async (game) => engineOf(game).bot(),
  solver: async (game) => (await engineOf(game).solver?.()) ?? null,
  windows: async (game) => (await engineOf(game).windows?.()) ?? null,
};
