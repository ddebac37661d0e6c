import { markOf, type Receipt } from '@turnpoint/protocol';
import { describe, expect, test } from 'vitest';
import { memoryStorage, type Storage } from '../src/index.ts';
import { drop, Evening, FOUR, person } from './evening.ts';

const two = [person('Ann'), person('Bea')];
const DONE = { kind: 'done' };
const STALE = { kind: 'stale' };
const phone = (number: number): Receipt => ({ client: 'phone', number });

async function begun(storage = memoryStorage()) {
  const evening = new Evening({ storage });
  const match = await evening.begin(FOUR, two);
  const made = async () => (await storage.read(match))?.choices.map(({ choice }) => choice);
  return { evening, match, storage, made };
}

/** Stores what it is told to, and then `answers` otherwise. */
function storedBut(storage: Storage, answers: () => Promise<never>): Storage {
  return { ...storage, append: (...args) => storage.append(...args).then(answers) };
}

describe('a change that is sent again is carried out once and answered alike', () => {
  test('a choice', async () => {
    const { evening, match, made } = await begun();
    const ann = await evening.sit(match, 0);
    expect(await ann.choose([drop(3)], 0, phone(1))).toEqual(DONE);
    expect(await ann.choose([drop(3)], 0, phone(1))).toEqual(DONE);
    expect(await made()).toEqual([drop(3)]);
  });

  test('also when its host was killed between storing and answering', async () => {
    const { match, storage, made } = await begun();
    const dead = new Evening({ storage: storedBut(storage, () => new Promise(() => {})) });
    const before = await dead.sit(match, 0);
    void before.choose([drop(3)], 0, phone(1));
    await new Promise((next) => setImmediate(next));
    const after = await new Evening({ storage }).sit(match, 0);
    expect(await after.choose([drop(3)], 0, phone(1))).toEqual(DONE);
    expect(await made()).toEqual([drop(3)]);
  });

  test('also when it was taken back meanwhile', async () => {
    const { evening, match, made } = await begun();
    const ann = await evening.sit(match, 0);
    await ann.choose([drop(3)], 0, phone(1));
    await ann.undo(null, { client: 'laptop', number: 1 });
    expect(await ann.choose([drop(3)], 0, phone(1))).toEqual(DONE);
    expect(await made()).toEqual([]);
  });

  test('taking back', async () => {
    const { evening, match, made } = await begun();
    const ann = await evening.sit(match, 0);
    const bea = await evening.sit(match, 1);
    await ann.pick(drop(0));
    await bea.pick(drop(1));
    expect(await bea.undo(null, phone(1))).toBeNull();
    expect(await ann.undo(null, phone(1))).toBeNull();
    await ann.pick(drop(5));
    expect(await ann.undo(null, phone(1))).toBeNull();
    expect(await made()).toEqual([drop(5)]);
  });

  test('a message older than the client’s latest change comes too late', async () => {
    const { evening, match, made } = await begun();
    const ann = await evening.sit(match, 0);
    await ann.choose([drop(3)], 0, phone(2));
    await ann.undo(null, phone(3));
    expect(await ann.choose([drop(3)], 0, phone(2))).toEqual(STALE);
    expect(await made()).toEqual([]);
  });

  test('what was answered otherwise when it came again is not made when the first message comes', async () => {
    const { evening, match, made } = await begun();
    const [ann, bea] = [await evening.sit(match, 0), await evening.sit(match, 1)];
    await ann.pick(drop(0));
    await ann.undo(null);
    expect(await bea.choose([drop(4)], 1, { ...phone(1), again: true })).toEqual(STALE);
    await ann.pick(drop(0));
    expect(await bea.choose([drop(4)], 1, phone(1))).toEqual(STALE);
    expect(await bea.choose([drop(4)], 1, phone(2))).toEqual(DONE);
    expect(await made()).toEqual([drop(0), drop(4)]);
  });

  test('a choice made for another position of the same step is stale', async () => {
    const { evening, match, made } = await begun();
    const [ann, bea] = [await evening.sit(match, 0), await evening.sit(match, 1)];
    await ann.pick(drop(0));
    const mark = markOf(bea.now().look);
    await ann.undo(null);
    await ann.pick(drop(6));
    expect(await bea.choose([drop(0)], 1, { ...phone(1), mark })).toEqual(STALE);
    expect(await bea.choose([drop(0)], 1, { ...phone(2), mark: markOf(bea.now().look) })).toEqual(DONE);
    expect(await made()).toEqual([drop(6), drop(0)]);
  });

  test('who has seen the latest sight chose for it; who has not, or sends again, is asked for the position', async () => {
    const { evening, match, made } = await begun();
    const [ann, bea] = [await evening.sit(match, 0), await evening.sit(match, 1)];
    await ann.pick(drop(0));
    const mark = markOf(bea.now().look);
    await ann.undo(null);
    await ann.pick(drop(6));
    // The deal, a choice, none, and another choice.
    for (const [number, told] of [{ seen: 2 }, { seen: 3 }, { seen: 4, again: true as const }].entries())
      expect(await bea.choose([drop(0)], 1, { ...phone(number), mark, ...told })).toEqual(STALE);
    expect(await bea.choose([drop(0)], 1, { ...phone(4), mark: 0, seen: 4 })).toEqual(DONE);
    expect(await made()).toEqual([drop(6), drop(0)]);
  });

  test('whose line is cut while their choice is on its way has not seen what came after', async () => {
    const { evening, match, storage, made } = await begun();
    const ann = await evening.sit(match, 0);
    await ann.pick(drop(0));
    const bea = await new Evening({ storage }).sit(match, 1);
    const mark = markOf(bea.now().look);
    await ann.undo(null);
    await ann.pick(drop(6));
    const chosen = bea.choose([drop(0)], 1, { ...phone(1), mark, seen: bea.sights.length });
    await bea.close();
    expect(await chosen).toEqual(STALE);
    expect(await made()).toEqual([drop(6)]);
  });

  test('nobody spends the numbers of another seat', async () => {
    const { evening, match, made } = await begun();
    const [ann, bea] = [await evening.sit(match, 0), await evening.sit(match, 1)];
    await ann.choose([drop(3)], 0, phone(9));
    expect(await bea.choose([drop(4)], 1, phone(9))).toEqual(DONE);
    expect(await made()).toEqual([drop(3), drop(4)]);
  });

  test('receipts are in no record', async () => {
    const { evening, match, storage } = await begun();
    const ann = await evening.sit(match, 0);
    await ann.choose([drop(3)], 0, phone(1));
    const stored = await storage.read(match);
    expect(stored?.receipts).toEqual([{ ...phone(1), seat: 0, isMade: true }]);
    expect(stored?.choices).toEqual([{ seat: 0, choice: drop(3) }]);
  });
});

