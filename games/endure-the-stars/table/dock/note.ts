import type { Words } from '@turnpoint/ui';
import type { Choice } from '../../rules/types.ts';
import { itemLine } from '../cards/item-line.ts';
import type { Known } from '../known.svelte.ts';
import { shortAttack } from './hint.ts';

/** What stands small under the name of a choice. */
export function noteOf(choice: Choice, known: Known, say: Words['say']): string {
  switch (choice.kind) {
    case 'attack': {
      const attack = known.attackOf(choice);
      return attack === null ? '' : shortAttack(attack, say);
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
