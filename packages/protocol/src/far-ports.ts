import type { Changes } from './changes/sent.ts';
import type { FarCalls } from './far-calls.ts';
import type { FarLine } from './far-line.ts';
import type { NearPort } from './near-port.ts';
import type { Reopening } from './reopening.ts';
import type { Push, Reply, Target } from './wire.ts';

/** The opened ports on the near side, by their numbers. */
export class FarPorts {
  readonly #line: FarLine;
  readonly #calls: FarCalls;
  readonly #reopening: Reopening;
  readonly #open = new Map<number, NearPort>();

  constructor(line: FarLine, calls: FarCalls, reopening: Reopening) {
    this.#line = line;
    this.#calls = calls;
    this.#reopening = reopening;
  }

  at(number: number): NearPort | undefined {
    return this.#open.get(number);
  }

  add(number: number, port: NearPort): void {
    this.#open.set(number, port);
  }

  end(number: number): void {
    this.#open.get(number)?.end();
    this.#open.delete(number);
  }

  /** What was called on a port is answered after its listener has heard what came before. */
  readonly heard = (on: Target): Promise<void> | null =>
    typeof on === 'number' ? (this.#open.get(on)?.heard() ?? null) : null;

  take(push: Push): void {
    const number = 'port' in push ? push.port : push[0];
    const port = this.#open.get(number);
    if (port === undefined) return;
    if (!('port' in push)) this.#change(number, port, 'sight', push.slice(1));
    else if ('sight' in push) port.take(push.sight);
    else if ('company' in push && Array.isArray(push.company)) this.#change(number, port, 'company', push.company);
    else if ('company' in push) port.company(push.company);
    else if ('talk' in push) port.talk(push.talk);
    else port.fault(push.fault);
  }

  /** The answer where a port was open and is opened again: nobody waits for it. */
  reopened(reply: Reply): void {
    const own = this.#line.channel;
    for (const [number, port] of this.#open) {
      if (port.number !== reply.call) continue;
      const again = () => {
        // On another line it is opened anyway.
        if (own === this.#line.channel && this.#open.get(number) === port) this.#line.post(port.again());
      };
      if (reply.ok) this.#reopening.succeeded(number);
      else if (!this.#reopening.tries(number, reply.code, again)) port.fault(reply.error);
    }
  }

  openAgain(): void {
    for (const port of this.#open.values()) this.#line.post(port.again());
  }

  fault(sentence: string): void {
    for (const port of this.#open.values()) port.fault(sentence);
  }

  /** Where changes do not fit what is here, the port is opened anew: then everything comes. */
  #change(number: number, port: NearPort, what: 'sight' | 'company', changes: Changes): void {
    if (port.change(what, changes)) return;
    this.#line.post({ call: this.#calls.next(), on: number, verb: 'close', args: [] });
    this.#line.post(port.again());
  }
}
