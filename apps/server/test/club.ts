import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chance } from '@turnpoint/host';
import { connect, type Far, IN_CHANGES } from '@turnpoint/protocol';
import WebSocket from 'ws';
import { type App, type AppOptions, createApp, createPlay, openSqlite } from '../src/index.ts';
import type { Database } from '../src/storage/database.ts';

export interface Guest extends Far {
  readonly name: string;
  readonly cookie: string;
  /** Everything that came over the socket, as it came. */
  readonly traffic: string[];
  readonly socket: WebSocket;
  leave(): Promise<void>;
}

/** A real server with a database of its own, and people who come to it over the network. */
export class Club {
  readonly folder = mkdtempSync(join(tmpdir(), 'turnpoint-club-'));
  #app: App | null = null;
  #database: Database | null = null;
  base = '';

  /** In a file of its own, or in a database that others use too. */
  async open(options: Partial<AppOptions> = {}, database?: Database, chance?: Chance): Promise<void> {
    writeFileSync(join(this.folder, 'index.html'), '<!doctype html><title>Turnpoint</title>');
    this.#database = database ?? openSqlite(join(this.folder, 'club.db'));
    const play = await createPlay(this.#database, chance === undefined ? {} : { chance });
    this.#app = await createApp({ webRoot: this.folder, play, ...options });
    await this.#app.listen({ port: 0, host: '127.0.0.1' });
    this.base = `http://127.0.0.1:${(this.#app.server.address() as AddressInfo).port}`;
  }

  get app(): App {
    if (this.#app === null) throw new Error('the club is not open');
    return this.#app;
  }

  get database(): Database {
    if (this.#database === null) throw new Error('the club is not open');
    return this.#database;
  }

  async close(): Promise<void> {
    await this.#app?.close();
    rmSync(this.folder, { recursive: true });
  }

  ask(path: string, { cookie = '', ...init }: RequestInit & { cookie?: string } = {}): Promise<Response> {
    const headers = { cookie, 'content-type': 'application/json', ...init.headers };
    return fetch(`${this.base}${path}`, { ...init, headers });
  }

  async badge(name: string): Promise<string> {
    const answer = await this.ask('/api/me', { method: 'PUT', body: JSON.stringify({ name }) });
    return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  }

  socket(cookie: string, headers: Record<string, string> = {}): WebSocket {
    return new WebSocket(`${this.base.replace('http', 'ws')}/api/socket`, IN_CHANGES, {
      headers: { cookie, ...headers },
    });
  }

  async guest(name: string): Promise<Guest> {
    const cookie = await this.badge(name);
    const socket = this.socket(cookie);
    const traffic: string[] = [];
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const far = connect({
      post: (message) => socket.send(JSON.stringify(message)),
      receive: (take) =>
        socket.on('message', (data) => {
          traffic.push(String(data));
          take(JSON.parse(String(data)));
        }),
    });
    const leave = async () => {
      const gone = new Promise((resolve) => socket.once('close', resolve));
      socket.close();
      await gone;
    };
    return { ...far, name, cookie, socket, traffic, leave };
  }
}
