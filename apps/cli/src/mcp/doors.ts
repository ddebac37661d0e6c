import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Channel, connect, type Door, type Far } from '@turnpoint/protocol';
import { createPlay, openSqlite } from '@turnpoint/server';
import { Failure } from '../command.ts';

export interface Opened {
  readonly door: Door;
  close(): Promise<void>;
}

/** A host right here, for matches against bots. They last as long as the program. */
export async function ownDoor(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'turnpoint-'));
  const play = await createPlay(openSqlite(join(folder, 'matches.db')));
  return {
    door: play.host.door('you'),
    async close() {
      await play.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Milliseconds until a lost socket is opened again. */
const AGAIN = 500;

/** The door of a server, for the person whose token this is. It outlives its sockets. */
export async function serverDoor(address: string, token: string): Promise<Opened> {
  let door: Far | null = null;
  let socket: WebSocket | null = null;
  let isOver = false;

  function line(): Promise<Channel> {
    const url = new URL('/api/socket', address.replace(/^http/, 'ws'));
    // Without the subprotocol of pages: sights come whole and in words, whichever rules are here.
    const own = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } });
    socket = own;
    const opening = Promise.withResolvers<Channel>();
    own.onopen = () =>
      opening.resolve({
        post: (message) => own.readyState === WebSocket.OPEN && own.send(JSON.stringify(message)),
        receive: (take) => {
          own.onmessage = ({ data }) => take(JSON.parse(String(data)));
        },
      });
    own.onerror = () => opening.reject(new Failure(`${address} does not take this token, or does not answer`));
    own.onclose = () => {
      if (!isOver && door !== null) setTimeout(goOn, AGAIN);
    };
    return opening.promise;
  }

  function goOn(): void {
    line().then(
      (channel) => door?.resume(channel),
      () => {},
    );
  }

  door = connect(await line(), randomUUID(), (pause, act) => setTimeout(act, pause));
  return {
    door,
    async close() {
      isOver = true;
      socket?.close();
    },
  };
}
