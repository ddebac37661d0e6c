import { no, only, type Seat } from '@turnpoint/kernel';
import { cardOf, type Index, typeOf } from '../../content/index.ts';
import { isTrue } from '../board/board.ts';
import { placeFracture } from '../board/change.ts';
import { outOfHand, titlesIn } from '../board/hands.ts';
import { playerAt } from '../board/seats.ts';
import { factOf } from '../refusals/facts.ts';
import { notInHand } from '../refusals/play.ts';
import type { CardId, Choice, Ruling, Table } from '../types.ts';
import { noEffect } from './no-effect.ts';
import type { WordOf } from './word.ts';

function fits(t: Table, card: CardId): boolean {
  return typeOf(card) === 'fracture' && isTrue(t, cardOf(card).spot as Index);
}

function fitting(t: Table, seat: Seat): CardId[] {
  return titlesIn(playerAt(t, seat).hand).filter((card) => fits(t, card));
}

/** A Fracture goes to its spot if its condition is true, and otherwise to the discard pile (CT-12.1 to 12.4). */
export const place: WordOf<'place'> = {
  question: {
    deciders: (_s, { play: { seat } }, { from }) => (from === 'hand' ? only(seat) : []),
    prompt: () => ({ key: 'prompt.fracture' }),
    choices: ({ table }, _here, seat) => choices(table, seat),
    refuse: ({ table }, _here, seat, choice) => refuse(table, seat, choice),
  },
  resolve(s, here, { from }, ctx, [choice]) {
    const { seat, card } = here.play;
    if (from === 'itself') {
      if (fits(s.table, card)) {
        s.table.playing.pop();
        placeFracture(s, seat, card, ctx);
      } else ctx.log({ type: 'fracture-fails', clause: 'CT-12.4', seat, card });
    } else if (choice?.kind === 'fracture') {
      ctx.learns(s.table.players.map((_, each) => each));
      outOfHand(s.table, seat, choice.card);
      placeFracture(s, seat, choice.card, ctx);
    } else {
      ctx.learns(s.table.players.map((_, each) => each));
      noEffect(here, ctx, 'CT-12.19');
    }
  },
};

/** R43, R54: one must be placed if one fits; the question is put even when none does. */
function choices(t: Table, seat: Seat): Choice[] {
  const cards = fitting(t, seat);
  return cards.length === 0 ? [{ kind: 'none-fits' }] : cards.map((card) => ({ kind: 'fracture', card }));
}

function refuse(t: Table, seat: Seat, choice: unknown): Ruling {
  const { kind, card } = (choice ?? {}) as { kind?: unknown; card?: unknown };
  if (kind === 'none-fits') return no('CT-12.19', 'why.fracture-fits');
  if (kind !== 'fracture') return no('CT-R43', 'why.place-or-none');
  if (typeof card !== 'string' || !playerAt(t, seat).hand.includes(card)) return notInHand('CT-12.19', card);
  if (typeOf(card) !== 'fracture') return no('CT-12.19', 'why.no-fracture', factOf(card));
  return no('CT-12.3', 'why.condition-false', factOf(card));
}
