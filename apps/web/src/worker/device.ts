import type { Bus, Chance, Time } from '@turnpoint/host';
import { randomHex, randomId } from '../random.ts';

/** Whoever sits at this device: all persons of its matches share it. */
export const DEVICE = 'device';

export const deviceTime: Time = {
  now: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

export const deviceChance: Chance = {
  /** 256 bits from the machine's own source: nobody can try all seeds against a seal. */
  seed: () => randomHex(32),
  id: randomId,
};

/** Other tabs have hosts of their own on the same storage. */
export function tabs(): Bus {
  const channel = new BroadcastChannel('turnpoint');
  return {
    tell: (match) => channel.postMessage(match),
    hear(listener) {
      channel.onmessage = ({ data }) => listener(String(data));
    },
  };
}
