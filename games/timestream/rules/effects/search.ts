import { only } from '@turnpoint/kernel';
import type { EffectOf } from '../../content/index.ts';
import { shuffleDeck } from '../board/deck.ts';
import { fitsFilter } from '../board/filter.ts';
import { playerAt } from '../board/lanes.ts';
import { distinct, shows, takeFrom } from '../board/void.ts';
import { NONE, type WordRules } from './word.ts';

/** Look through the draw deck, take a card that fits if wanted, show it, shuffle (TS-17.14, 17.26). */
export const search: WordRules<EffectOf<'search'>> = {
  ask(t, f, { filter }) {
    const { deck } = playerAt(t, f.seat);
    if (f.left < 0 || deck.length === 0) return null;
    const options = distinct(deck.filter((card) => fitsFilter(card, filter)));
    return { seat: f.seat, kind: 'card', options, mayStop: true, prompt: 'prompt.search', clause: 'TS-17.14' };
  },
  run(s, f, _, pick, ctx) {
    const player = playerAt(s.table, f.seat);
    if (player.deck.length === 0) return;
    if (f.left < 0) {
      // What the deck holds is seen now, before the choice.
      ctx.learns(only(f.seat));
      ctx.push({ ...f, left: 1 });
      return;
    }
    const card = pick === null || pick === NONE ? null : pick;
    if (card !== null) {
      takeFrom(player.deck, card);
      player.hand.push(card);
      s.table.moved = true;
      shows(f.seat, ctx);
    }
    ctx.log({ type: 'searched', clause: 'TS-17.14', seat: f.seat, card });
    shuffleDeck(s, f.seat, ctx);
  },
};
