import type { Words } from '@turnpoint/ui';
import { enemyOf } from '../../content/index.ts';
import type { Choice, View } from '../../rules/types.ts';
import { itemLine } from '../cards/item-line.ts';
import type { Known } from '../known.svelte.ts';
import { shortAttack } from './hint.ts';

/** What stands small under the name of a choice. */
export function noteOf(choice: Choice, known: Known, view: View, say: Words['say']): string {
  switch (choice.kind) {
    case 'attack': {
      const attack = known.attackOf(choice);
      return attack === null ? '' : shortAttack(attack, say);
    }
    case 'hit': {
      const n = hitsLeft(choice.figure, view);
      return n === null ? '' : say('table.to-beat', { n });
    }
    case 'take':
    case 'use':
    case 'buy':
      return itemLine(choice.item, say);
    case 'line': {
      const between = known.now?.lines[choice.line]?.slice(1, -1) ?? [];
      return between.length === 0 ? say('table.line-straight') : between.map((zone) => known.zoneName(zone)).join(', ');
    }
    case 'first':
      return say(`resolve.${choice.card}.text`);
    case 'noise':
      return say('table.heard-in', { n: known.now?.ears[choice.level]?.length ?? 0 });
    default:
      return '';
  }
}

/** How many successes more of this attack beat an enemy (ETS-15.6, 15.7); null outside of one. */
function hitsLeft(id: number, { stack, figures }: View): number | null {
  const frame = stack.at(-1);
  const figure = figures.find((one) => one.id === id);
  if (frame?.kind !== 'assign' || figure === undefined) return null;
  const given = frame.hits.reduce((sum, hit) => (hit.figure === id ? sum + hit.damage : sum), 0);
  const { isBoss, health } = enemyOf(figure.type);
  return Math.ceil(((isBoss ? figure.health : health) - given) / Math.max(1, frame.damage));
}
