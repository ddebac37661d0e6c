import type { Words } from '@turnpoint/ui';
import { type EnemyType, enemyOf } from '../../content/index.ts';

/** What an enemy can do, in a few words; of a boss how much Health it has left, where that is known. */
export function enemyLine(type: EnemyType, left: number | null, say: Words['say']): string {
  const { actions, damage, health, range, isBoss } = enemyOf(type);
  if (isBoss) return left === null ? say('foe.boss-about', { actions }) : say('foe.boss', { health: left });
  if (damage === 0) return say('foe.helper', { health });
  return say(range > 0 ? 'foe.shooter' : 'foe.line', { actions, damage, health, range });
}
