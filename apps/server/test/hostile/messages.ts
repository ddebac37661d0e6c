import { hostileJson, hostileText } from '@turnpoint/testkit/hostile';
import fc from 'fast-check';

const TARGETS = ['door', 'library', 'review', 'lobby', 1, 2, 99, '__proto__', null];
const VERBS = [
  ...['sit', 'watch', 'enter', 'tempo', 'deal', 'create', 'list', 'summary', 'import', 'remove', 'salvage', 'open'],
  ...[
    'record',
    'replay',
    'sightAt',
    'check',
    'branch',
    'choose',
    'undo',
    'why',
    'foresee',
    'text',
    'lookBack',
    'close',
  ],
  ...['constructor', '__proto__', 'toString', 'then', ''],
];

/** Calls as a page would make them, on a match that is not theirs, or on one of an odd name. */
const plausible = (known: string) =>
  fc
    .tuple(
      fc.nat(3),
      fc.integer({ min: 1, max: 5 }),
      fc.nat(40),
      fc.oneof({ weight: 3, arbitrary: fc.constant(known) }, { weight: 1, arbitrary: hostileText }),
    )
    .chain(([seat, port, step, match]) =>
      fc.constantFrom<readonly [string | number, string, readonly unknown[]]>(
        ['door', 'sit', [match, seat, port, true]],
        ['door', 'watch', [match, port, true]],
        ['door', 'enter', [match, port, true]],
        ['door', 'tempo', [match, step]],
        ['library', 'summary', [match]],
        ['library', 'remove', [match]],
        ['library', 'salvage', [match]],
        ['library', 'list', []],
        ['review', 'record', [match]],
        ['review', 'replay', [match]],
        ['review', 'sightAt', [match, seat, step]],
        ['review', 'check', [match]],
        ['review', 'branch', [match, { step, person: seat, names: [] }]],
        ['lobby', 'list', []],
        [port, 'choose', [[{ kind: 'resign' }], step]],
        [port, 'undo', [null]],
        [port, 'text', []],
      ),
    )
    .chain(([on, verb, args]) =>
      fc.record({ call: fc.nat(), on: fc.constant(on), verb: fc.constant(verb), args: fc.constant(args) }),
    );

/** What a stranger may send over a socket who has heard of this match. */
export const messages = (match: string): fc.Arbitrary<unknown> => {
  const arg = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<unknown>(match, 0, 1, 2, true, null, [], {}, [{ kind: 'resign' }]) },
    { weight: 1, arbitrary: hostileJson },
  );
  return fc.oneof(
    { weight: 6, arbitrary: plausible(match) },
    { weight: 1, arbitrary: hostileJson },
    {
      weight: 6,
      arbitrary: fc.record({
        call: fc.oneof({ weight: 8, arbitrary: fc.nat() }, { weight: 1, arbitrary: hostileJson }),
        on: fc.constantFrom(...TARGETS),
        verb: fc.constantFrom(...VERBS),
        args: fc.array(arg, { maxLength: 5 }),
      }),
    },
  );
};

/** The same as frames of a socket: most as JSON, some cut short, some as bytes. */
export const frames = (match: string): fc.Arbitrary<string | Buffer> =>
  fc.tuple(messages(match), fc.nat(40)).map(([message, way]) => {
    const text = JSON.stringify(message) ?? '';
    if (way === 0) return Buffer.from(text);
    return way === 1 ? text.slice(0, text.length >> 1) : text;
  });
