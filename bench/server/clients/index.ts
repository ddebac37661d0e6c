import { bareWs } from './bare-ws.ts';
import { boardgameIo } from './boardgame-io.ts';
import { colyseus } from './colyseus.ts';
import type { Pair, Served } from './pair.ts';
import { turnpoint } from './turnpoint.ts';

/** The n-th pair of clients at a server, by the server's name. */
export const CLIENTS: Readonly<Record<string, (served: Served, n: number) => Promise<Pair>>> = {
  turnpoint,
  'bare ws': bareWs,
  colyseus,
  'boardgame.io': boardgameIo,
};
