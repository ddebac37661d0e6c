import type { Words } from '@turnpoint/ui';
import type { Choice } from '../../rules/types.ts';
import { itemLine } from '../crew/item-line.ts';
import type { Known } from '../known.svelte.ts';
import { attackLine } from './hint.ts';

/** What stands small under the name of a choice. */
export function noteOf(choice: Choice, known: Known, say: Words['say']): string {
  switch (choice.kind) {
    case 'attack': {
      const attack = known.attackOf(choice);
      return attack === null ? '' : attackLine(attack, say);
    }
    case 'take':
    case 'use':
    case 'buy':
      return itemLine(choice.item, say);
    case 'noise':
      return say('table.heard-in', { n: known.now?.ears[choice.level]?.length ?? 0 });
    default:
      return '';
  }
}
