import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Frozen } from '@turnpoint/catalogue';
import { type MatchRecord, parseRecord } from '@turnpoint/kernel';
import { ROOT } from '../src/folders.ts';

/** The frozen versions of a game. */
export async function frozenOf(game: string): Promise<Frozen> {
  const file = join(ROOT, 'games', game, 'frozen', 'index.ts');
  return existsSync(file) ? (await import(/* @vite-ignore */ pathToFileURL(file).href)).frozen : {};
}

export interface Golden {
  readonly file: string;
  readonly record: MatchRecord;
}

/** The golden records of a game, of all versions. */
export function goldenOf(game: string): Golden[] {
  const folder = join(ROOT, 'games', game, 'test', 'golden');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.match.json')) : [];
  return files.map((file) => ({ file, record: parseRecord(JSON.parse(readFileSync(join(folder, file), 'utf8'))) }));
}
