import { createHost } from '@turnpoint/host';
import { serve } from '@turnpoint/protocol';
import { catalogue } from './catalogue.ts';
import { DEVICE, deviceChance, deviceTime, tabs } from './device.ts';
import { deviceStorage } from './indexeddb.ts';
import { thoughts } from './thoughts.ts';

/** Holds the matches of this device and answers the page. */
export function host(): void {
  const { door } = createHost({
    catalogue,
    storage: deviceStorage(),
    time: deviceTime,
    chance: deviceChance,
    thinking: thoughts(),
    bus: tabs(),
  });
  serve(door(DEVICE), {
    post: (message) => self.postMessage(message),
    receive: (take) => {
      self.onmessage = ({ data }) => take(data);
    },
  });
}
