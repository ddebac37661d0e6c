import { describe, expect, test } from 'vitest';
import {
  bookOf,
  type Choose,
  choose,
  type If,
  type May,
  may,
  nodesIn,
  partsOf,
  provided,
  type Seq,
  type Special,
  seq,
  special,
} from '../src/index.ts';

interface Draw {
  readonly word: 'draw';
  readonly cards: number;
}
/** A word of a game's own with a named part. */
interface Dig {
  readonly word: 'dig';
  readonly parts: { readonly then: Effect };
}
type Effect = Draw | Dig | Seq<Effect> | Choose<Effect> | May<Effect> | If<Effect, 'rain'> | Special<'tunnel'>;

const draw = (cards: number): Effect => ({ word: 'draw', cards });
const dig = (then: Effect): Effect => ({ word: 'dig', parts: { then } });
const mole: Effect = seq<Effect>(
  draw(1),
  choose<Effect>(may(draw(2)), dig(special('tunnel'))),
  provided('rain', draw(3)),
);

describe('an effect tree', () => {
  test('parts have their numbers or names as keys, in the order of the text', () => {
    expect(partsOf(mole).map(([key, { word }]) => `${key} ${word}`)).toEqual(['0 draw', '1 choose', '2 if']);
    expect(partsOf(dig(draw(1)))).toEqual([['then', draw(1)]]);
    expect(partsOf<Effect>(provided<Effect, 'rain'>('rain', draw(1), draw(2))).map(([key]) => key)).toEqual([
      'yes',
      'no',
    ]);
    expect(partsOf(draw(1))).toEqual([]);
  });

  test('an "if" without an alternative has one part', () => {
    expect(provided('rain', draw(1))).toStrictEqual({ word: 'if', what: 'rain', parts: { yes: draw(1) } });
  });

  test('all nodes come before what they hold', () => {
    expect(nodesIn<Effect>(mole).map(({ word }) => word)).toEqual([
      'seq',
      'draw',
      'choose',
      'may',
      'draw',
      'dig',
      'special',
      'if',
      'draw',
    ]);
  });
});

describe('a book of effects', () => {
  const book = () =>
    bookOf([
      ['mole', mole],
      ['vole', draw(5)],
    ]);

  test('finds every node by its address', () => {
    expect(book().at('mole')).toBe(mole);
    expect(book().at('mole.1.0.0')).toEqual(draw(2));
    expect(book().at('mole.1.1.then')).toEqual(special('tunnel'));
    expect(book().at('mole.2.yes')).toEqual(draw(3));
    expect(book().all.size).toBe(nodesIn<Effect>(mole).length + 1);
  });

  test.each(['mole.3', 'mole.2.no', 'shrew', 'mole.'])('has nothing at "%s"', (at) => {
    expect(() => book().at(at)).toThrow(at);
  });

  test('takes an address once', () => {
    expect(() =>
      bookOf([
        ['mole', draw(1)],
        ['mole', draw(2)],
      ]),
    ).toThrow('two effects at "mole"');
  });
});
