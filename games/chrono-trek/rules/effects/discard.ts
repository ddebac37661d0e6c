import { discardArtifact, ownerOf } from '../board/change.ts';
import { effectAt } from '../state/frames.ts';
import { noEffect } from './no-effect.ts';
import { ask, type WordOf } from './word.ts';

/** An Artifact in play goes to the discard pile; what hangs on it follows only then. */
export const discard: WordOf<'discard'> = {
  asks: ({ whose, class: kind }) => [ask(whose === 'own' ? 'own-artifact' : 'other-artifact', { class: kind })],
  resolve(s, here, { next }, ctx) {
    const [artifact = ''] = here.answers;
    const owner = ownerOf(s.table, artifact);
    if (owner < 0) {
      noEffect(here, ctx);
      return;
    }
    if (next !== null) ctx.push(effectAt(`${here.at}.next`));
    discardArtifact(s, artifact, owner, ctx);
  },
};
