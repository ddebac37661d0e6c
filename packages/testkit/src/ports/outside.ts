import type { GameBot } from '@turnpoint/bots';
import { type Host, memoryStorage, type Outside, type Tables, type Time, thinker } from '@turnpoint/host';
import { type Game, stream, type Types, type Windows } from '@turnpoint/kernel';

/** A clock that stands still until it is turned. */
export class HandClock implements Time {
  #now = 0;
  #due: { readonly at: number; readonly act: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, act: () => void): () => void {
    const due = { at: this.#now + milliseconds, act };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter((other) => other !== due);
    };
  }

  turn(milliseconds: number): void {
    this.#now += milliseconds;
    const ringing = this.#due.filter(({ at }) => at <= this.#now);
    this.#due = this.#due.filter(({ at }) => at > this.#now);
    for (const { act } of ringing) act();
  }
}

/** Chooses what comes first: for games whose own bots are not the point. */
const first: GameBot<Types> = {
  evaluate: ({ seats, outcome }) =>
    Array.from({ length: seats }, (_, seat) => (outcome === null ? 0.5 : Number(outcome.winners.includes(seat)))),
  policy: (look) => look.choices[0] as Types['choice'],
};

/**
 * Everything a host needs, in this process and the same in every run; `parts` replaces any of it. The games have these
 * windows, or none.
 */
export function outsideOf(
  games: readonly Game[],
  parts: Partial<Outside> = {},
  windows: Windows | null = null,
): Outside {
  const catalogue: Outside['catalogue'] = {
    async rules(id, version) {
      const known = games.filter((game) => game.id === id);
      const found = version === null ? known.at(-1) : known.find((game) => game.version === version);
      if (found === undefined) throw new Error(`there are no rules ${version ?? ''} for "${id}" here`);
      return found;
    },
    bot: async () => first,
    solver: async () => null,
    windows: async () => windows,
  };
  const int = stream('outside');
  const text = (length: number) => Array.from({ length }, () => int(16).toString(16)).join('');
  return {
    catalogue,
    storage: memoryStorage(),
    time: new HandClock(),
    chance: { seed: () => text(64), id: () => text(16) },
    thinking: thinker(parts.catalogue ?? catalogue, () => 0),
    bus: { tell: () => {}, hear: () => {} },
    ...parts,
  };
}

/** Makes hosts: `createHost`, or one with a fault planted in it. */
export type MakeHost = (outside: Outside, tables?: Tables | null) => Host;
