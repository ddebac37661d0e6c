import { type Index, LINCHPINS } from '../../content/index.ts';
import { isAltered, mark } from '../board.ts';
import { alteredLinchpins, flip as flipLinchpins } from '../change.ts';
import { playerAt } from '../seats.ts';
import { ask, type WordOf } from './word.ts';

/** Linchpins only, either way (CT-5.1, 5.2). */
export const flip: WordOf<'flip'> = {
  asks: ({ which }) => (which === 'chosen' ? [ask('linchpin')] : []),
  resolve(s, { play, answers }, { which }, ctx) {
    if (which === 'chosen') {
      const index = answers[0] as Index;
      playerAt(s.table, play.seat).deeds.push(mark(index, !isAltered(s.table, index)));
      flipLinchpins(s, [index], 'CT-8.1', ctx);
    } else if (which === 'random') {
      flipLinchpins(s, [LINCHPINS[ctx.int(LINCHPINS.length)] as Index], 'CT-R45', ctx);
    } else {
      const altered = alteredLinchpins(s.table);
      if (altered.length > 0) flipLinchpins(s, altered, 'CT-14.21', ctx);
      else ctx.log({ type: 'no-effect', clause: 'CT-9.6', card: play.card });
    }
  },
};
