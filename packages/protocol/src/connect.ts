import { type Far, farBehind } from './far.ts';
import { LastingPort } from './lasting-port.ts';
import type { Channel } from './wire.ts';

/** The door on the far side of a channel, which may be lost where the near side has a name of its own. */
export function connect(channel: Channel, client: string | null = null): Far {
  return farBehind(channel, client, (opening, listener) => new LastingPort(opening, listener));
}
