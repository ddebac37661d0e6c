import { discardArtifact, ownerOf } from '../change.ts';
import { effectAt } from '../frame.ts';
import { ask, type WordOf } from './word.ts';

/** An Artifact in play goes to the discard pile; what hangs on it follows only then. */
export const discard: WordOf<'discard'> = {
  asks: ({ whose, class: kind }) => [ask(whose === 'own' ? 'own-artifact' : 'other-artifact', { class: kind })],
  resolve(s, { at, play, answers }, { next }, ctx) {
    const [artifact = ''] = answers;
    const owner = ownerOf(s.table, artifact);
    if (owner < 0) {
      ctx.log({ type: 'no-effect', clause: 'CT-9.6', card: play.card });
      return;
    }
    if (next !== null) ctx.push(effectAt(`${at}.next`));
    discardArtifact(s, artifact, owner, ctx);
  },
};
