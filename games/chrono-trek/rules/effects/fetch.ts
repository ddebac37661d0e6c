import { enterPlay } from '../board/change.ts';
import { takeOut } from '../board/hands.ts';
import { markForAll } from '../board/marks.ts';
import { playerAt } from '../board/seats.ts';
import { announce } from '../frames/announce.ts';
import type { CardId, Context, State } from '../types.ts';
import { noEffect } from './no-effect.ts';
import { ask, type Here, type WordOf } from './word.ts';

/** Cards of the discard pile: into hand in sight of all (R52), into play, or played from there (R39). */
export const fetch: WordOf<'fetch'> = {
  asks: ({ to, upTo, except }) => {
    const what = to === 'front' ? 'pile-artifact' : 'pile-card';
    if (upTo === 1) return [ask(what, { except })];
    return [ask(what, { except, optional: true }), ask(what, { except, optional: true, follows: true })];
  },
  resolve(s, here, { to }, ctx) {
    const { discard } = s.table;
    const cards = here.answers.filter((id) => discard.includes(id));
    if (cards.length === 0) noEffect(here, ctx);
    for (const card of cards) {
      takeOut(discard, card);
      fetchTo[to](s, here, card, ctx);
    }
  },
};

const fetchTo = {
  hand(s: State, { play: { seat } }: Here, card: CardId, ctx: Context) {
    playerAt(s.table, seat).hand.push(card);
    markForAll(s.table, seat, card);
    ctx.log({ type: 'fetched', clause: 'CT-15.3', seat, card });
  },
  front(s: State, { play: { seat } }: Here, card: CardId, ctx: Context) {
    enterPlay(s, seat, card, ctx);
  },
  play(s: State, { play: { seat } }: Here, card: CardId, ctx: Context) {
    announce(s, { seat, card, via: 'rewind', answers: [] }, ctx);
  },
};
