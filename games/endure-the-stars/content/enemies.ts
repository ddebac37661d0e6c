import type { Family } from './missions/index.ts';

export type EnemyType =
  | 'titan'
  | 'primus'
  | 'olympian'
  | 'preacher'
  | 'icarus'
  | 'jaeger'
  | 'sip'
  | 'zealot'
  | 'swarmer'
  | 'artemis'
  | 'fanatic'
  | 'solomon';

export interface Enemy {
  readonly type: EnemyType;
  readonly family: Family;
  /** When it acts, the lowest first (ETS-11.8). */
  readonly rank: number;
  readonly actions: number;
  readonly range: number;
  /** A boss's Health comes from the mission (ETS-19.3). */
  readonly health: number;
  readonly damage: number;
  readonly isBoss: boolean;
  /** Miniatures in the box (ETS-1.6, 1.27, 1.28). */
  readonly supply: number;
  /** Added to the hit number of an attack on it (ETS-20.14). */
  readonly harder: number;
  /** Its attack is on everybody in the zone (ETS-20.16). */
  readonly each: boolean;
  /** What its vest deals when it explodes; 0 without one (ETS-20.19). */
  readonly vest: number;
}

type Values = Pick<Enemy, 'rank' | 'actions' | 'health' | 'damage' | 'supply'> & Partial<Enemy>;

const PLAIN = { range: 0, isBoss: false, each: false, vest: 0 } as const;

function enemy(family: Family, type: EnemyType, values: Values): Enemy {
  return { ...PLAIN, harder: family === 'sentry' ? 1 : 0, type, family, ...values };
}

/** ETS-20.10, 20.13, 20.26: the rest comes from its cards and the mission. */
const boss = (family: Family, type: EnemyType): Enemy =>
  enemy(family, type, { rank: 0, actions: 2, health: 0, damage: 0, isBoss: true, supply: 1 });

export const ENEMIES: Readonly<Record<EnemyType, Enemy>> = {
  titan: boss('gep', 'titan'),
  primus: boss('gep', 'primus'),
  olympian: boss('sentry', 'olympian'),
  preacher: boss('redeemer', 'preacher'),
  icarus: enemy('gep', 'icarus', { rank: 1, actions: 2, range: 1, health: 2, damage: 2, supply: 20 }),
  jaeger: enemy('gep', 'jaeger', { rank: 2, actions: 2, health: 2, damage: 2, supply: 20 }),
  sip: enemy('sentry', 'sip', { rank: 2, actions: 2, health: 2, damage: 2, supply: 10 }),
  zealot: enemy('redeemer', 'zealot', { rank: 2, actions: 3, health: 2, damage: 1, supply: 10, each: true }),
  swarmer: enemy('gep', 'swarmer', { rank: 3, actions: 3, health: 1, damage: 1, supply: 30 }),
  artemis: enemy('sentry', 'artemis', { rank: 3, actions: 3, health: 1, damage: 1, supply: 10 }),
  fanatic: enemy('redeemer', 'fanatic', { rank: 3, actions: 3, health: 1, damage: 1, supply: 10, vest: 3 }),
  solomon: enemy('gep', 'solomon', { rank: 4, actions: 3, health: 2, damage: 0, supply: 10 }),
};

export const enemyOf = (type: EnemyType): Enemy => ENEMIES[type];
export const ENEMY_TYPES = Object.keys(ENEMIES) as readonly EnemyType[];
/** One past the last rank. */
export const RANKS = 5;
