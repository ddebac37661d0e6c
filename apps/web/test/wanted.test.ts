import { expect, test } from 'vitest';
import { fits } from '../src/online/lobby/tables.ts';
import { freeAt, wantedAt } from '../src/online/wanted.ts';

const bot = { kind: 'bot', level: 2 } as const;
const open = { kind: 'open' } as const;
const kept = (invited: string) => ({ kind: 'open', invited }) as const;

test('one sits where one has asked for, where one is invited, where nobody is, and else where a seat is', () => {
  const places = [bot, kept('Cid'), open, kept('Dan')];
  expect(wantedAt({ places }, null, '')).toBe(2);
  expect(wantedAt({ places }, null, ' dan ')).toBe(3);
  expect(wantedAt({ places }, 1, 'Dan')).toBe(1);
  expect(wantedAt({ places }, 0, '')).toBe(2);
  expect(wantedAt({ places: [bot, kept('Cid')] }, null, '')).toBe(1);
  expect(wantedAt({ places: [bot] }, null, '')).toBeNull();
});

test('a seat that is kept for somebody is offered to nobody in the lobby', () => {
  const table = (places: Parameters<typeof freeAt>[0]['places']) => ({
    game: 'x',
    places,
    terms: { undo: 'none', clock: null, spectators: 'none', standIn: null } as const,
  });
  expect(freeAt({ places: [open, kept('Cid'), open] })).toBe(2);
  expect(fits({ game: null, pace: 'any', seats: 'last' }, table([open, kept('Cid')]))).toBe(true);
  expect(fits({ game: null, pace: 'any', seats: 'any' }, table([bot, kept('Cid')]))).toBe(false);
});
