import { start } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { Duel, Scene } from '../src/index.ts';
import { connectFour } from '../src/toy/connect-four.ts';

const fresh = () => new Scene(connectFour, start(connectFour, {}, 2, '').state);
const drop = (column: number) => ({ kind: 'drop', column }) as const;

describe('a scene', () => {
  test('takes real choices and keeps the log', () => {
    const t = fresh();
    t.as(0).choose(drop(3));
    t.awaits(1, 'turn');
    expect(t.offered(0)).toEqual([]);
    expect(t.offered(1)).toHaveLength(7);
    expect(t.told(null)).toMatchObject([{ type: 'drop', seat: 0, column: 3 }]);
    expect(t.look(1).step).toBe(1);
    expect(t.sealed).toBe(false);
  });

  test('throws with what is offered when a choice is refused', () => {
    expect(() => fresh().as(0).choose(drop(9))).toThrow(/refused by C4-1\.2.*"column":6/s);
    expect(() => fresh().as(1).choose(drop(0))).toThrow(/refused by C4-2\.1.*nothing/s);
  });

  test('asserts refusals by their clause', () => {
    const t = fresh();
    t.as(0).cannot(drop(7), 'C4-1.2');
    t.as(0).cannot(null, 'C4-1.2');
    t.as(1).cannot(drop(0), 'C4-2.1');
    expect(() => t.as(0).cannot(drop(7), 'C4-1.3')).toThrow();
    expect(() => t.as(0).cannot(drop(0), 'C4-1.2')).toThrow(/drop/);
  });

  test('knows what it waits for', () => {
    expect(() => fresh().awaits(1, 'turn')).toThrow(/not asked/);
  });
});

describe('a duel', () => {
  const words = {
    parse: (_s: unknown, _seat: number, text: string) => drop(Number(text.split(' ')[1])),
    print: (_s: unknown, { kind, column }: ReturnType<typeof drop>) => `${kind} ${column}`,
  };
  const at = (settles: (s: { readonly step: number }) => boolean) =>
    new Duel(connectFour, start(connectFour, {}, 2, '').state, { ...words, settles });

  test('is played and refused in words, by name', () => {
    const t = at(() => false)
      .ana('drop 3')
      .bo('drop 3');
    expect(t.turn).toBe('ana');
    expect(t.offers('ana', 'drop 6')).toEqual(['drop 6']);
    expect([t.refusal('ana', 'drop 7'), t.refusal('bo', 'drop 0'), t.refusal('ana', 'drop 0')]).toEqual([
      'C4-1.2',
      'C4-2.1',
      null,
    ]);
    expect(() => t.seat('cleo')).toThrow('nobody is called cleo');
    expect(() => t.ana('drop 9')).toThrow('drop 9 of seat ana is refused by C4-1.2');
  });

  test('a question that settles itself takes its first answer, unless the test stops before it', () => {
    const settling = at(({ step }) => step === 0);
    expect(settling.ana().entries('drop')).toMatchObject([{ seat: 0, column: 0 }]);
    expect(
      at(({ step }) => step === 0)
        .until('ana', 'drop 5')
        .entries('drop'),
    ).toMatchObject([{ column: 5 }]);
  });
});

describe('Connect Four', () => {
  test('is won by four in a row, in every direction', () => {
    const lines: Record<string, number[]> = {
      upright: [0, 1, 0, 1, 0, 1, 0],
      level: [0, 0, 1, 1, 2, 2, 3],
      rising: [0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3],
      falling: [6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3],
    };
    for (const [name, columns] of Object.entries(lines)) {
      const t = fresh();
      columns.forEach((column, i) => {
        expect(t.state.outcome, name).toBeNull();
        t.as(i % 2).choose(drop(column));
      });
      expect(t.state.outcome?.winners, name).toEqual([0]);
    }
  });

  test('does not join columns over the border', () => {
    const t = fresh();
    for (const [i, column] of [0, 1, 0, 1, 0, 1, 2, 0, 3, 0, 3, 0].entries()) t.as(i % 2).choose(drop(column));
    expect(t.state.outcome).toBeNull();
    t.as(0).cannot(drop(0), 'C4-1.3');
  });
});
