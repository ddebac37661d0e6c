import { connectHere, type Door } from '@turnpoint/protocol';
import { isOnline, server } from './online.svelte.ts';

const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });

/** The device's own host, in its worker. The page knows nothing of it but this door. */
export const door = connectHere({
  // Svelte's state is made of proxies, which cannot be sent; everything here is JSON.
  post: (message) => worker.postMessage(JSON.parse(JSON.stringify(message))),
  receive: (take) => {
    worker.onmessage = ({ data }) => take(data);
  },
});

worker.onerror = () => door.fail('the part of the page that holds your matches could not be loaded');

/** Where a match is held: on this device, or on the server. Whoever plays it notices no difference. */
export function doorOf(match: string): Door {
  return isOnline(match) ? server : door;
}
