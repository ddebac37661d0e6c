import type { Engine } from '@turnpoint/catalogue';
import { findGames } from '@turnpoint/catalogue/node';
import type { Catalogue } from '@turnpoint/host';
import { Refused } from '@turnpoint/protocol';

/** What plays each game, by the manifests of the games that are here. */
export async function findCatalogue(): Promise<Catalogue> {
  const engines = new Map<string, Engine>();
  for (const game of await findGames()) engines.set(game.about.id, game.engine);

  function engineOf(game: string): Engine {
    const found = engines.get(game);
    if (found === undefined) throw new Refused('no-such-game', `there are no rules for "${game}" here`);
    return found;
  }

  return {
    rules: async (game, version) => engineOf(game).rules(version ?? undefined),
    bot: async (game) => engineOf(game).bot(),
    solver: async (game) => (await engineOf(game).solver?.()) ?? null,
    windows: async (game) => (await engineOf(game).windows?.()) ?? null,
  };
}
