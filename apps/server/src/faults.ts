import { Refused } from '@turnpoint/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { type ErrorCode, refuse } from './errors.ts';

const BY_STATUS: Readonly<Record<number, ErrorCode>> = { 413: 'too-large', 429: 'too-many-calls' };

/** What is refused is told with its code; what goes wrong is noted here, and told without its details. */
export function faults(app: FastifyInstance): void {
  app.setErrorHandler((fault: FastifyError | Refused, request, reply) => {
    if (fault instanceof Refused) return refuse(reply, fault.code, fault.message);
    const status = fault.statusCode ?? 500;
    if (status < 500) return refuse(reply, BY_STATUS[status] ?? 'bad-request');
    request.log.error({ err: fault }, 'fault');
    return refuse(reply, 'fault');
  });
}
