import { createRequire } from 'node:module';
import { Both, choiceAt, count, type Pair, type Served } from './pair.ts';

/** What `npm run bench` has fetched. */
const require = createRequire(new URL('../../../tools/peers/package.json', import.meta.url));

export async function boardgameIo({ port }: Served, n: number): Promise<Pair> {
  const { io } = require('socket.io-client');
  const both = new Both();
  const sockets = [0, 1].map((seat) => {
    const socket = io(`http://127.0.0.1:${port}/end-of-line`, { transports: ['websocket'], forceNew: true });
    socket.on('sync', (_: string, { state }: { state: { _stateID: number } }) => both.reach(seat, state._stateID));
    socket.on('update', (_: string, { _stateID }: { _stateID: number }) => both.reach(seat, _stateID));
    socket.io.engine.on('message', count);
    return socket;
  });
  let matches = 0;
  const id = () => `${n}-${matches}`;
  return {
    async begin() {
      matches++;
      both.forget();
      const seen = both.until(0);
      // The first who asks for a match makes it.
      for (const seat of [0, 1]) sockets[seat].emit('sync', id(), String(seat), undefined, 2);
      await seen;
    },
    choose(step) {
      const { seat, choice } = choiceAt(step);
      const { kind, face = '', cell = -1 } = choice as { kind: string; face?: string; cell?: number };
      const payload = { type: 'move', args: [kind, face, cell], playerID: String(seat), credentials: undefined };
      const seen = both.until(step + 1);
      sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, step, id(), String(seat));
      return seen;
    },
  };
}
