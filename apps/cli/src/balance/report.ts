import type { Report } from '@turnpoint/catalogue';
import { findGames } from '@turnpoint/catalogue/node';

/** The balance report of a game; undefined where it has none. */
export async function reportOf(game: string): Promise<Report | undefined> {
  const found = (await findGames()).find(({ about }) => about.id === game);
  return found?.terminal?.report?.();
}
