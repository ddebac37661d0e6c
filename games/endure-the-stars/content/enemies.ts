import type { Family } from './missions/index.ts';

export type EnemyType = 'swarmer' | 'jaeger' | 'icarus' | 'solomon' | 'titan';

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
  /** Miniatures in the box (ETS-1.6). */
  readonly supply: number;
}

const boss = { family: 'gep', rank: 0, range: 0, health: 0, damage: 0, isBoss: true, supply: 1 } as const;
const gep = { family: 'gep', isBoss: false } as const;

export const ENEMIES: Readonly<Record<EnemyType, Enemy>> = {
  titan: { type: 'titan', actions: 2, ...boss },
  icarus: { type: 'icarus', rank: 1, actions: 2, range: 1, health: 2, damage: 2, supply: 20, ...gep },
  jaeger: { type: 'jaeger', rank: 2, actions: 2, range: 0, health: 2, damage: 2, supply: 20, ...gep },
  swarmer: { type: 'swarmer', rank: 3, actions: 3, range: 0, health: 1, damage: 1, supply: 30, ...gep },
  solomon: { type: 'solomon', rank: 4, actions: 3, range: 0, health: 2, damage: 0, supply: 10, ...gep },
};

export const enemyOf = (type: EnemyType): Enemy => ENEMIES[type];
export const ENEMY_TYPES: readonly EnemyType[] = ['titan', 'icarus', 'jaeger', 'swarmer', 'solomon'];
/** One past the last rank. */
export const RANKS = 5;
