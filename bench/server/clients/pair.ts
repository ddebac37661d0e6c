import type WebSocket from 'ws';
import { recorded } from '../the-match.ts';

/** Two sockets at one match. */
export interface Pair {
  /** A new match, which both see. */
  begin(): Promise<void>;
  /** Fulfilled when both have heard of the choice with this number. */
  choose(step: number): Promise<void>;
}

export interface Served {
  readonly port: number;
  readonly cookies?: readonly string[];
}

/** What came in, over all sockets. */
export const heard = { bytes: 0, messages: 0 };

/** The text of what came; what is not text is only counted. */
export function count(data: unknown): string {
  const text = data instanceof ArrayBuffer ? '' : String(data);
  heard.bytes += data instanceof ArrayBuffer ? data.byteLength : text.length;
  heard.messages++;
  return text;
}

/** Waits until both have reached a step. */
export class Both {
  readonly #at = [-1, -1];
  #waiting: { step: number; resolve: () => void } | null = null;

  reach(seat: number, step: number): void {
    this.#at[seat] = step;
    if (this.#waiting !== null && this.#at.every((at) => at >= (this.#waiting?.step ?? 0))) {
      const { resolve } = this.#waiting;
      this.#waiting = null;
      resolve();
    }
  }

  until(step: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting = { step, resolve };
    return promise;
  }

  forget(): void {
    this.#at.fill(-1);
  }
}

export const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

export const choiceAt = (step: number) => recorded[step] as (typeof recorded)[number];
