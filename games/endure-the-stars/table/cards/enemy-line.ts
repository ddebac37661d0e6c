import type { Words } from '@turnpoint/ui';
import { bossLimits, type EnemyType, enemyOf, missionOf } from '../../content/index.ts';
import type { View } from '../../rules/types.ts';

/** What an enemy can do, in a few words; a boss by its cards, and where a mission rolls for its actions, by its die. */
export function enemyLine(type: EnemyType, { options }: Pick<View, 'options'>, say: Words['say']): string {
  const { actions, damage, health, range, isBoss } = enemyOf(type);
  if (isBoss) {
    const rolled = missionOf(options.mission)?.modules.flatMap((one) =>
      one.kind === 'revivingBoss' && one.boss === type ? one.actions : [],
    );
    const [least, most] = [Math.min(...(rolled ?? [])), Math.max(...(rolled ?? []))];
    return say(least < most ? 'foe.boss-rolled' : 'foe.boss', { actions, least, most, ...bossLimits(type) });
  }
  if (damage === 0) return say('foe.helper', { health });
  return say(range > 0 ? 'foe.shooter' : 'foe.line', { actions, damage, health, range });
}
