import type { Message } from '@turnpoint/kernel';
import { effectAt, INDEXES } from '../../content/index.ts';
import { slotsOf } from '../effects/slots.ts';
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
      return { key: `${key}.${verbOf(look)}`, args: { player: player(choice.seat) } };
    case 'artifact':
    case 'pile':
      return { key: `${key}.${verbOf(look)}`, args: { card: card(choice.card) } };
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

/** What the announced card does to whom or what it names. */
function verbOf({ view }: Look): 'look' | 'take' | 'give' | 'discard' | 'play' | 'front' {
  const top = view.stack.at(-1);
  const slot = top?.kind === 'announce' ? slotsOf(top.card)[top.answers.length] : undefined;
  if (slot === undefined) return 'take';
  const effect = effectAt(slot.at);
  switch (effect.word) {
    case 'discard':
      return 'discard';
    case 'fetch':
      return effect.to === 'hand' ? 'take' : effect.to;
    case 'special':
      if (effect.id === 'mind-meld') return 'look';
      return slot.what === 'own-artifact' ? 'give' : 'take';
    default:
      return 'take';
  }
}
