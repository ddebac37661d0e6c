import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Companion } from './companion.ts';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Every folder in `games/`. */
export function allFolders(): string[] {
  return readdirSync(join(ROOT, 'games')).sort();
}

/** Those that have rules: a game may begin with its content. */
export function gameFolders(): string[] {
  return allFolders().filter((game) => existsSync(join(ROOT, 'games', game, 'rules', 'index.ts')));
}

/** A game's conformance companion; throws a sentence when there is none. */
export async function companionOf(game: string): Promise<Companion> {
  const file = join('games', game, 'test', 'conformance.ts');
  if (!existsSync(join(ROOT, file))) throw new Error(`${game} has rules and no conformance companion: add ${file}`);
  const { default: companion } = await import(/* @vite-ignore */ pathToFileURL(join(ROOT, file)).href);
  if (companion?.game === undefined) throw new Error(`${file} has no companion as its default export`);
  return companion;
}
