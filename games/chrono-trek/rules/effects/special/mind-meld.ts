import { playerAt } from '../../seats.ts';
import { ask, type WordOf } from '../word.ts';

/** One ID is shown to one player; the others see who looked at whom (R41). */
export const mindMeld: WordOf<'special'> = {
  asks: () => [ask('player')],
  resolve(s, { play: { seat, card }, answers }, _effect, ctx) {
    const at = Number(answers[0]);
    const { character } = playerAt(s.table, at);
    if (character === null) {
      ctx.log({ type: 'no-effect', clause: 'CT-9.6', card });
      return;
    }
    playerAt(s.table, seat).seen[at] = { character, stale: false };
    ctx.learns([seat]);
    const entry = { type: 'looked', clause: 'CT-R41', seat, at } as const;
    ctx.log({ ...entry, character }, { to: [seat, at], others: { ...entry, character: null } });
  },
};
