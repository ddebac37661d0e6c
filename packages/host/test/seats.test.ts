import { describe, expect, test } from 'vitest';
import { memoryStorage, type Storage } from '../src/index.ts';
import { bot, drop, Evening, FOUR, HUSH, person, until } from './evening.ts';

const two = [person('Ann'), person('Bea')];

describe('a seat is a port, bound to who may use it', () => {
  test('a first sight comes with the opening, others only when something changed for the viewer', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, two);
    const ann = await evening.sit(match, 0);
    const bea = await evening.sit(match, 1);
    expect([ann.sights.length, bea.sights.length]).toEqual([1, 1]);
    expect(await ann.pick(drop(3))).toEqual({ kind: 'done' });
    expect([ann.sights.length, bea.sights.length]).toEqual([2, 2]);
    expect(bea.now()).toMatchObject({ from: 1, look: { seat: 1, step: 1, asked: [1] } });
    expect(bea.now().log.map(({ step }) => step)).toEqual([1]);
  });

  test('nobody opens a seat that is not theirs, a bot has none to open, and strangers find no match', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, [person('Ann'), bot('Bot')]);
    await expect(evening.sit(match, 1)).rejects.toThrow('this seat is not yours');
    await expect(evening.sit(match, 7)).rejects.toThrow('this seat is not yours');
    await expect(evening.sit(match, 0, 'eve')).rejects.toThrow('no such match');
    await expect(evening.door('eve').watch(match, null)).rejects.toThrow('no such match');
    await expect(evening.door('eve').tempo(match, 0)).rejects.toThrow('no such match');
    expect(await evening.door('eve').library.summary(match)).toBeNull();
  });

  test('several choices are made one after another or not at all', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, two);
    const ann = await evening.sit(match, 0);
    const answer = await ann.pick(drop(0), drop(1));
    expect(answer).toMatchObject({ kind: 'refused', at: 1, ruling: { clause: 'C4-2.1' } });
    expect(ann.sights.length).toBe(1);
    expect((await evening.outside.storage.read(match))?.choices).toEqual([]);
  });

  test('a choice for a look that is gone is stale: a double click is made once', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, two);
    const ann = await evening.sit(match, 0);
    const answers = await Promise.all([ann.choose([drop(0)], 0), ann.choose([drop(0)], 0)]);
    expect(answers.map(({ kind }) => kind)).toEqual(['done', 'stale']);
    expect((await evening.outside.storage.read(match))?.choices).toHaveLength(1);
  });

  test('what cannot be chosen is refused with its clause, whatever it is', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, two);
    const bea = await evening.sit(match, 1);
    expect(await bea.pick(drop(0))).toMatchObject({
      kind: 'refused',
      ruling: { clause: expect.stringContaining('C4') },
    });
    for (const odd of [{}, { kind: 'drop' }, { kind: 'constructor' }, null as unknown as object]) {
      expect(await bea.pick(odd)).toMatchObject({ kind: 'refused' });
      expect(await bea.why(odd)).toMatchObject({ clause: expect.any(String) });
    }
    expect(bea.sights.length).toBe(1);
  });

  test('undo takes back what can be taken back, and the sight says from where', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, two);
    const ann = await evening.sit(match, 0);
    const bea = await evening.sit(match, 1);
    await ann.pick(drop(0));
    expect(ann.now().undo).toBeNull();
    expect(await bea.undo(null)).toBe('not-yours');
    expect(await ann.undo(null)).toBeNull();
    expect(ann.now()).toMatchObject({ from: 1, log: [], look: { step: 0 }, undo: 'nothing-yet' });
    expect(bea.now()).toMatchObject({ from: 1, log: [], look: { step: 0 } });
    expect((await evening.outside.storage.read(match))?.choices).toEqual([]);
  });

  test('looking ahead shows what choices lead to, and changes nothing', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, two);
    const ann = await evening.sit(match, 0);
    expect(await ann.foresee([drop(0)])).toMatchObject({ sealed: false, look: { step: 1 } });
    expect(await ann.foresee([drop(0), drop(0)])).toBeNull();
    expect(ann.sights.length).toBe(1);
  });

  test('looking back shows what was seen then', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, two);
    const ann = await evening.sit(match, 0);
    await ann.pick(drop(0));
    expect(await ann.lookBack(0)).toMatchObject({ step: 0, seat: 0 });
    expect(await ann.lookBack(5)).toBeNull();
  });

  test('an unseen answer is pushed to nobody else, and who still owes one learns it of themselves alone', async () => {
    const evening = new Evening();
    const match = await evening.begin(HUSH, two);
    const [ann, bea] = [await evening.sit(match, 0), await evening.sit(match, 1)];
    const before = [JSON.stringify(bea.sights), await bea.owes()];
    await ann.pick(ann.now().look.choices[0] as object);
    expect(ann.now().look.answer).not.toBeNull();
    expect(await ann.owes()).toBe(false);
    expect([JSON.stringify(bea.sights), await bea.owes()]).toEqual(before);
  });

  test('a closed port is pushed nothing more', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, two);
    const [ann, bea] = [await evening.sit(match, 0), await evening.sit(match, 1)];
    await bea.close();
    await ann.pick(drop(0));
    expect(bea.sights.length).toBe(1);
  });

  test('a spectator sees and cannot choose: the port has no such verb', async () => {
    const evening = new Evening();
    const match = await evening.begin(HUSH, two);
    const seen: unknown[] = [];
    const port = await evening.door().watch(match, { sight: (sight) => seen.push(sight), fault: () => {} });
    expect(Object.keys(port).sort()).toEqual(['close', 'lookBack', 'text']);
    expect(seen).toMatchObject([{ look: { seat: null, choices: [], prompt: null }, undo: 'not-yours' }]);
  });
});

