import { allSeats } from '@turnpoint/kernel';
import type { EffectOf } from '../../content/index.ts';
import { takeTop } from '../board/deck.ts';
import { playerAt } from '../board/lanes.ts';
import type { WordRules } from './word.ts';

/** The top cards of the opponent's deck, as many as there are, go to the Void for all to see (TS-21.3, 21.10). */
export const turnOver: WordRules<EffectOf<'turn over'>> = {
  run(s, f, { n }, _, ctx) {
    const player = playerAt(s.table, 1 - f.seat);
    const cards: number[] = [];
    while (cards.length < n && player.deck.length > 0) cards.push(takeTop(player));
    if (cards.length === 0) return;
    player.shown.push(...cards);
    s.table.moved = true;
    ctx.learns(allSeats(s.seats));
    ctx.log({ type: 'turned-over', clause: 'TS-21.3', seat: 1 - f.seat, cards });
  },
};
