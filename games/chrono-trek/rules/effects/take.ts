import { moveArtifact, ownerOf } from '../board/change.ts';
import { checkVictory } from '../ending/ending.ts';
import { noEffect } from './no-effect.ts';
import { ask, type WordOf } from './word.ts';

/** Artifacts of other players, one after the other; a win after the first comes before the second (R8). */
export const take: WordOf<'take'> = {
  asks: ({ upTo }) =>
    upTo === 1
      ? [ask('other-artifact')]
      : [ask('other-artifact', { optional: true }), ask('other-artifact', { optional: true, follows: true })],
  resolve(s, here, _effect, ctx) {
    const { seat } = here.play;
    const wanted = here.answers.filter((id) => ownerOf(s.table, id) >= 0);
    if (wanted.length === 0) noEffect(here, ctx);
    for (const id of wanted) {
      moveArtifact(s, id, ownerOf(s.table, id), seat, ctx);
      if (checkVictory(s, ctx)) return;
    }
  },
};
