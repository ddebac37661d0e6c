import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Received } from '../src/changes/received.ts';
import { Sent } from '../src/changes/sent.ts';
import { connect, type Door, type Listener, serve } from '../src/index.ts';

/** As it comes out of a channel that carries JSON. */
const carried = <X>(value: X): X => JSON.parse(JSON.stringify(value));

const leaf = fc.oneof(
  fc.integer({ max: 3, min: 0 }),
  fc.constantFrom('a', '', '"', '\ud83d', 'ä/b'),
  fc.constant(null),
);
const message = fc.record({
  key: fc.constantFrom('lay', 'draw'),
  args: fc.dictionary(fc.constantFrom('kind', 'seat', 'list', '1'), fc.oneof(leaf, fc.array(leaf, { maxLength: 2 }))),
});
const named = fc.oneof(
  message,
  fc.record({ key: fc.constantFrom('lay', 'draw') }),
  fc.record({ kind: fc.constantFrom('lay', 'draw'), args: leaf }),
  fc.record({ type: fc.constant('lay'), clause: fc.constantFrom('1.2', null), by: message }),
  fc.record({ type: leaf, clause: leaf }),
);
const part = fc.oneof(
  leaf,
  named,
  fc.array(fc.oneof(leaf, named), { maxLength: 60 }),
  fc.array(fc.array(leaf, { maxLength: 2 }), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('x', 'y', '1', '', 'a/b'), fc.oneof(leaf, named, fc.constant(undefined))),
);
const pushed = fc.record({
  look: fc.record({ step: fc.nat(3), view: fc.record({ board: part, hand: part }), choices: fc.array(leaf) }),
  labels: fc.array(leaf),
  reckoned: part,
});

describe('what is pushed as changes', () => {
  test('arrives as it was, to the byte', () => {
    fc.assert(
      fc.property(fc.array(pushed, { minLength: 1, maxLength: 8 }), (all) => {
        const sent = new Sent();
        const received = new Received();
        for (const each of all) {
          const near = received.changed(carried(sent.next(each)));
          expect(JSON.stringify(near)).toBe(JSON.stringify(each));
        }
      }),
    );
  });

  test('follows from what was sent before and nothing else', () => {
    const histories = fc.tuple(pushed, pushed);
    fc.assert(
      fc.property(histories, ([first, second]) => {
        const [one, other] = [new Sent(), new Sent()];
        for (const sent of [one, other]) sent.next(carried(first));
        expect(JSON.stringify(one.next(second))).toBe(JSON.stringify(other.next(carried(second))));
      }),
    );
  });

  test('is little where little changed, also within a long part', () => {
    const board = Array.from({ length: 200 }, (_, cell) => ({ cell, card: null as string | null }));
    const sent = new Sent();
    sent.next({ look: { step: 1, view: { board } } });
    const next = board.with(100, { cell: 100, card: 'brake' });
    const changes = JSON.stringify(sent.next({ look: { step: 2, view: { board: next } } }));
    expect(changes).toBe('[-1,[0,2,-2,[-1,[-101,[1,"brake"]]]]]');
  });

  test('names the fields of objects that are named only once', () => {
    const lay = (cell: number) => ({ type: 'lay', clause: '6.5', cell, by: { key: 'log.lay', args: { cell } } });
    const sent = new Sent();
    sent.next({ log: [] });
    sent.next({ log: [lay(7)] });
    expect(JSON.stringify(sent.next({ log: [lay(8), lay(9)] }))).toBe('[-1,[[0,0,[2,8,[3,8]],[2,9,[3,9]]]]]');
  });

  test('is not taken where it does not fit what is here', () => {
    const whole = [{ look: { step: 1 } }];
    for (const changes of [
      [1, 0],
      [-1, [1, 0]],
      [-1, [-1, [0, 1]]],
      [0, [9, 'of no kind']],
    ]) {
      const received = new Received();
      received.changed(whole);
      expect(() => received.changed(changes)).toThrow();
      expect(() => received.changed([-1, [0, 2]]), 'not before everything comes').toThrow();
      received.changed(whole);
      expect(received.changed([-1, [0, 2]])).toEqual({ look: { step: 2 } });
    }
    expect(() => new Received().changed([])).toThrow();
  });
});

test('a listener cannot tell whether its sights came whole or as changes', async () => {
  const sights = [1, 2, 2, 3].map((step) => ({
    look: { step, view: { cards: Array(40).fill(step) } },
    log: [step],
    from: step,
  }));
  const heard = async (inChanges: boolean): Promise<{ sights: unknown[]; bytes: number }> => {
    const seen: unknown[] = [];
    let bytes = 0;
    let toNear: (message: unknown) => void = () => {};
    let toFar: (message: unknown) => void = () => {};
    const door = {
      sit: async (_match: string, _seat: number, listener: Required<Listener>) => {
        for (const sight of sights) listener.sight(sight as never);
        for (const now of [1, 2]) listener.company({ terms: { undo: 'none' }, now } as never);
        return {};
      },
    } as unknown as Door;
    const post = (message: unknown) => {
      bytes += JSON.stringify(message).length;
      toNear(carried(message));
    };
    serve(door, { post, receive: (take) => (toFar = take) }, { inChanges });
    const near = connect({ post: (message) => toFar(carried(message)), receive: (take) => (toNear = take) });
    await near.sit('match', 0, {
      sight: (sight) => seen.push(sight),
      company: ({ now }) => seen.push(now),
      fault: () => {},
    });
    return { sights: seen, bytes };
  };
  const [whole, changes] = [await heard(false), await heard(true)];
  expect(changes.sights).toEqual(whole.sights);
  expect(changes.sights).toEqual([...sights, 1, 2]);
  expect(changes.bytes).toBeLessThan(whole.bytes);
});

test('where changes do not fit what the near side has, it asks for everything', async () => {
  const steps: number[] = [];
  const posted: unknown[] = [];
  let toNear: (message: unknown) => void = () => {};
  const near = connect({ post: (message) => posted.push(message), receive: (take) => (toNear = take) });
  const opening = near.sit('match', 0, { sight: ({ look }) => steps.push(look.step), fault: () => {} });
  toNear([1, { look: { step: 1 }, log: [], from: 0 }]);
  toNear({ call: 1, ok: true, value: null });
  await opening;
  for (const changes of [
    [-1, [7, 2]],
    [-1, [0, 3]],
  ])
    toNear([1, ...changes]);
  expect(posted.slice(1)).toEqual([
    { call: 2, on: 1, verb: 'close', args: [] },
    { call: 1, on: 'door', verb: 'sit', args: ['match', 0, 1, true, null] },
  ]);
  toNear([1, { look: { step: 3 }, log: [], from: 0 }]);
  toNear([1, -1, [0, 4]]);
  expect(steps).toEqual([1, 3, 4]);
  toNear({ port: 1, company: [0, 'away'] });
  expect(posted.slice(3)).toMatchObject([{ verb: 'close' }, { verb: 'sit' }]);
});
