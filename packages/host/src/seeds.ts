import { commitment } from '@turnpoint/kernel';
import { type NewMatch, Refused } from '@turnpoint/protocol';
import type { Chance } from './outside.ts';

/** So many set-ups may a person have open; the seeds of older ones are forgotten, and so is who dealt longest ago. */
const MOST = { each: 24, people: 10_000 };

/** Seeds that are fixed before anybody has chosen anything: only their seals leave the host. */
export class Seeds {
  readonly #chance: Chance;
  /** By person and ticket, the latest last. */
  readonly #waiting = new Map<string, Map<string, string>>();

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  deal(who: string): { ticket: string; seal: string } {
    const seed = this.#chance.seed();
    const ticket = this.#chance.id();
    const theirs = this.#waiting.get(who) ?? new Map<string, string>();
    this.#waiting.delete(who);
    this.#waiting.set(who, theirs.set(ticket, seed));
    withoutOldest(theirs, MOST.each);
    withoutOldest(this.#waiting, MOST.people);
    return { ticket, seal: commitment(seed) };
  }

  /** The seed behind a ticket: never another one, since its seal has been shown. */
  of(who: string, game: string, deal: NewMatch['deal']): string {
    if ('daily' in deal) return dailySeed(game, deal.daily);
    if ('first' in deal) return firstSeed(game, deal.first);
    const seed = this.#waiting.get(who)?.get(deal.ticket);
    if (seed === undefined) throw new Refused('deal-gone');
    return seed;
  }

  /** A seed deals one match. */
  use(who: string, deal: NewMatch['deal']): void {
    if ('ticket' in deal) this.#waiting.get(who)?.delete(deal.ticket);
  }
}

function withoutOldest(all: Map<string, unknown>, most: number): void {
  const [oldest] = all.keys();
  if (all.size > most && oldest !== undefined) all.delete(oldest);
}

/** Everybody gets the same puzzle on the same day. */
export function dailySeed(game: string, day: string): string {
  return `${game} daily ${day}`;
}

/** Everybody learns a game by the same deal. */
export function firstSeed(game: string, name: string): string {
  return `${game} first match ${name}`;
}
