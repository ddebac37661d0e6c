import type { Receipt } from './door.ts';
import type { FarLine } from './far-line.ts';
import { FarFault } from './refused.ts';
import type { Call, Reply, Target } from './wire.ts';

interface Waiting {
  readonly call: Call;
  resolve(value: unknown): void;
  reject(fault: Error): void;
}

/** They carry receipts. */
const CHANGES: readonly string[] = ['choose', 'undo'];
/** Made twice, these would be two things: who called looks whether there is one. */
const ONCE: readonly string[] = ['create', 'import', 'branch', 'solve', 'open', 'say', 'vote', 'holiday'];

/** The calls of the near side that wait for their answers. */
export class FarCalls {
  readonly #line: FarLine;
  readonly #client: string | null;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  #broken: string | null = null;

  constructor(line: FarLine, client: string | null) {
    this.#line = line;
    this.#client = client;
  }

  next(): number {
    return ++this.#calls;
  }

  call<X>(on: Target, verb: string, args: readonly unknown[]): Promise<X> {
    return this.send({ call: this.next(), on, verb, args });
  }

  send<X>(call: Call): Promise<X> {
    if (this.#broken !== null) return Promise.reject(new Error(this.#broken));
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(call.call, { call, resolve, reject });
      this.#line.post(call);
    }) as Promise<X>;
  }

  /** False when nobody waits for this answer. It comes after what `before` gives for what was called. */
  answer(reply: Reply, before: (on: Target) => Promise<void> | null): boolean {
    const caller = this.#waiting.get(reply.call);
    if (caller === undefined) return false;
    this.#waiting.delete(reply.call);
    if (!reply.ok) caller.reject(new FarFault(reply));
    else caller.resolve(before(caller.call.on)?.then(() => reply.value) ?? reply.value);
    return true;
  }

  sendAgain(): void {
    for (const each of [...this.#waiting.values()]) this.#sendAgain(each);
  }

  fail(sentence: string): void {
    this.#broken = sentence;
    for (const { reject } of this.#waiting.values()) reject(new Error(sentence));
    this.#waiting.clear();
  }

  #sendAgain({ call, resolve, reject }: Waiting): void {
    // What opens ports and sets their tempo is sent with them.
    if (call.on === 'door') return;
    if (call.verb === 'close') {
      // The far side closes what was open when it loses a channel.
      this.#waiting.delete(call.call);
      resolve(null);
    } else if (ONCE.includes(call.verb)) {
      this.#waiting.delete(call.call);
      reject(new Error('the connection was lost: look whether it was done before you try again'));
    } else if (this.#client !== null && CHANGES.includes(call.verb)) {
      const receipt = call.args.at(-1) as Receipt;
      this.#line.post({ ...call, args: [...call.args.slice(0, -1), { ...receipt, again: true }] });
    } else this.#line.post(call);
  }
}
