import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainChoice } from '../src/quick-call.ts';
import { parseBySchemas, parseCall } from '../src/schemas.ts';

const plain = {
  call: 7,
  on: 3,
  verb: 'choose',
  args: [[{ kind: 'lay', cell: 4 }], 12, { client: 'page 1', number: 7, mark: 99, seen: 5 }],
};

const odd: unknown[] = [
  ...[null, true, '', 'choose', -1, -0, 0, 1, 0.5, 1_000_000, 1_000_001, 2 ** 53, [], {}, [{}], Array(101).fill({})],
  ...['x'.repeat(64), 'x'.repeat(65), JSON.parse('{"__proto__":1}'), JSON.parse('{"kind":"a","__proto__":{}}')],
];

/** Every place of the call, as the way to it. */
const PLACES: readonly (readonly (string | number)[])[] = [
  ...['call', 'on', 'verb', 'args'].map((name) => [name]),
  ...[0, 1, 2].map((at) => ['args', at]),
  ['args', 3],
  ['args', 0, 0],
  ['args', 0, 0, 'kind'],
  ...['client', 'number', 'mark', 'seen', 'again', 'other'].map((name) => ['args', 2, name]),
  ['other'],
];

function changed(place: readonly (string | number)[], change: (holder: never, name: never) => void): unknown {
  const call = structuredClone(plain) as never;
  const holder = place.slice(0, -1).reduce((at, name) => Object(at)[name], call);
  if (typeof holder === 'object' && holder !== null) change(holder, place.at(-1) as never);
  return JSON.parse(JSON.stringify(call));
}

const calls = [
  plain,
  ...PLACES.map((place) => changed(place, (holder, name) => delete holder[name])),
  ...PLACES.flatMap((place) =>
    odd.map((value) => changed(place, (holder, name) => Object.assign(holder, { [name]: value }))),
  ),
];

test('a choice as pages send it needs no schema', () => {
  expect(isPlainChoice(plain)).toBe(true);
  expect(calls.filter(isPlainChoice).length).toBeGreaterThan(20);
});

test('whatever is taken without the schemas they take too, and as it is', () => {
  for (const call of calls) expect(parseCall(call), JSON.stringify(call)).toEqual(parseBySchemas(call));
  const anything = fc.jsonValue();
  const near = fc
    .tuple(fc.constantFrom(...PLACES), anything)
    .map(([place, value]) => changed(place, (holder, name) => Object.assign(holder, { [name]: value })));
  fc.assert(
    fc.property(fc.oneof(anything, near), (call) => {
      expect(parseCall(call)).toEqual(parseBySchemas(call));
    }),
  );
});
