import type { Words } from '@turnpoint/ui';
import { itemOf } from '../../content/index.ts';

/** A card in a few words: dice, range and noise of a weapon, the save of armour, what using it does. */
export function itemLine(item: string, say: Words['say']): string {
  const card = itemOf(item);
  const { weapon, save, use, noise, moveLimit } = card;
  if (weapon !== null) {
    const { dice, hit, range, noise: loud } = weapon;
    const line = say(range === 0 ? 'item-line.melee' : 'item-line.weapon', { dice, hit, range });
    return loud > 0 ? `${line}, ${say('item-line.noise', { noise: loud })}` : line;
  }
  if (save !== null) {
    const line = say('item-line.armour', { save });
    return moveLimit === null ? line : `${line}, ${say('item-line.slow', { n: moveLimit })}`;
  }
  if (use !== null) return say(`item-line.${use.word}`, { ...use });
  return noise > 0 ? say('item-line.noise', { noise }) : say(`item.${item}.text`);
}
