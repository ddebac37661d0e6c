import { type Reader, tell } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { readerBy } from '../src/told-by.ts';

const reader: Reader = { language: 'en', texts: { lays: '{player} lays a card' }, names: ['Ann', 'Bea'], you: 0 };
const told = (seat: number, by?: string) =>
  tell(readerBy(reader, { seat, ...(by !== undefined && { by }) }), { key: 'lays', args: { player: { seat } } });

test('what a bot played for somebody is told of the bot, also to them', () => {
  expect(told(0)).toBe('You lay a card');
  expect(told(0, 'Bot for Ann')).toBe('Bot for Ann lays a card');
  expect(told(1, 'Bot for Bea')).toBe('Bot for Bea lays a card');
});
