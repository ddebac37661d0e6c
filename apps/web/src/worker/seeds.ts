import { commitment } from '@turnpoint/kernel';

const waiting = new Map<string, string>();

/** 256 bits from the machine's own source: nobody can try all seeds against a seal. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fixes a seed before anybody has chosen anything; only its seal leaves the worker. */
export function deal(): { ticket: string; seal: string } {
  const seed = newSeed();
  const ticket = crypto.randomUUID();
  waiting.set(ticket, seed);
  return { ticket, seal: commitment(seed) };
}

export function seedOf(ticket: string): string {
  return waiting.get(ticket) ?? newSeed();
}

/** Everybody gets the same puzzle on the same day. */
export function dailySeed(game: string, day: string): string {
  return `${game} daily ${day}`;
}
