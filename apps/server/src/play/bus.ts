import type { Bus } from '@turnpoint/host';

/** A bus that can be left. */
export type OpenBus = Bus & { close(): Promise<void> };

/** One process hears itself: a host knows its own changes, so nothing has to be told. */
export function ownBus(): OpenBus {
  return { tell: () => {}, hear: () => {}, close: async () => {} };
}
