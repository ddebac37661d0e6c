import { type ItemId, itemOf } from '../content/index.ts';
import { card, isSame } from '../rules/board/kit/inventory.ts';
import type { Carried, Choice, FrameOf } from '../rules/index.ts';
import { cardsOf, force, kitWorth } from './arms.ts';
import { healWorth } from './care.ts';
import { dearTo } from './dear.ts';
import { useWorth } from './powers.ts';
import type { Turn } from './turn.ts';

/** Decides between what is worth the same. */
const EVEN = 1e-6;

/** A card was found: where it goes, or what makes room for it. */
export function gainWorth(turn: Turn, { item }: FrameOf<'gain'>, choice: Choice): number {
  const held = cardsOf(turn.me);
  const worth = (cards: readonly Carried[]) => kitWorth(cards, dearTo(turn.view, null));
  switch (choice.kind) {
    case 'put':
      // What is worn works; a twin makes a pair.
      return choice.slot === 'body' || choice.slot === 'head' || turn.me.packs[choice.slot]?.length === 1 ? 9 : 8;
    case 'discard': {
      const at = held.findIndex((other) => isSame(other, choice.card));
      return worth([...held.filter((_, n) => n !== at), card(item)]);
    }
    case 'drop':
      // Nothing is thrown away for another of its kind.
      return worth(held) + EVEN;
    case 'use-now':
      return worth(held) + nowWorth(turn, item);
    default:
      return 0;
  }
}

/** It takes an action, which is wasted where nothing comes of it. */
const nowWorth = (turn: Turn, item: ItemId): number =>
  itemOf(item).use?.word === 'heal' ? healWorth(turn, turn.who, 2) / 2 - 0.1 : useWorth(turn, item) / 2;

/** Of several cards the one that makes the inventory best; one of little use is put back for another. */
export function takeWorth(turn: Turn, choice: Choice): number {
  if (choice.kind !== 'take' && choice.kind !== 'redraw') return 0;
  const held = cardsOf(turn.me);
  const dear = dearTo(turn.view, null);
  const gain = kitWorth([...held, card(choice.item)], dear) - kitWorth(held, dear);
  return choice.kind === 'take' ? gain : 0.2 - gain + force(choice.item, false) / 10;
}
