import { moveArtifact, ownerOf } from '../../board/change.ts';
import { checkVictory } from '../../ending/ending.ts';
import { noEffect } from '../no-effect.ts';
import { ask, type WordOf } from '../word.ts';

/** Both Artifacts change sides together: one change, one victory check (CT-14.21). */
export const culturalExchange: WordOf<'special'> = {
  asks: () => [ask('own-artifact'), ask('other-artifact', { follows: true })],
  resolve(s, here, _effect, ctx) {
    const { seat } = here.play;
    const [mine = '', theirs = ''] = here.answers;
    const other = ownerOf(s.table, theirs);
    if (ownerOf(s.table, mine) !== seat || other < 0) {
      noEffect(here, ctx);
      return;
    }
    moveArtifact(s, mine, seat, other, ctx);
    moveArtifact(s, theirs, other, seat, ctx);
    checkVictory(s, ctx);
  },
};
