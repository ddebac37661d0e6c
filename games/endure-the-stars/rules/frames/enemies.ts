import { automatic } from '@turnpoint/kernel';
import { RANKS } from '../../content/index.ts';
import { onPhaseEnd, onPhaseStart } from '../effects/mission/hooks.ts';
import type { Endure, Frame } from '../types.ts';

/** ETS-11.2: all states are fixed before any enemy moves; then by rank, tokens last (ETS-11.8, 11.9). */
export const enemies = automatic<Endure, 'enemies'>(({ table: t }, _frame, _picks, ctx) => {
  t.phase = 'enemies';
  t.active = null;
  ctx.log({ type: 'phase', clause: 'ETS-3.1', phase: 'enemies' });
  const ranks = Array.from({ length: RANKS }, (_, rank): Frame => ({ kind: 'rank', rank }));
  ctx.push(...onPhaseStart(t, 'enemy'), { kind: 'minds' }, ...ranks, { kind: 'tokens' }, ...onPhaseEnd(t, 'enemy'), {
    kind: 'resolution',
  });
});
