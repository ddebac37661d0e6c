import type { Channel } from './wire.ts';

/** The channel that is in use. When it is lost another takes its place, and what still comes from the old one is dropped. */
export class FarLine {
  #channel: Channel;
  readonly #take: (message: unknown) => void;

  constructor(channel: Channel, take: (message: unknown) => void) {
    this.#take = take;
    this.#channel = channel;
    this.use(channel);
  }

  get channel(): Channel {
    return this.#channel;
  }

  use(channel: Channel): void {
    this.#channel = channel;
    channel.receive((message) => {
      if (channel === this.#channel) this.#take(message);
    });
  }

  post(message: unknown): void {
    this.#channel.post(message);
  }
}
