import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copyJson, sameJson } from '../src/index.ts';

/** As it arrives from outside: everything that JSON can spell, `__proto__` as a key included. */
const json = fc.json().map((text) => JSON.parse(text) as unknown);

describe('copyJson', () => {
  test('equals the original', () => {
    fc.assert(fc.property(json, (value) => sameJson(copyJson(value), value)));
    fc.assert(fc.property(json, (value) => JSON.stringify(copyJson(value)) === JSON.stringify(value)));
  });

  test('shares nothing with it', () => {
    const value = { a: [{ b: 1 }] };
    const copy = copyJson(value);
    copy.a[0]!.b = 2;
    expect(value).toEqual({ a: [{ b: 1 }] });
  });

  test('takes __proto__ for a key like any other', () => {
    const copy = copyJson(JSON.parse('{"__proto__": {"kind": "x"}}'));
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"kind":"x"}}');
    expect(copy.kind).toBeUndefined();
  });
});

describe('sameJson', () => {
  test('agrees with a deep comparison', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(sameJson(a, a)).toBe(true);
        expect(sameJson(a, copyJson(a))).toBe(true);
        expect(sameJson(a, b)).toBe(isDeepStrictEqual(plus(a), plus(b)));
        expect(sameJson(a, b)).toBe(sameJson(b, a));
      }),
    );
  });

  test('does not mind the order of keys', () => {
    expect(sameJson({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  });

  test('minds everything else', () => {
    const choice = { kind: 'lay', cell: 3 };
    const others: unknown[] = [
      { kind: 'lay' },
      { kind: 'lay', cell: '3' },
      { kind: 'lay', cell: 3, extra: undefined },
      { kind: 'lay', cell: [3] },
      ['lay', 3],
      Object.create(choice),
      Object.assign(Object.create({ cell: 3 }), { kind: 'lay' }),
      JSON.parse('{"kind": "lay", "cell": 3, "__proto__": null}'),
      null,
      undefined,
      'lay',
    ];
    for (const other of others) expect(sameJson(choice, other)).toBe(false);
    expect(sameJson([], {})).toBe(false);
    expect(sameJson({}, [])).toBe(false);
    expect(sameJson(null, {})).toBe(false);
  });
});

describe('canonical', () => {
  test('spells equal values alike, and only those', () => {
    fc.assert(fc.property(json, json, (a, b) => (canonical(a) === canonical(b)) === sameJson(plus(a), plus(b))));
  });

  test('sorts keys at every depth and leaves lists alone', () => {
    expect(canonical({ b: [{ d: 1, c: 2 }, 1], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1},1]}');
  });

  test('can be read again', () => {
    fc.assert(fc.property(json, (value) => sameJson(JSON.parse(canonical(value)), plus(value))));
  });
});

/** JSON knows no negative zero. */
function plus(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
