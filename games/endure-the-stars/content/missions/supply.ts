import { ENEMIES, ENEMY_TYPES } from '../enemies.ts';
import { TOKENS } from '../tokens.ts';
import type { Family, TokenFace } from './file.ts';

/** Radar tokens by face: how many the box has (ETS-1.26 to 1.28). */
export const tokenSupply = (family: Family): Readonly<Record<TokenFace, number>> =>
  Object.fromEntries(TOKENS.filter((token) => token.family === family).map(({ face, copies }) => [face, copies]));

/** Miniatures in the box (ETS-1.6, 1.27, 1.28), and the one Exo Loader (ETS-1.7). */
export const MINIATURES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(ENEMY_TYPES.map((type) => [type, ENEMIES[type].supply])),
  'exo-loader': 1,
};

/** ETS-19.1 */
export const BOSSES: readonly string[] = ENEMY_TYPES.filter((type) => ENEMIES[type].isBoss);

/** What a face shows: its enemy and how many. */
export function shownBy(face: TokenFace): { readonly enemy: string; readonly count: number } {
  const [enemy = '', count = '0'] = face.split('-');
  return { enemy, count: Number(count) };
}
