import { moveArtifact, ownerOf } from '../../change.ts';
import { checkVictory } from '../../victory.ts';
import { ask, type WordOf } from '../word.ts';

/** Both Artifacts change sides together: one change, one victory check (CT-14.21). */
export const culturalExchange: WordOf<'special'> = {
  asks: () => [ask('own-artifact'), ask('other-artifact', { follows: true })],
  resolve(s, { play: { seat, card }, answers }, _effect, ctx) {
    const [mine = '', theirs = ''] = answers;
    const other = ownerOf(s.table, theirs);
    if (ownerOf(s.table, mine) !== seat || other < 0) {
      ctx.log({ type: 'no-effect', clause: 'CT-9.6', card });
      return;
    }
    moveArtifact(s, mine, seat, other, ctx);
    moveArtifact(s, theirs, other, seat, ctx);
    checkVictory(s, ctx);
  },
};
