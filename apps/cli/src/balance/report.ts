import type { DeckSearch, Report, Terminal } from '@turnpoint/catalogue';
import { findGames } from '@turnpoint/catalogue/node';

/** The balance report of a game; undefined where it has none. */
export async function reportOf(game: string): Promise<Report | undefined> {
  return (await terminalOf(game))?.report?.();
}

export async function deckSearchOf(game: string): Promise<DeckSearch | undefined> {
  return (await terminalOf(game))?.decks?.();
}

async function terminalOf(game: string): Promise<Terminal | null | undefined> {
  return (await findGames()).find(({ about }) => about.id === game)?.terminal;
}
