import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { Outbox } from '../src/online/outbox.ts';

const turn = () => new Promise((next) => setImmediate(next));
const headers = {
  upgrade: 'websocket',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-version': '13',
};

/** A socket as the server has it, and what the system is handed from then on, piece by piece. */
async function opened() {
  const written: string[] = [];
  const wire = new Duplex({
    read() {},
    writev(chunks, done) {
      written.push(Buffer.concat(chunks.map(({ chunk }) => chunk)).toString('latin1'));
      done();
    },
  });
  const server = new WebSocketServer({ noServer: true });
  const request = { method: 'GET', headers } as unknown as IncomingMessage;
  const socket = await new Promise<WebSocket>((enter) => server.handleUpgrade(request, wire, Buffer.alloc(0), enter));
  written.length = 0;
  return { written, socket, outbox: new Outbox(socket, wire) };
}

test('what is sent within one turn leaves in one piece, each message in a frame of its own and in its turn', async () => {
  const { written, outbox } = await opened();
  outbox.send('{"call":1}');
  outbox.send('grün');
  outbox.send('x'.repeat(300));
  expect(written).toEqual([]);
  await turn();
  expect(written).toEqual([`\x81\x0a{"call":1}\x81\x05gr\xc3\xbcn\x81\x7e\x01\x2c${'x'.repeat(300)}`]);
  outbox.send('next');
  await turn();
  expect(written[1]).toBe('\x81\x04next');
});

test('what is held leaves at once where somebody is about to hang up, and nothing after', async () => {
  const { written, outbox, socket } = await opened();
  outbox.send('last');
  outbox.flush();
  expect(written).toEqual(['\x81\x04last']);
  socket.close(1012);
  outbox.send('late');
  await turn();
  expect(written).toEqual(['\x81\x04last', '\x88\x02\x03\xf4']);
});
