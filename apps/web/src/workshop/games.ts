import type { DeckGame } from './deck-game.ts';

/** Games whose decks can be built here, fetched when first needed. The types of one meet in `DeckGame` here alone. */
const games: Readonly<Record<string, () => Promise<DeckGame>>> = {
  endstream: async () => (await import('./endstream.ts')).endStreamDecks as unknown as DeckGame,
};

export const DECK_GAMES: readonly string[] = Object.keys(games);

export async function deckGame(id: string): Promise<DeckGame | null> {
  return (await games[id]?.()) ?? null;
}
