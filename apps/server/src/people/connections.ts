import type { IncomingHttpHeaders } from 'node:http';
import type { Bus } from '@turnpoint/host';
import type { Badges } from './badge.ts';
import { tokenIn } from './caller.ts';

/** What can be hung up. */
export interface Connection {
  destroy(): unknown;
  once(event: 'close', act: () => void): unknown;
}

const ENDED = 'ended ';

/** What stays open after it was let in, by the badge or token that it came with: it ends when that counts no more. */
export class Connections {
  readonly #badges: Badges;
  readonly #bus: Bus;
  readonly #open = new Map<string, Set<Connection>>();

  constructor(badges: Badges, bus: Bus) {
    this.#badges = badges;
    this.#bus = bus;
    bus.hear((news) => {
      if (news.startsWith(ENDED)) this.#hangUp(news.slice(ENDED.length));
    });
  }

  keep(headers: IncomingHttpHeaders, connection: Connection): void {
    const key = headers.authorization === undefined ? this.#badges.idIn(headers.cookie) : tokenIn(headers)?.id;
    if (key == null) return;
    const those = this.#open.get(key) ?? new Set();
    this.#open.set(key, those.add(connection));
    connection.once('close', () => {
      those.delete(connection);
      if (those.size === 0) this.#open.delete(key);
    });
  }

  /** Of a person or a token, at every node. */
  end(id: string): void {
    this.#hangUp(id);
    this.#bus.tell(ENDED + id);
  }

  #hangUp(id: string): void {
    for (const connection of this.#open.get(id) ?? []) connection.destroy();
  }
}
