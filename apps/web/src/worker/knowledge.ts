import type { GameBot } from '@turnpoint/bots';
import type { Types } from '@turnpoint/kernel';

/** What bots know of each game, fetched with the first bot of it. */
const knowledge: Readonly<Record<string, () => Promise<GameBot<Types>>>> = {
  'end-of-line': async () => (await import('@turnpoint/end-of-line/bot')).endOfLineBot as unknown as GameBot<Types>,
  endstream: async () => (await import('@turnpoint/endstream/bot')).endstreamBot as unknown as GameBot<Types>,
  'chrono-trek': async () => (await import('@turnpoint/chrono-trek/bot')).chronoTrekBot as unknown as GameBot<Types>,
};

export async function knowledgeOf(game: string): Promise<GameBot<Types>> {
  const load = knowledge[game];
  if (load === undefined) throw new Error(`there are no bots for "${game}" here`);
  return load();
}
