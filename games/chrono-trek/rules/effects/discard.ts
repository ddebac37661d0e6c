import { discardArtifact, ownerOf } from '../board/change.ts';
import { noEffect } from './no-effect.ts';
import { partFrame } from './part.ts';
import { ask, type WordOf } from './word.ts';

/** An Artifact in play goes to the discard pile; what hangs on it follows only then. */
export const discard: WordOf<'discard'> = {
  asks: ({ whose, class: kind }) => [ask(whose === 'own' ? 'own-artifact' : 'other-artifact', { class: kind })],
  resolve(s, here, { parts }, ctx) {
    const [artifact = ''] = here.answers;
    const owner = ownerOf(s.table, artifact);
    if (owner < 0) {
      noEffect(here, ctx);
      return;
    }
    if (parts.next !== undefined) ctx.push(partFrame(here.at, 'next'));
    discardArtifact(s, artifact, owner, ctx);
  },
};