test('what was stored although the storage said otherwise is done', async () => {
  const { match, storage, made } = await begun();
  const cut = new Evening({ storage: storedBut(storage, () => Promise.reject(new Error('the line was cut'))) });
  const ann = await cut.sit(match, 0);
  expect(await ann.choose([drop(3)], 0, phone(1))).toEqual(DONE);
  expect(ann.now().look.step).toBe(1);
  expect(await made()).toEqual([drop(3)]);
});

describe('who comes back says what they know', () => {
  test('and is told what they have missed', async () => {
    const { evening, match } = await begun();
    const [ann, bea] = [await evening.sit(match, 0), await evening.sit(match, 1)];
    await ann.pick(drop(0));
    const known = bea.known();
    await bea.pick(drop(1));
    await ann.pick(drop(2));
    const back = await evening.sit(match, 1, 'ann', known);
    expect(back.now()).toMatchObject({ from: 2, look: { step: 3 } });
    expect(back.now().log.map(({ step }) => step)).toEqual([2, 3]);
  });

  test('and is told everything where that was taken back', async () => {
    const { evening, match } = await begun();
    const ann = await evening.sit(match, 0);
    await ann.pick(drop(0));
    const known = ann.known();
    await ann.undo(null);
    await ann.pick(drop(4));
    const back = await evening.sit(match, 0, 'ann', known);
    expect(back.now().from).toBe(0);
    expect(back.now().log.map(({ step }) => step)).toEqual([0, 1]);
  });
});
