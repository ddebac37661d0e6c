import { type Far, farBehind } from './far.ts';
import { NearPort } from './near-port.ts';
import type { Channel } from './wire.ts';
import type { Wording } from './words.ts';

/** The same where the far side is on this device: its channel is never lost, and it pushes whole sights. */
export function connectHere(channel: Channel): Far & Wording {
  return farBehind(channel, null, (opening, listener) => new NearPort(opening, listener));
}
