import type { Game, Types } from '@turnpoint/kernel';

/** The rules of a version, as records name it; undefined: today's. */
export async function rulesOf<T extends Types>(
  version: string | undefined,
  current: () => Promise<Game<T>>,
): Promise<Game<T>> {
  const game = await current();
  if (version === undefined || version === game.version) return game;
  throw new Error(`there are no rules ${version} of ${game.id} here, only ${game.version}`);
}
