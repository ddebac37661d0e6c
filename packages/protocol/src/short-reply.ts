import type { Answer } from './sight.ts';
import type { Push, Reply } from './wire.ts';

/** A choice that is done: the answer that is sent most, where the other side understands changes. No port has the number 0. */
export type ShortReply = readonly [nobody: 0, call: number];

const DONE: Answer = { kind: 'done' };

/** As it is sent. */
export function shortened(message: Reply | Push): Reply | Push | ShortReply {
  return 'call' in message && message.ok && isDone(message.value) ? [0, message.call] : message;
}

/** As it was before. */
export function inFull(message: Reply | Push | ShortReply): Reply | Push {
  return Array.isArray(message) && message[0] === 0
    ? { call: message[1] as number, ok: true, value: DONE }
    : (message as Reply | Push);
}

function isDone(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value as Partial<Answer>).kind === 'done';
}
