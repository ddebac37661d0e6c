import type { Words } from '@turnpoint/ui';
import { type Item, itemOf, type Weapon } from '../../content/index.ts';

type Say = Words['say'];

/** A card of the Item deck in full, a sentence for each thing that it does. */
export function itemLines(id: string, say: Say): string[] {
  const item = itemOf(id);
  if (item.weapon !== null) return weaponLines(item.weapon, say);
  if (item.save !== null) return armourLines(item, say);
  if (item.use !== null) return [say(`read.${item.use.word}`, { ...item.use }), say('read.single-use')];
  return item.noise > 0 ? [say('read.noise-card', { noise: item.noise })] : [say(`read.${id}`)];
}

function weaponLines({ range, dice, hit, noise, dual, damage, stuns, needsCell }: Weapon, say: Say): string[] {
  return [
    say(range === 0 ? 'read.melee' : 'read.ranged', { range }),
    say('read.dice', { dice, hit }),
    ...(damage > 1 ? [say('read.damage', { damage })] : []),
    ...(stuns ? [say('read.stuns')] : []),
    say(noise === 0 ? 'read.silent' : 'read.loud', { noise }),
    ...(dual ? [say('read.dual')] : []),
    ...(range > 0 && dice > 1 ? [say('read.may-jam')] : []),
    ...(needsCell ? [say('read.needs-cell')] : []),
  ];
}

function armourLines({ save, moveLimit }: Item, say: Say): string[] {
  return [say('read.armour', { save: save ?? 0 }), ...(moveLimit === null ? [] : [say('read.slow', { n: moveLimit })])];
}
