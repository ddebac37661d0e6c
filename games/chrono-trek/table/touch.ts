import { MEMO } from '../content/index.ts';
import type { Choice } from '../rules/types.ts';

/** What a choice is touched by: a place of the Timeline, a card, a seat. Null: a button of its own. */
export function keyOf(choice: Choice): string | null {
  switch (choice.kind) {
    case 'linchpin':
      return `at ${choice.at}`;
    case 'play':
    case 'give':
    case 'fracture':
      return `hand ${choice.card}`;
    case 'memo':
      return `hand ${MEMO}`;
    case 'artifact':
      return `artifact ${choice.card}`;
    case 'pile':
    case 'find':
      return `tray ${choice.card}`;
    case 'identity':
      return `tray ${choice.character}`;
    case 'player':
      return `seat ${choice.seat}`;
    case 'discard':
      return 'discard';
    default:
      return null;
  }
}

/** What is to be touched next, by the first of the lit things: names the button while nothing is picked. */
export type Wanted = 'at' | 'hand' | 'artifact' | 'tray' | 'seat' | 'discard';
export const wantedBy = (key: string): Wanted => key.split(' ')[0] as Wanted;
