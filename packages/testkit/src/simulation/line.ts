import type { Call, Channel, Push, Reply } from '@turnpoint/protocol';
import type { Node } from './node.ts';
import { FOREVER, type Life, type World } from './world.ts';

/** What passes a client's end of a line. */
export interface Tap {
  sent(call: Call): void;
  /** False: it is lost on the way. */
  came(message: Reply | Push): boolean;
  cut(line: Line): void;
}

/**
 * A socket between a client and a node: in order both ways, until it is cut. Then the client hears nothing more; what it
 * has sent may still arrive, all of it or the first part.
 */
export class Line {
  readonly #world: World;
  readonly #tap: Tap;
  readonly #near: Life = { isAlive: true };
  readonly #far: Life = { isAlive: true };
  #up: string[] = [];
  #down: string[] = [];
  #end: () => unknown = () => {};

  constructor(world: World, node: Node, who: string, tap: Tap) {
    this.#world = world;
    this.#tap = tap;
    this.#end = node.attend(this, who);
  }

  #takeNear: (message: unknown) => void = () => {};
  #takeFar: (message: unknown) => void = () => {};

  get near(): Channel {
    return {
      post: (message) => {
        if (!this.#near.isAlive) return;
        this.#tap.sent(message as Call);
        this.#carry(this.#up, JSON.stringify(message), this.#far, (text) => this.#takeFar(text));
      },
      receive: (take) => {
        this.#takeNear = take;
      },
    };
  }

  get far(): Channel {
    return {
      post: (message) => {
        if (!this.#far.isAlive) return;
        this.#carry(this.#down, JSON.stringify(message), this.#near, (text) => {
          if (this.#tap.came(text as Reply | Push)) this.#takeNear(text);
        });
      },
      receive: (take) => {
        this.#takeFar = take;
      },
    };
  }

  cut(): void {
    if (!this.#near.isAlive) return;
    this.#near.isAlive = false;
    this.#up.length = this.#world.int(this.#up.length + 1);
    this.#world.later(FOREVER, () => this.#tap.cut(this));
    this.#leave();
  }

  /** The node is gone, and so is everything it had in hand. */
  die(): void {
    this.#far.isAlive = false;
    this.cut();
  }

  /** The node notices when all that still came has been read. */
  #leave(): void {
    this.#world.later(this.#far, () => {
      if (this.#up.length > 0) return this.#leave();
      this.#end();
      this.#far.isAlive = false;
    });
  }

  #carry(queue: string[], text: string, to: Life, take: (message: unknown) => void): void {
    queue.push(text);
    this.#world.later(to, () => {
      const next = queue.shift();
      if (next !== undefined) take(JSON.parse(next));
    });
  }
}
