import type { Words } from '@turnpoint/ui';
import { bossLimits, enemyOf } from '../../content/index.ts';
import type { Threat } from '../../rules/telling/reckon/index.ts';

/** What is said of enemies that see whoever goes there, or have seen them: whether they reach them, and what their attack does. */
export function reachLine(threat: Threat, say: Words['say']): string {
  const { count, attacks, hunts } = threat;
  if (!attacks) return say('risk.see', { n: count });
  return [say(hunts ? 'risk.hunt' : 'risk.reach', { n: count }), blowLine(threat, say)].join(', ');
}

function blowLine({ type, damage: told }: Threat, say: Words['say']): string {
  const { vest, each, isBoss, damage: printed } = enemyOf(type);
  const damage = told ?? (isBoss ? bossLimits(type).damage : printed);
  if (isBoss) return say(damage === 0 ? 'risk.by-card-unhurt' : 'risk.by-card', { damage });
  if (vest > 0) return say('risk.damage-vest', { damage, vest });
  return say(each ? 'risk.damage-each' : 'risk.damage', { damage });
}
