import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connect, type Door, serve } from '../src/index.ts';
import { SentParts, withChanges } from '../src/parts.ts';

/** As it comes out of a channel that carries JSON. */
const carried = <X>(value: X): X => JSON.parse(JSON.stringify(value));

const leaf = fc.oneof(
  fc.integer({ max: 3, min: 0 }),
  fc.constantFrom('a', '', '"', '\ud83d', 'ä/b'),
  fc.constant(null),
);
const part = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 60 }),
  fc.dictionary(fc.constantFrom('x', 'y', '1', '', 'a/b'), leaf),
);
const pushed = fc.record({
  look: fc.record({ step: fc.nat(3), view: fc.record({ board: part, hand: part }), choices: fc.array(leaf) }),
  labels: fc.array(leaf),
  reckoned: part,
});

describe('what is pushed in parts', () => {
  test('arrives as it was, to the byte', () => {
    fc.assert(
      fc.property(fc.array(pushed, { minLength: 1, maxLength: 8 }), (all) => {
        const sent = new SentParts();
        let near: object = {};
        for (const each of all) {
          const changes = sent.next(each);
          near = changes === null ? carried(each) : withChanges(near, carried(changes));
          expect(JSON.stringify(near)).toBe(JSON.stringify(each));
        }
      }),
    );
  });

  test('follows from what was sent before and nothing else', () => {
    const histories = fc.tuple(pushed, pushed);
    fc.assert(
      fc.property(histories, ([first, second]) => {
        const [one, other] = [new SentParts(), new SentParts()];
        for (const sent of [one, other]) sent.next(carried(first));
        expect(JSON.stringify(one.next(second))).toBe(JSON.stringify(other.next(carried(second))));
      }),
    );
  });

  test('is little where little changed, also within a long part', () => {
    const board = Array.from({ length: 200 }, (_, cell) => ({ cell, card: null as string | null }));
    const sent = new SentParts();
    sent.next({ look: { step: 1, view: { board } } });
    board[100] = { cell: 100, card: 'brake' };
    const changes = JSON.stringify(sent.next({ look: { step: 2, view: { board } } }));
    expect(changes.length).toBeLessThan(100);
  });
});

test('a listener cannot tell whether its sights came whole or in parts', async () => {
  const sights = [1, 2, 2, 3].map((step) => ({
    look: { step, view: { cards: Array(40).fill(step) } },
    log: [step],
    from: step,
  }));
  const heard = async (inParts: boolean): Promise<{ sights: unknown[]; bytes: number }> => {
    const seen: unknown[] = [];
    let bytes = 0;
    let toNear: (message: unknown) => void = () => {};
    let toFar: (message: unknown) => void = () => {};
    const door = {
      sit: async (_match: string, _seat: number, listener: { sight(sight: unknown): void }) => {
        for (const sight of sights) listener.sight(sight);
        return {};
      },
    } as unknown as Door;
    const post = (message: unknown) => {
      bytes += JSON.stringify(message).length;
      toNear(carried(message));
    };
    serve(door, { post, receive: (take) => (toFar = take) }, { inParts });
    const near = connect({ post: (message) => toFar(carried(message)), receive: (take) => (toNear = take) });
    await near.sit('match', 0, { sight: (sight) => seen.push(sight), fault: () => {} });
    return { sights: seen, bytes };
  };
  const [whole, parts] = [await heard(false), await heard(true)];
  expect(parts.sights).toEqual(whole.sights);
  expect(parts.sights).toEqual(sights);
  expect(parts.bytes).toBeLessThan(whole.bytes);
});