describe('acknowledged means stored', () => {
  test('a choice is stored before anybody is shown it', async () => {
    const storage = memoryStorage();
    const order: string[] = [];
    const watched: Storage = {
      ...storage,
      async append(...args) {
        const revision = await storage.append(...args);
        order.push('stored');
        return revision;
      },
    };
    const evening = new Evening({ storage: watched });
    const match = await evening.begin(FOUR, two);
    const listener = { sight: () => void order.push('shown'), fault: () => {} };
    const port = await evening.door().sit(match, 0, listener);
    await port.choose([drop(0)], 0);
    expect(order).toEqual(['shown', 'stored', 'shown']);
  });

  test('what cannot be stored has not happened, and the sentence says so', async () => {
    const storage = memoryStorage();
    let isFull = false;
    const full: Storage = {
      ...storage,
      append: (...args) => (isFull ? Promise.reject(new Error('the device is full')) : storage.append(...args)),
    };
    const evening = new Evening({ storage: full });
    const match = await evening.begin(FOUR, two);
    const ann = await evening.sit(match, 0);
    isFull = true;
    await expect(ann.pick(drop(0))).rejects.toThrow('the device is full');
    expect(ann.now().look.step).toBe(0);
    isFull = false;
    expect(await ann.pick(drop(1))).toEqual({ kind: 'done' });
    expect((await storage.read(match))?.choices).toEqual([{ seat: 0, choice: drop(1) }]);
  });

  test('killed after any choice, another host goes on exactly there', async () => {
    const storage = memoryStorage();
    const first = new Evening({ storage });
    const match = await first.begin(FOUR, two);
    for (const [i, column] of [3, 3, 2, 2, 1].entries()) {
      const host = new Evening({ storage });
      const seat = await host.sit(match, i % 2);
      expect(seat.now().look.step).toBe(i);
      await seat.pick(drop(column));
      expect(seat.now().look.step).toBe(i + 1);
    }
  });
});

describe('two hosts on one storage', () => {
  function twoTabs() {
    const storage = memoryStorage();
    const heard: ((match: string) => void)[] = [];
    const tab = (at: number) =>
      new Evening({
        storage,
        bus: {
          tell(match) {
            heard[1 - at]?.(match);
          },
          hear(listener) {
            heard[at] = listener;
          },
        },
      });
    return [tab(0), tab(1)] as const;
  }

  test('both follow live', async () => {
    const [one, other] = twoTabs();
    const match = await one.begin(FOUR, two);
    const ann = await one.sit(match, 0);
    const bea = await other.sit(match, 1);
    await ann.pick(drop(0));
    await until(() => bea.now().look.step === 1);
    expect(await bea.pick(drop(1))).toEqual({ kind: 'done' });
    await until(() => ann.now().look.step === 2);
  });

  test('who has not heard of it yet gets the newer sight instead of writing over it', async () => {
    const storage = memoryStorage();
    const [one, other] = [new Evening({ storage }), new Evening({ storage })];
    const match = await one.begin(FOUR, two);
    const [here, there] = [await one.sit(match, 0), await other.sit(match, 0)];
    await here.pick(drop(0));
    expect(await there.pick(drop(5))).toEqual({ kind: 'stale' });
    expect(there.now().look.step).toBe(1);
    expect((await storage.read(match))?.choices).toEqual([{ seat: 0, choice: drop(0) }]);
  });
});
