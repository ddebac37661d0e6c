import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inLanguage, type Message, type Reader, tell } from '../src/index.ts';
import { MissingText } from '../src/text.ts';

const reader: Reader = {
  language: 'en',
  names: ['Ana', 'Bo'],
  texts: {
    plain: 'Nothing happens.',
    lays: '{seat} lays {card} at {cell}.',
    draws: '{seat} draws {n} {n:card|cards}.',
    card: 'a {colour} card',
    lists: 'In order: {all}.',
    twice: '{x} and {x}',
  },
};

describe('a message', () => {
  test('is told with its values', () => {
    expect(tell(reader, { key: 'plain' })).toBe('Nothing happens.');
    expect(tell(reader, { key: 'twice', args: { x: 'once' } })).toBe('once and once');
  });

  test('shows a seat by its name, or its number when it has none', () => {
    const lays = (seat: number): Message => ({ key: 'lays', args: { seat: { seat }, card: 'S', cell: 4 } });
    expect(tell(reader, lays(1))).toBe('Bo lays S at 4.');
    expect(tell(reader, lays(4))).toBe('#5 lays S at 4.');
  });

  test('tells messages inside messages', () => {
    const card: Message = { key: 'card', args: { colour: 'red' } };
    expect(tell(reader, { key: 'lays', args: { seat: { seat: 0 }, card, cell: 1 } })).toBe('Ana lays a red card at 1.');
  });

  test('picks the form that fits the number', () => {
    const draws = (n: number) => tell(reader, { key: 'draws', args: { seat: { seat: 0 }, n } });
    expect([0, 1, 2].map(draws)).toEqual(['Ana draws 0 cards.', 'Ana draws 1 card.', 'Ana draws 2 cards.']);
  });

  test("lists in the reader's language", () => {
    const all = { list: [{ seat: 0 }, { seat: 1 }, 'nobody'] };
    expect(tell(reader, { key: 'lists', args: { all } })).toBe('In order: Ana, Bo, and nobody.');
    expect(tell({ ...reader, language: 'de' }, { key: 'lists', args: { all } })).toBe('In order: Ana, Bo und nobody.');
  });

  test('with a hole is a bug that says where', () => {
    expect(() => tell(reader, { key: 'no-such' })).toThrow(MissingText);
    expect(() => tell(reader, { key: 'no-such' })).toThrow('no text "no-such" in en');
    expect(() => tell(reader, { key: 'card' })).toThrow('"card" needs a value "colour"');
    expect(() => tell(reader, { key: 'draws', args: { seat: { seat: 0 } } })).toThrow('needs a value "n"');
  });

  test('never reads what a value says as a text', () => {
    fc.assert(
      fc.property(fc.string(), (x) => {
        expect(tell(reader, { key: 'twice', args: { x } })).toBe(`${x} and ${x}`);
      }),
    );
  });
});

test('what a language does not have is told in English', () => {
  expect([inLanguage({ en: 'day', de: 'Tag' }, 'de'), inLanguage({ en: 'day' }, 'de')]).toEqual(['Tag', 'day']);
  expect(inLanguage({ en: 'day' }, 'tlh')).toBe('day');
});
