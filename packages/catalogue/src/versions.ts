import type { Game, Types } from '@turnpoint/kernel';

/** Rules of released versions, each in a file that stays as it is (`npm run rules:freeze`). */
export type Frozen = Readonly<Record<string, FrozenRules>>;

export interface FrozenRules {
  /** In `games/<game>/frozen`. */
  readonly file: string;
  readonly sha256: string;
  readonly bytes: number;
  load(): Promise<{ readonly default: Game }>;
}

/** The rules of a version, as records name it; undefined: today's. */
export async function rulesOf<T extends Types>(
  version: string | undefined,
  current: () => Promise<Game<T>>,
  frozen: Frozen,
): Promise<Game<T>> {
  const game = await current();
  if (version === undefined || version === game.version) return game;
  const kept = frozen[version];
  if (kept === undefined) {
    const known = [...new Set([...Object.keys(frozen), game.version])];
    throw new Error(`there are no rules ${version} of ${game.id} here, only ${known.join(', ')}`);
  }
  const { default: rules } = await kept.load();
  // Versions that differ in nothing else share a file.
  return { ...(rules as unknown as Game<T>), version };
}
