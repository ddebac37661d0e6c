import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Outbox } from '../src/online/outbox.ts';

const turn = () => new Promise((next) => setImmediate(next));

/** A socket whose own messages stand on the wire as `<text>`, and what was written, piece by piece. */
function opened() {
  const wire = new PassThrough();
  const written: string[] = [];
  wire.on('data', (data: Buffer) => written.push(data.toString('latin1')));
  const socket = { readyState: 1, OPEN: 1, send: (text: string) => wire.write(`<${text.slice(0, 4)}>`) };
  return { written, socket, outbox: new Outbox(socket as unknown as WebSocket, wire) };
}

test('what is sent within one turn leaves in one piece, each message in a frame of its own', async () => {
  const { written, outbox } = opened();
  outbox.send('{"call":1}');
  outbox.send('x'.repeat(300));
  expect(written).toEqual([]);
  await turn();
  expect(written).toEqual([`\x81\x0a{"call":1}\x81\x7e\x01\x2c${'x'.repeat(300)}`]);
});

test('the limits of a frame', async () => {
  for (const [length, head] of [
    [125, '\x81\x7d'],
    [126, '\x81\x7e\x00\x7e'],
    [65_535, '\x81\x7e\xff\xff'],
  ] as const) {
    const { written, outbox } = opened();
    outbox.send('y'.repeat(length));
    await turn();
    expect(written.join('')).toBe(head + 'y'.repeat(length));
  }
});

test('what is not ASCII or longer goes through the socket, in its turn', async () => {
  const { written, outbox } = opened();
  for (const text of ['a', 'grün', 'b', 'z'.repeat(65_536), '\u2603', 'c']) outbox.send(text);
  await turn();
  expect(written.join('')).toBe('\x81\x01a<grün>\x81\x01b<zzzz><\xe2\x98\x83>\x81\x01c'.replace('ü', '\xc3\xbc'));
});

test('what is held leaves at once where somebody is about to hang up, and never after', async () => {
  const { written, outbox, socket } = opened();
  outbox.send('last');
  outbox.flush();
  await turn();
  socket.readyState = 2;
  outbox.send('late');
  await turn();
  expect(written).toEqual(['\x81\x04last']);
});
