import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/**
 * What goes out over one socket until the running turn is done leaves in one piece, a choice's answer with what it has
 * changed: handing a packet to the system costs more than most of what goes into it.
 */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  #holds = false;

  constructor(socket: WebSocket, wire: Duplex) {
    this.#socket = socket;
    this.#wire = wire;
  }

  send(text: string): void {
    if (!this.#holds) {
      this.#holds = true;
      this.#wire.cork();
      process.nextTick(() => this.flush());
    }
    this.#socket.send(text);
  }

  /** At once. */
  flush(): void {
    if (!this.#holds) return;
    this.#holds = false;
    this.#wire.uncork();
  }
}
