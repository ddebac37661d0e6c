import type { Message } from '@turnpoint/kernel';
import { INDEXES } from '../../content/index.ts';
import type { Choice, Look } from '../types.ts';
import { card, character, event, player } from './names.ts';

/** What a choice says on its button. */
export function label(look: Look, choice: Choice): Message {
  const key = `label.${choice.kind}`;
  switch (choice.kind) {
    case 'linchpin': {
      const altered = look.view.timeline[INDEXES.indexOf(choice.at)]?.altered !== true;
      return { key, args: { event: event({ index: choice.at, altered }) } };
    }
    case 'player':
      return { key, args: { player: player(choice.seat) } };
    case 'direction':
      return { key: `label.direction.${choice.to}` };
    case 'option':
      return { key: `label.option.${choice.take}` };
    case 'identity':
      return { key, args: { character: character(choice.character) } };
    case 'discard':
      return { key, args: { cards: { list: choice.cards.map(card) } } };
    default:
      return 'card' in choice ? { key, args: { card: card(choice.card) } } : { key };
  }
}
