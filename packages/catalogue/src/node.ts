import { existsSync, readdirSync } from 'node:fs';
import type { Manifest } from './manifest.ts';

const GAMES = new URL('../../../games/', import.meta.url);

/** The manifest of every folder in `games/`, for programs on Node. */
export async function findGames(): Promise<Manifest[]> {
  const files = readdirSync(GAMES)
    .map((folder) => new URL(`${folder}/index.ts`, GAMES))
    .filter((file) => existsSync(file));
  const found = await Promise.all(files.map((file): Promise<Manifest> => import(/* @vite-ignore */ file.href)));
  return found.sort((a, b) => a.about.place - b.about.place);
}
