import { automatic } from '@turnpoint/kernel';
import { survivorAt } from '../board/crew/crew.ts';
import { isVanished } from '../board/kit/values.ts';
import { actionsPulling } from '../effects/mission/captive.ts';
import { onTurnStart } from '../effects/mission/hooks.ts';
import type { Endure, Frame } from '../types.ts';

/** ETS-10.3: what comes before the first action, in this order. */
export const turn = automatic<Endure, 'turn'>(({ table: t }, { who }, _picks, ctx) => {
  survivorAt(t, who).isLoud = false;
  t.active = who;
  // ETS-R83: whoever has her in sight sees her again from now on.
  const comesBack: Frame[] = isVanished(t, who) ? [{ kind: 'notice' }] : [];
  t.lasting = t.lasting.filter((lasting) => lasting.who !== who || lasting.until !== 'turn');
  ctx.log({ type: 'turn', clause: 'ETS-3.2', who });
  const base = actionsPulling(t, who, ctx);
  ctx.push(
    ...comesBack,
    ...onTurnStart(t, who),
    { kind: 'wound', who },
    { kind: 'power', who },
    base === null ? { kind: 'ready', who } : { kind: 'ready', who, base },
    { kind: 'act', who },
    { kind: 'end-turn', who },
  );
});
