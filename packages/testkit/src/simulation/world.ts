/** Who an event belongs to: what is dead never goes on. */
export interface Life {
  isAlive: boolean;
}

export const FOREVER: Life = { isAlive: true };

interface Event {
  readonly life: Life;
  act(): void;
}

/** So many turns of the microtasks after each event. What needs more goes on beside the next one: in every run alike. */
const TURNS = 8;
/** Once in so many events time passes although something is still under way. */
const IMPATIENCE = 24;

/** All that happens, one thing after another: which comes next, and what goes wrong, is one seed's chance. */
export class World {
  readonly int: (below: number) => number;
  now = 0;
  /** How many have happened. */
  events = 0;
  /** When it is calm nothing goes wrong any more. */
  isCalm = false;
  /** What broke a law, wherever it was noticed. */
  broken: Error | null = null;
  #events: Event[] = [];
  #timers: (Event & { readonly at: number })[] = [];

  constructor(seed: number) {
    this.int = chanceOf(seed);
  }

  /** Does this go wrong? Once in so many times. */
  fails(oneIn: number): boolean {
    return !this.isCalm && this.int(oneIn) === 0;
  }

  later(life: Life, act: () => void): void {
    this.#events.push({ life, act });
  }

  after(life: Life, milliseconds: number, act: () => void): () => void {
    const timer = { at: this.now + milliseconds, life, act };
    this.#timers.push(timer);
    return () => {
      const at = this.#timers.indexOf(timer);
      if (at >= 0) this.#timers.splice(at, 1);
    };
  }

  async step(): Promise<void> {
    const next = this.#events.length > 0 && this.int(IMPATIENCE) > 0 ? this.#any() : this.#earliest();
    this.events++;
    if (next?.life.isAlive) next.act();
    for (let i = 0; i < TURNS; i++) await null;
    if (this.broken !== null) throw this.broken;
  }

  #any(): Event | undefined {
    const at = this.int(this.#events.length);
    const event = this.#events[at];
    this.#events.splice(at, 1);
    return event;
  }

  #earliest(): Event | undefined {
    let first = 0;
    for (const [at, timer] of this.#timers.entries()) if (timer.at < (this.#timers[first]?.at ?? 0)) first = at;
    const [timer] = this.#timers.splice(first, 1);
    if (timer !== undefined) this.now = Math.max(this.now, timer.at);
    return timer;
  }
}

/** Small and fast (mulberry32): it deals no cards, it only has to be the same every time. */
function chanceOf(seed: number): (below: number) => number {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * below);
  };
}
