import { type EnemyType, enemyOf } from './enemies.ts';
import type { Family } from './missions/index.ts';

/** What a radar token shows when it is turned up: `swarmer-4`, `titan-1`. */
export type Face = string;

export interface RadarToken {
  readonly face: Face;
  readonly type: EnemyType;
  readonly count: number;
  readonly copies: number;
  readonly family: Family;
}

const token = (type: EnemyType, count: number, copies: number): RadarToken => ({
  face: `${type}-${count}`,
  type,
  count,
  copies,
  family: enemyOf(type).family,
});

/** The radar tokens of the box (ETS-1.26 to 1.28). */
export const TOKENS: readonly RadarToken[] = [
  token('swarmer', 4, 2),
  token('swarmer', 5, 2),
  token('swarmer', 6, 2),
  token('jaeger', 3, 1),
  token('jaeger', 4, 3),
  token('jaeger', 5, 1),
  token('icarus', 3, 1),
  token('icarus', 4, 3),
  token('icarus', 5, 1),
  token('titan', 1, 1),
  token('artemis', 2, 2),
  token('artemis', 3, 2),
  token('sip', 2, 2),
  token('sip', 3, 2),
  token('fanatic', 2, 2),
  token('fanatic', 3, 2),
  token('zealot', 2, 2),
  token('zealot', 3, 2),
];

const byFace: Readonly<Record<Face, RadarToken>> = Object.fromEntries(TOKENS.map((known) => [known.face, known]));

export const tokenOf = (face: Face): RadarToken => byFace[face] as RadarToken;
/** Every token of a family, one by one. */
export const tokensOf = (family: Family): Face[] =>
  TOKENS.filter((known) => known.family === family).flatMap(({ face, copies }) => Array<Face>(copies).fill(face));
