import type { Base } from '@turnpoint/ui';
import { untrack } from 'svelte';
import type { ChronoTrek } from '../../rules/types.ts';
import type { Flow } from '../flow.svelte.ts';
import { isAlone } from './alone.ts';
import type { Clock } from './clock.svelte.ts';
import type { Orders } from './orders.svelte.ts';

interface Parts {
  readonly flow: Flow;
  readonly orders: Orders;
  readonly clock: Clock;
}

/**
 * The pause: who cannot or does not want to answer passes by itself, after the same time as everybody (R30). Where
 * several persons share the screen only those who asked for it are here, and how soon they go must not tell anything.
 */
export function followPause(base: Base<ChronoTrek>, { flow, orders, clock }: Parts): void {
  $effect.pre(() => {
    if (base.look.step >= 0 && base.props.use === 'play') untrack(() => orders.follow());
  });
  /** Who is asked nothing need not have seen all of the motion: the time runs beside it. */
  const step = $derived(flow.mine && flow.isWindow ? base.look.step : null);
  const now = $derived(base.look.step);
  let latest = -1;
  $effect(() => {
    // Whoever has come back to a pause by undo wants to answer otherwise, whatever they wanted to be asked before.
    const isBack = now < latest;
    latest = now;
    if (step === null) return;
    untrack(() => {
      const isFree = flow.legal.size > 0 && (isBack || orders.wants(flow.reckoned.kinds));
      const isByHand = base.look.view.options.pause === 'by-hand';
      clock.open(flow, !isByHand && isAlone(base.props.players) && !isFree);
    });
    return () => clock.close();
  });
}
