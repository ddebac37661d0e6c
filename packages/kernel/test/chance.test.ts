import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawInt } from '../src/chance.ts';
import { commitment, shuffleWith, stream } from '../src/index.ts';

/** The stream as docs/reference/kernel.md tells people to compute it by hand. */
function* wordsByHand(seed: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = createHash('sha256').update(`${seed}/${block}`).digest();
    for (let at = 0; at < 32; at += 4) yield digest.readUInt32BE(at);
  }
}

function intByHand(words: Generator<number, never>, below: number): number {
  const limit = 2 ** 32 - (2 ** 32 % below);
  for (;;) {
    const word = words.next().value;
    if (word < limit) return word % below;
  }
}

describe('the chance stream', () => {
  test('can be computed by hand from the seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 40 }), (seed, belows) => {
        const words = wordsByHand(seed);
        const int = stream(seed);
        for (const below of belows) expect(int(below)).toBe(intByHand(words, below));
      }),
    );
  });

  test('goes on where a saved one stood', () => {
    const whole = stream('saved');
    const drawn = Array.from({ length: 30 }, () => whole(1000));
    const chance = { seed: 'saved', drawn: 0 };
    const first = Array.from({ length: 11 }, () => drawInt(chance, 1000));
    const loaded = JSON.parse(JSON.stringify(chance));
    expect([...first, ...Array.from({ length: 19 }, () => drawInt(loaded, 1000))]).toEqual(drawn);
  });

  test('two streams used in turns do not disturb each other', () => {
    const alone = stream('a');
    const expected = Array.from({ length: 20 }, () => alone(6));
    const [a, b] = [stream('a'), stream('b')];
    const mixed = Array.from({ length: 20 }, () => [a(6), b(6)][0]);
    expect(mixed).toEqual(expected);
  });

  test('gives whole numbers below the limit and nothing for a senseless one', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, below) => {
        const drawn = stream(seed)(below);
        return Number.isInteger(drawn) && drawn >= 0 && drawn < below;
      }),
    );
    for (const below of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => stream('x')(below)).toThrow(RangeError);
  });

  test('is even: each of six eyes comes up about as often', () => {
    const int = stream('dice');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[int(6)]!++;
    const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquared).toBeLessThan(20.5); // five degrees of freedom: one seed in a thousand would be worse
  });

  test('throws away words beyond the last full multiple', () => {
    const below = 2 ** 31 + 1;
    const thrown = Array.from({ length: 64 }, (_, drawn) => {
      const chance = { seed: 'reject', drawn };
      drawInt(chance, below);
      return chance.drawn - drawn - 1;
    });
    expect(Math.max(...thrown)).toBeGreaterThan(0);
  });
});

describe('a shuffle', () => {
  test('keeps every card', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (cards, seed) => {
        const shuffled = [...cards];
        shuffleWith(stream(seed), shuffled);
        expect(shuffled.toSorted()).toEqual(cards.toSorted());
      }),
    );
  });

  test('makes every order of three cards about as often', () => {
    const int = stream('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const cards = ['a', 'b', 'c'];
      shuffleWith(int, cards);
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

test('the commitment is the hash of the seed', () => {
  fc.assert(fc.property(fc.string(), (seed) => commitment(seed) === createHash('sha256').update(seed).digest('hex')));
});
