import { type Far, farBehind, type NewPort } from './far.ts';
import { LastingPort } from './lasting-port.ts';
import { type After, Reopening } from './reopening.ts';
import type { Channel } from './wire.ts';
import type { FindWords } from './words.ts';

/**
 * The door on the far side of a channel, which may be lost where the near side has a name of its own. With a clock, ports
 * that cannot be opened again at once are tried again. `words` finds what sights of a server leave out.
 */
export function connect(
  channel: Channel,
  client: string | null = null,
  after: After | null = null,
  words: FindWords | null = null,
): Far {
  const newPort: NewPort = (opening, listener) => new LastingPort(opening, listener, words);
  return farBehind(channel, client, newPort, new Reopening(after));
}
