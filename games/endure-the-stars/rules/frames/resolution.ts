import { automatic } from '@turnpoint/kernel';
import { endEvent } from '../effects/event.ts';
import { onRoundEnd } from '../effects/mission/hooks.ts';
import type { Endure } from '../types.ts';

/** ETS-14.4: the order of the phase. */
export const resolution = automatic<Endure, 'resolution'>(({ table: t }, _frame, _picks, ctx) => {
  t.phase = 'resolution';
  ctx.log({ type: 'phase', clause: 'ETS-3.1', phase: 'resolution' });
  endEvent(t, ctx);
  ctx.push(
    { kind: 'notice' },
    { kind: 'event' },
    { kind: 'notice' },
    { kind: 'hush' },
    ...onRoundEnd(t),
    { kind: 'round-end' },
    { kind: 'notice' },
    { kind: 'pass-token' },
  );
});
