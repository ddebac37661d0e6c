import { no } from '@turnpoint/kernel';
import { personaOf } from '../../content/index.ts';
import { suffers, survivorAt } from '../board/crew/crew.ts';
import { hasUsed } from '../board/crew/spirit.ts';
import { hasReward } from '../board/kit/reward.ts';
import { isPilot } from '../board/kit/values.ts';
import { canBegin } from '../effects/powers/index.ts';
import type { Choice, Ruling, Table, Who } from '../types.ts';

/** ETS-10.17: the Active ability once per turn, the Crisis ability once per mission. */
export function cannotUseAbility(t: Table, who: Who, which: unknown): Ruling | null {
  const survivor = survivorAt(t, who);
  if (which !== 'active' && which !== 'crisis') return no('ETS-10.17', 'why.which-ability');
  const power = personaOf(survivor.id)[which];
  if (isPilot(t, who)) return no('ETS-18.18', 'why.pilot');
  if (which === 'active' && hasUsed(survivor, 'active')) return no('ETS-6.4', 'why.used-active', named(power));
  if (which === 'active' && suffers(survivor, 'memory-loss')) return no('ETS-8.30', 'why.memory-loss', named(power));
  if (which === 'crisis' && !survivor.hasCrisis) return no('ETS-6.6', 'why.used-crisis', named(power));
  return canBegin(t, who, power) ? null : no('ETS-10.17', 'why.no-target', named(power));
}

const named = (power: string) => ({ power: { key: `power.${power}` } });

const WHICH = ['active', 'crisis'] as const;

export function abilityChoices(t: Table, who: Who): Choice[] {
  const found: Choice[] = [];
  for (const which of WHICH) if (cannotUseAbility(t, who, which) === null) found.push({ kind: 'ability', which });
  return found;
}

/** ETS-9.5: an unlocked reward, between actions. */
export function cannotSpendReward(t: Table, who: Who): Ruling | null {
  if (!hasReward(t, who)) return no('ETS-9.1', 'why.not-unlocked');
  const card = survivorAt(t, who).goal?.card ?? '';
  return canBegin(t, who, card) ? null : no('ETS-R91', 'why.reward-later', { goal: { key: `goal.${card}` } });
}
