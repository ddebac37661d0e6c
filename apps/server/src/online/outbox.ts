import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Those that hold something. */
let due: Outbox[] = [];

function sendAll(): void {
  const all = due;
  due = [];
  for (const outbox of all) outbox.flush();
}

/** The frames of longer texts count their bytes otherwise. */
const LONGEST = 0xffff;

/**
 * What goes out over one socket until the running turn is done leaves in one piece, a choice's answer with what it has
 * changed: handing a packet to the system costs more than most of what goes into it. Frames of plain ASCII are put together
 * here, as text that Node hands on as it is; `ws` would make two buffers of each.
 */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  #held = '';

  constructor(socket: WebSocket, wire: Duplex) {
    this.#socket = socket;
    this.#wire = wire;
  }

  send(text: string): void {
    if (text.length > LONGEST || Buffer.byteLength(text) !== text.length) {
      // In the order in which they came.
      this.flush();
      this.#socket.send(text);
      return;
    }
    if (this.#held === '' && due.push(this) === 1) process.nextTick(sendAll);
    this.#held += headOf(text.length) + text;
  }

  /** At once. */
  flush(): void {
    const held = this.#held;
    this.#held = '';
    if (held !== '' && this.#socket.readyState === this.#socket.OPEN) this.#wire.write(held, 'latin1');
  }
}

/** Of a whole text message from a server (RFC 6455, 5.2). */
function headOf(length: number): string {
  if (length < 126) return String.fromCharCode(0x81, length);
  return String.fromCharCode(0x81, 126, length >> 8, length & 0xff);
}
