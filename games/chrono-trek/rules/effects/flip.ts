import { type CardType, type Index, LINCHPINS, typeOf } from '../../content/index.ts';
import { isAltered, mark } from '../board/board.ts';
import { alteredLinchpins, flip as flipLinchpins } from '../board/change.ts';
import { playerAt } from '../board/seats.ts';
import type { Clause } from '../clauses.ts';
import { noEffect } from './no-effect.ts';
import { ask, type WordOf } from './word.ts';

/** What lets a player flip a Linchpin of choice; any other card does so by its text (CT-9.1). */
const CLAUSES: Partial<Record<CardType, Clause>> = { inverter: 'CT-8.1', assignment: 'CT-11.2' };

/** Linchpins only, either way (CT-5.1, 5.2). */
export const flip: WordOf<'flip'> = {
  asks: ({ which }) => (which === 'chosen' ? [ask('linchpin')] : []),
  resolve(s, here, { which }, ctx) {
    if (which === 'chosen') {
      const index = here.answers[0] as Index;
      const { seat, card } = here.play;
      playerAt(s.table, seat).deeds.push(mark(index, !isAltered(s.table, index)));
      flipLinchpins(s, [index], CLAUSES[typeOf(card)] ?? 'CT-9.1', ctx);
    } else if (which === 'random') {
      flipLinchpins(s, [LINCHPINS[ctx.int(LINCHPINS.length)] as Index], 'CT-R45', ctx);
    } else {
      const altered = alteredLinchpins(s.table);
      if (altered.length > 0) flipLinchpins(s, altered, 'CT-14.21', ctx);
      else noEffect(here, ctx);
    }
  },
};
