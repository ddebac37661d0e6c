import { commitment } from '@turnpoint/kernel';
import { type NewMatch, Refused } from '@turnpoint/protocol';
import type { Chance } from './outside.ts';

/** Seeds that are fixed before anybody has chosen anything: only their seals leave the host. */
export class Seeds {
  readonly #chance: Chance;
  readonly #waiting = new Map<string, string>();

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  deal(): { ticket: string; seal: string } {
    const seed = this.#chance.seed();
    const ticket = this.#chance.id();
    this.#waiting.set(ticket, seed);
    return { ticket, seal: commitment(seed) };
  }

  /** The seed behind a ticket: never another one, since its seal has been shown. */
  of(game: string, deal: NewMatch['deal']): string {
    if ('daily' in deal) return dailySeed(game, deal.daily);
    if ('first' in deal) return firstSeed(game, deal.first);
    const seed = this.#waiting.get(deal.ticket);
    if (seed === undefined) throw new Refused('deal-gone');
    return seed;
  }

  /** A seed deals one match. */
  use(deal: NewMatch['deal']): void {
    if ('ticket' in deal) this.#waiting.delete(deal.ticket);
  }
}

/** Everybody gets the same puzzle on the same day. */
export function dailySeed(game: string, day: string): string {
  return `${game} daily ${day}`;
}

/** Everybody learns a game by the same deal. */
export function firstSeed(game: string, name: string): string {
  return `${game} first match ${name}`;
}
