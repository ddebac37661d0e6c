import { no } from '@turnpoint/kernel';
import type { EffectOf } from '../../content/index.ts';
import { fitsFilter } from '../board/filter.ts';
import { playerAt } from '../board/lanes.ts';
import { distinct, shows, takeFromVoid, voidSize } from '../board/void.ts';
import type { EffectFrame, Table } from '../types.ts';
import { NONE, type WordRules } from './word.ts';

type Recover = EffectOf<'recover'>;

/** Up to n cards of the own Void to the hand; asked whenever the Void holds a card (TS-17.26). */
export const recover: WordRules<Recover> = {
  ask(t, f, e) {
    if (f.left === 0 || voidSize(playerAt(t, f.seat)) === 0) return null;
    return {
      seat: f.seat,
      kind: 'card',
      options: fitting(t, f, e),
      mayStop: true,
      prompt: 'prompt.recover',
      clause: 'TS-17.26',
    };
  },
  cannot: (t, f, e) => (fitting(t, f, e).length === 0 ? no('TS-16.7', 'why.nothing-in-void') : null),
  run(s, f, e, pick, ctx) {
    if (pick === null) return;
    if (pick === NONE) return ctx.log({ type: 'took-none', clause: 'TS-17.26', seat: f.seat });
    const player = playerAt(s.table, f.seat);
    takeFromVoid(player, pick);
    player.hand.push(pick);
    s.table.moved = true;
    shows(f.seat, ctx);
    ctx.log({ type: 'recovered', clause: 'TS-17.26', seat: f.seat, card: pick });
    ctx.push({ ...f, asked: f.asked + 1, left: (f.left < 0 ? e.n : f.left) - 1 });
  },
};

function fitting(t: Table, f: EffectFrame, { filter }: Recover): number[] {
  const { shown, hidden } = playerAt(t, f.seat);
  return distinct([...shown, ...hidden].filter((card) => fitsFilter(card, filter)));
}
