import { describe, expect, test } from 'vitest';
import { differences, type Fact } from '../src/story/facts.ts';

const fact = (id: string, value: Fact['value'], more: Partial<Fact> = {}): Fact => ({
  id,
  says: { key: id },
  value,
  good: 'more',
  worth: 1,
  ...more,
});

describe('what two lines leave different', () => {
  test('numbers by their mean, what speaks for the second line first', () => {
    const played = [
      [fact('armor', 4), fact('lost', 2, { good: 'less' })],
      [fact('armor', 6), fact('lost', 2, { good: 'less' })],
    ];
    const better = [[fact('armor', 4), fact('lost', 0, { good: 'less' })]];
    expect(
      differences(played, better).map(({ fact: { id }, played, better, gain }) => ({ id, played, better, gain })),
    ).toEqual([
      { id: 'lost', played: 2, better: 0, gain: 2 },
      { id: 'armor', played: 5, better: 4, gain: -1 },
    ]);
  });

  test('messages by the most common, and what is equal is left out', () => {
    const at = (key: string) => [fact('place', { key }, { good: null }), fact('hand', 3)];
    const [only, ...rest] = differences([at('1800'), at('1900'), at('1900')], [at('2000')]);
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ played: { key: '1900' }, better: { key: '2000' }, gain: 0 });
  });

  test('what is not there on one side is null, and counts as nothing', () => {
    expect(differences([[]], [[fact('operators', 2, { worth: 3 })]])[0]).toMatchObject({
      played: null,
      better: 2,
      gain: 6,
    });
  });
});
