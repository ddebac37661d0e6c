import type { Game } from '@turnpoint/kernel';

/** The rules of each playable game, fetched when first needed. The types meet in `Game`: the hall handles all alike. */
const rules: Readonly<Record<string, () => Promise<Game>>> = {
  'end-of-line': async () => (await import('@turnpoint/end-of-line/rules')).endOfLine as unknown as Game,
  endstream: async () => (await import('@turnpoint/endstream/rules')).endstream as unknown as Game,
  'chrono-trek': async () => (await import('@turnpoint/chrono-trek/rules')).chronoTrek as unknown as Game,
};

export async function rulesOf(id: string): Promise<Game> {
  const load = rules[id];
  if (load === undefined) throw new Error(`there are no rules for "${id}" here`);
  return load();
}
