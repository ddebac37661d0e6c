import type { FastifyReply, FastifyServerOptions } from 'fastify';
import { ERRORS } from './errors.ts';
import { writeAnswer } from './raw-answer.ts';
import { headers } from './security-headers.ts';

type Handlers = Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>>;

const STATUS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers to what never becomes a request, and so meets no hook: they carry the same headers as all others. */
export const badRequests: Handlers = {
  frameworkErrors(_error, request, reply) {
    const plain = reply as FastifyReply; // The type of a reply to a route that nobody knows fits no answer at all.
    const { sentence } = ERRORS['bad-address'];
    plain.headers(headers).code(400).send({ error: 'bad-address', sentence, path: request.url });
  },

  clientErrorHandler(error, socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    writeAnswer(socket, STATUS[error.code] ?? 400);
    socket.destroySoon();
  },
};
