import type { Bus } from '@turnpoint/host';

/** One process hears itself: a host knows its own changes, so nothing has to be told. */
export function ownBus(): Bus {
  return { tell: () => {}, hear: () => {} };
}
