import { commitment } from '@turnpoint/kernel';
import { seedOf } from '@turnpoint/protocol';
import { expect, test, vi } from 'vitest';

vi.mock('../src/client/door.ts', () => ({ door: {} }));
vi.mock('../src/client/online.svelte.ts', () => ({ isOnline: () => true, server: {} }));
const { isSealed } = await import('../src/match/check-deal.ts');

const part = (secret: string) => ({ seal: commitment(secret), secret });
const parts = [part('the table’s'), part('mine'), part('theirs')];
const seed = seedOf(parts);
const seen = { seal: commitment('the table’s'), part: 'mine' };
const deal = { seed, seal: commitment(seed), parts, seen };

test('a deal is fair that was sealed before, of parts that fit, with the own one among them', () => {
  expect(isSealed(deal)).toBe(true);
  expect(isSealed({ ...deal, seen: null })).toBe(true);
  expect(isSealed({ ...deal, parts: null })).toBe(true);
});

test('it is not where the server dealt otherwise', () => {
  expect(isSealed({ ...deal, seal: commitment('another') })).toBe(false);
  expect(isSealed({ ...deal, parts: [...parts].reverse() })).toBe(false);
  // Without the own part, or with another one of its own than it had sealed, all the rest may fit.
  for (const others of [
    [part('the table’s'), part('not mine'), part('theirs')],
    [part('another of the table’s'), part('mine'), part('theirs')],
  ]) {
    const other = seedOf(others);
    expect(isSealed({ seed: other, seal: commitment(other), parts: others, seen: null })).toBe(true);
    expect(isSealed({ seed: other, seal: commitment(other), parts: others, seen })).toBe(false);
  }
});
