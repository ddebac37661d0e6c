import { REFUSALS, type RefusalCode } from '@turnpoint/protocol';
import type { FastifyReply } from 'fastify';

export interface Told {
  readonly status: number;
  readonly sentence: string;
}

/** What the server itself refuses. */
const OWN = {
  'bad-address': { status: 400, sentence: 'this address cannot be read' },
  'bad-call': { status: 400, sentence: 'this message is no call' },
  'bad-passkey': { status: 400, sentence: 'this passkey is not known here, or was used too late' },
  'bad-request': { status: 400, sentence: 'this request cannot be read' },
  'options-refused': { status: 409, sentence: 'the rules do not allow these options' },
  'no-session': { status: 401, sentence: 'you have no name here yet' },
  'missing-scope': { status: 403, sentence: 'this token may not do that' },
  'foreign-origin': { status: 403, sentence: 'only pages of this site may ask for that' },
  'no-such-token': { status: 404, sentence: 'you have no such token' },
  'not-found': { status: 404, sentence: 'there is nothing at this address' },
  'too-large': { status: 413, sentence: 'this is too large' },
  'too-many-calls': { status: 429, sentence: 'too many calls: wait a moment' },
  'too-many-guests': { status: 429, sentence: 'too many guests come from this address: wait a moment' },
  'too-many-tokens': { status: 429, sentence: 'you have too many tokens: remove one first' },
  'too-many-sockets': { status: 429, sentence: 'too many connections are open' },
  fault: { status: 500, sentence: 'something went wrong here, and it was noted' },
  draining: { status: 503, sentence: 'this server is closing: come again at once, another one answers' },
  'not-ready': { status: 503, sentence: 'this server cannot reach its database' },
} as const satisfies Record<string, Told>;

/** The status of all that hosts and doors refuse. */
const STATUS: Readonly<Record<RefusalCode, number>> = {
  'no-such-match': 404,
  'no-such-table': 404,
  'no-such-game': 404,
  'no-such-call': 404,
  'no-such-place': 404,
  'no-such-step': 404,
  'no-such-level': 404,
  'not-your-seat': 403,
  'not-over': 409,
  'not-owner': 403,
  'no-solver': 404,
  'nothing-follows': 409,
  'chain-torn': 410,
  'deal-gone': 410,
  'options-gone': 410,
  'bad-name': 400,
  'bad-seal': 400,
  'bad-deck': 400,
  'bad-record': 400,
  'bad-study': 400,
  'place-taken': 409,
  'name-taken': 409,
  'has-begun': 409,
  'is-complete': 409,
  'nothing-dealt': 409,
  'no-place': 403,
  'kept-waiting': 429,
  'wrong-part': 400,
  'sit-first': 409,
  'terms-changed': 409,
  'hands-hidden': 403,
  'called-off': 410,
  'one-device': 409,
  'bad-line': 400,
  'too-much-talk': 429,
  'no-holiday': 409,
  'bad-orders': 400,
  'no-window': 409,
  'cannot-vote': 409,
  'can-be-opened': 409,
  'went-on': 409,
  'too-many-matches': 429,
  'too-many-ports': 429,
  'port-open': 409,
  'port-closed': 410,
};

export type ErrorCode = keyof typeof OWN | RefusalCode;

/** Every way in which something can be refused: its code, its status over HTTP and a sentence for a person. */
export const ERRORS = {
  ...OWN,
  ...Object.fromEntries(
    Object.entries(REFUSALS).map(([code, sentence]) => [code, { status: STATUS[code as RefusalCode], sentence }]),
  ),
} as Readonly<Record<ErrorCode, Told>>;

export function refuse(reply: FastifyReply, code: ErrorCode, sentence: string = ERRORS[code].sentence): FastifyReply {
  return reply.code(ERRORS[code].status).header('cache-control', 'no-store').send({ error: code, sentence });
}
