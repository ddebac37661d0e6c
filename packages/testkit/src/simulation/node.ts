import type { Host, Outside } from '@turnpoint/host';
import { serve } from '@turnpoint/protocol';
import type { MakeHost } from '../ports/outside.ts';
import type { Line } from './line.ts';
import type { Life, World } from './world.ts';

/** One of several hosts on the same storage. It may crash at any event, and comes back knowing nothing. */
export class Node {
  readonly #world: World;
  readonly #make: (life: Life) => Host;
  #life: Life = { isAlive: false };
  #host: Host | null = null;
  #lines: Line[] = [];

  constructor(world: World, make: MakeHost, outside: (life: Life) => Outside) {
    this.#world = world;
    this.#make = (life) => make(outside(life));
    this.start();
  }

  get isUp(): boolean {
    return this.#life.isAlive;
  }

  start(): void {
    if (this.isUp) return;
    this.#life = { isAlive: true };
    this.#host = this.#make(this.#life);
  }

  crash(): void {
    this.#life.isAlive = false;
    const lines = this.#lines;
    this.#lines = [];
    for (const line of lines) line.die();
  }

  /** A client has come. What it gives back is called when it has gone. */
  attend(line: Line, who: string): () => void {
    const host = this.#host;
    if (!this.isUp || host === null) {
      this.#world.later({ isAlive: true }, () => line.die());
      return () => {};
    }
    this.#lines.push(line);
    const end = serve(host.door(who), line.far, { inChanges: true });
    return () => {
      this.#lines = this.#lines.filter((other) => other !== line);
      void end();
    };
  }
}
