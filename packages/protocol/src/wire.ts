import type { Changes } from './changes/sent.ts';

/**
 * A door across a channel that carries JSON in order: a worker's messages, a socket. `connect` stands on the near side,
 * `serve` on the far side.
 */
export interface Channel {
  post(message: unknown): void;
  /** Called with each message of the other side. */
  receive(take: (message: unknown) => void): void;
}

/** What a call is made on: the door itself, one of its standing ports, or an opened port by its number. */
export type Target = 'door' | 'library' | 'review' | 'lobby' | number;

export interface Call {
  readonly call: number;
  readonly on: Target;
  readonly verb: string;
  readonly args: readonly unknown[];
}

export type Reply =
  | { readonly call: number; readonly ok: true; readonly value: unknown }
  | { readonly call: number; readonly ok: false; readonly code: string; readonly error: string };

/** Pushed to an opened port. */
export type Push =
  | { readonly port: number; readonly sight: unknown }
  /** The changes of a sight since the one before. A list, for it is what is sent most. */
  | readonly [port: number, ...changes: Changes]
  /** A list where it is changes. */
  | { readonly port: number; readonly company: object | Changes }
  | { readonly port: number; readonly talk: unknown }
  | { readonly port: number; readonly fault: string };

/** What a socket is opened with by who understands changes without words; who does not offer it gets everything whole. */
export const IN_CHANGES = 'turnpoint.changes.4';
