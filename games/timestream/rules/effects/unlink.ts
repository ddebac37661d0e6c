import { no } from '@turnpoint/kernel';
import type { EffectOf } from '../../content/index.ts';
import { playerAt } from '../board/lanes.ts';
import { countCells, kindsIn } from '../board/payment.ts';
import { NONE, type WordRules } from './word.ts';

/** Up to n, one at a time; a held one of a kind first (TS-10.17). Power-linked cells are not eligible (TS-17.12). */
export const unlink: WordRules<EffectOf<'unlink'>> = {
  ask(t, f) {
    const { linked } = playerAt(t, f.seat);
    if (f.left === 0 || countCells(linked) === 0) return null;
    return {
      seat: f.seat,
      kind: 'linked',
      options: kindsIn(linked),
      mayStop: true,
      prompt: 'prompt.unlink',
      clause: 'TS-17.12',
    };
  },
  cannot: (t, f) => (countCells(playerAt(t, f.seat).linked) === 0 ? no('TS-16.7', 'why.nothing-linked') : null),
  run(s, f, { n }, pick, ctx) {
    if (pick === null || pick === NONE) return;
    const player = playerAt(s.table, f.seat);
    (player.linked[pick] as number)--;
    (player.unlinked[pick] as number)++;
    if ((player.held[pick] as number) > 0) (player.held[pick] as number)--;
    ctx.log({ type: 'unlinks', clause: 'TS-17.12', seat: f.seat, card: pick });
    const left = (f.left < 0 ? n : f.left) - 1;
    ctx.push({ ...f, asked: f.asked + 1, left });
  },
};
