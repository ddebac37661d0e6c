import { describe, expect, test } from 'vitest';
import { tell } from '../src/index.ts';

const said = (language: string, text: string, seat = 0) =>
  tell(
    { language, texts: { t: text }, names: ['Ana', 'Bo'], you: 0 },
    {
      key: 't',
      args: { player: { seat }, other: { seat: 1 - seat }, card: 'Kerr Loop', n: 1, winners: { list: [{ seat }] } },
    },
  );

describe('sentences about the reader say "you"', () => {
  test.each([
    ['{player} lays {card}', 'You lay Kerr Loop'],
    ['{player} has no card', 'You have no card'],
    ['{player} is dealt {card}', 'You are dealt Kerr Loop'],
    ['{player} crosses {card}', 'You cross Kerr Loop'],
    ['{player} also plays {card}', 'You also play Kerr Loop'],
    ['{player} cannot place {card}', 'You cannot place Kerr Loop'],
    ['{winners} {n:wins|win}', 'You win'],
    ['The Memo of {player} cancels {card}', 'The Memo of you cancels Kerr Loop'],
    ['{other} sees that {player} is {card}', 'Bo sees that you are Kerr Loop'],
    ['{other} takes a card from {player}', 'Bo takes a card from you'],
    ['{n} {player}: {card}', '1 You: Kerr Loop'],
    ['Check: {player} {n} open', 'Check: You 1 open'],
    ['{player}’s turn', 'Your turn'],
    ['{card} of {player} goes to {other}', 'Kerr Loop of you goes to Bo'],
    ['{player}', 'you'],
    ['Turn {n} of {player}: {card}', 'Turn 1 of you: Kerr Loop'],
    ['{player} uses Boost and lays {card}', 'You use Boost and lay Kerr Loop'],
  ])('%s', (text, wanted) => {
    expect(said('en', text)).toBe(wanted);
  });

  test.each([
    ['{player} legt {card}', 'Du legst Kerr Loop'],
    ['{player} hält {card}', 'Du hältst Kerr Loop'],
    ['{player} nutzt {card}', 'Du nutzt Kerr Loop'],
    ['{player} ist am Zug', 'Du bist am Zug'],
    ['{card} von {player} kommt zu {other}', 'Kerr Loop von dir kommt zu Bo'],
    ['Das Memo von {player} hebt {card} auf', 'Das Memo von dir hebt Kerr Loop auf'],
    ['Für {player} gibt es nichts', 'Für dich gibt es nichts'],
    ['{winners} {n:gewinnt|gewinnen}', 'Du gewinnst'],
    ['Zug {n} von {player}: {card}', 'Zug 1 von dir: Kerr Loop'],
  ])('%s', (text, wanted) => {
    expect(said('de', text)).toBe(wanted);
  });

  test.each([
    ['en', 'Order: Bo (1) and you (2)', 'Order: You (2) and Bo (1)'],
    ['de', 'Order: Bo (1) und du (2)', 'Order: Du (2) und Bo (1)'],
  ])('in a list they are capital only where it begins (%s)', (language, last, first) => {
    const reader = { language, texts: { order: 'Order: {all}', one: '{player} ({n})' }, names: ['Ana', 'Bo'], you: 0 };
    const one = (seat: number, n: number) => ({ key: 'one', args: { player: { seat }, n } });
    expect(tell(reader, { key: 'order', args: { all: { list: [one(1, 1), one(0, 2)] } } })).toBe(last);
    expect(tell(reader, { key: 'order', args: { all: { list: [one(0, 2), one(1, 1)] } } })).toBe(first);
  });

  test('others keep their names, and without a seat of one’s own everybody does', () => {
    expect(said('en', '{player} lays {card}', 1)).toBe('Bo lays Kerr Loop');
    const reader = { language: 'en', texts: { t: '{player} lays' }, names: ['Ana'] };
    expect(tell(reader, { key: 't', args: { player: { seat: 0 } } })).toBe('Ana lays');
  });

  test('what is said within a sentence goes on small, what begins one is capital', () => {
    const texts = {
      lane: "{player}'s lane",
      into: 'A card into {lane}',
      begins: '{lane} is full',
      after: 'Look: {lane}',
    };
    const reader = { language: 'en', texts, names: ['Ana'], you: 0 };
    const told = (key: string) => tell(reader, { key, args: { lane: { key: 'lane', args: { player: { seat: 0 } } } } });
    expect(['into', 'begins', 'after'].map(told)).toEqual([
      'A card into your lane',
      'Your lane is full',
      'Look: Your lane',
    ]);
  });
});
