import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { headers } from './security-headers.ts';

/** The last answer on a connection that never became a request: with the same headers as all others. */
export function writeAnswer(socket: Duplex, status: number, told: object | null = null): void {
  const body = told === null ? '' : JSON.stringify(told);
  const own = told !== null && { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  const lines = { ...headers, ...own, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
}
