import { no } from '@turnpoint/kernel';
import type { EffectOf } from '../../content/index.ts';
import { playerAt } from '../board/lanes.ts';
import { kindsIn } from '../board/payment.ts';
import type { Table } from '../types.ts';
import { FROM_LINKED, type WordRules } from './word.ts';

/** An opposing cell, Unlinked or Linked, goes face up to its player's Void (TS-17.19). */
export const discardCell: WordRules<EffectOf<'discard cell'>> = {
  ask: (t, f) => ({
    seat: f.seat,
    kind: 'cell',
    options: cellsAgainst(t, f.seat),
    mayStop: false,
    prompt: 'prompt.discard-cell',
    clause: 'TS-17.19',
  }),
  cannot: (t, f) => (cellsAgainst(t, f.seat).length === 0 ? no('TS-16.7', 'why.no-opposing-cell') : null),
  run(s, f, _, pick, ctx) {
    if (pick === null) return;
    const player = playerAt(s.table, 1 - f.seat);
    const card = pick % FROM_LINKED;
    (player[pick >= FROM_LINKED ? 'linked' : 'unlinked'][card] as number)--;
    // One without hold goes first (TS-10.17).
    player.held[card] = Math.min(player.held[card] as number, player.linked[card] as number);
    player.shown.push(card);
    s.table.moved = true;
    ctx.log({ type: 'cell-gone', clause: 'TS-17.19', seat: 1 - f.seat, card });
  },
};

function cellsAgainst(t: Table, seat: number): number[] {
  const { unlinked, linked } = playerAt(t, 1 - seat);
  return [...kindsIn(unlinked), ...kindsIn(linked).map((cell) => cell + FROM_LINKED)];
}
