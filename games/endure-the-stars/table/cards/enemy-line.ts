import type { Words } from '@turnpoint/ui';
import { type EnemyType, enemyOf } from '../../content/index.ts';

/** What an enemy can do, in a few words. */
export function enemyLine(type: EnemyType, say: Words['say']): string {
  const { actions, damage, health, range, isBoss } = enemyOf(type);
  if (isBoss) return say('foe.boss-about', { actions });
  if (damage === 0) return say('foe.helper', { health });
  return say(range > 0 ? 'foe.shooter' : 'foe.line', { actions, damage, health, range });
}
