import { playerAt } from '../../board/seats.ts';
import { noEffect } from '../no-effect.ts';
import { ask, type WordOf } from '../word.ts';

/** One ID is shown to one player; the others see who looked at whom (R41). */
export const mindMeld: WordOf<'special'> = {
  asks: () => [ask('player')],
  resolve(s, here, _effect, ctx) {
    const { seat } = here.play;
    const at = Number(here.answers[0]);
    const { character } = playerAt(s.table, at);
    if (character === null) {
      noEffect(here, ctx);
      return;
    }
    playerAt(s.table, seat).seen[at] = { character, stale: false };
    ctx.learns([seat]);
    const entry = { type: 'looked', clause: 'CT-R41', seat, at } as const;
    ctx.log({ ...entry, character }, { to: [seat, at], others: { ...entry, character: null } });
  },
};
