import type { FastifyReply } from 'fastify';

/** Every way in which a request can be refused: its code, the status of the answer and a sentence for a person. */
export const ERRORS = {
  'no-session': { status: 401, sentence: 'You have no name here yet.' },
  'foreign-origin': { status: 403, sentence: 'Only pages of this site may ask for that.' },
  'bad-name': { status: 400, sentence: 'A name has 1 to 24 characters.' },
  'too-many-sockets': { status: 429, sentence: 'This person has too many connections open.' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

export function refuse(reply: FastifyReply, code: ErrorCode): FastifyReply {
  const { status, sentence } = ERRORS[code];
  return reply.code(status).header('cache-control', 'no-store').send({ error: code, sentence });
}
