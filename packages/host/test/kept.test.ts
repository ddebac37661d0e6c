import { expect, test } from 'vitest';
import { memoryStorage, type Stored } from '../src/index.ts';
import { drop, Evening, FOUR, person, playOut, WON } from './evening.ts';

const two = [person('Ann'), person('Bea')];

async function finished(evening: Evening): Promise<Stored> {
  const id = await evening.begin(FOUR, two);
  await playOut(evening, id);
  return (await evening.outside.storage.read(id)) as Stored;
}

test('the match that changed last is listed first', async () => {
  const evening = new Evening();
  const made = [];
  for (let i = 0; i < 3; i++) {
    evening.clock.turn(1000);
    made.push(await evening.begin(FOUR, two));
  }
  const [, second] = made as [string, string, string];
  evening.clock.turn(1000);
  await (await evening.sit(second, 0)).pick(drop(0));
  const { matches } = await evening.door().library.list();
  expect(matches.map(({ id }) => id)).toEqual([second, made[2], made[0]]);
});

test('what cannot be opened is handed to its owner alone', async () => {
  const storage = memoryStorage();
  const evening = new Evening({ storage });
  const stored = await finished(evening);
  await storage.create({ ...stored, header: { ...stored.header, id: 'older', version: '0' } });
  expect(await evening.door().library.salvage('older')).toHaveProperty('choices.length', WON.length);
  for (const id of ['older', 'nowhere']) {
    await expect(evening.door('eve').library.salvage(id)).rejects.toThrow('there is no such match here');
  }
});

test('the deals of a day and of a first match are named by them, and the same for all', async () => {
  const evening = new Evening();
  const seeds = [];
  for (const deal of [{ daily: '2026-03-14' }, { first: 'hello' }, { first: 'hello' }, { first: 'other' }]) {
    const created = await evening.door().library.create({ game: FOUR.id, options: {}, players: two, deal });
    const stored = created.ok ? await evening.outside.storage.read(created.id) : null;
    seeds.push([stored?.header.seed, stored?.header.daily]);
  }
  expect(seeds).toEqual([
    [`${FOUR.id} daily 2026-03-14`, '2026-03-14'],
    [`${FOUR.id} first match hello`, null],
    [`${FOUR.id} first match hello`, null],
    [`${FOUR.id} first match other`, null],
  ]);
});

test('a match keeps its end from when it is over, also one that was imported or branched at its end', async () => {
  const evening = new Evening();
  const { header, end } = await finished(evening);
  const { library, review } = evening.door();
  const imported = await library.import(JSON.stringify(await review.record(header.id)), []);
  const names = ['A', 'B'];
  const whole = await review.branch(header.id, { step: WON.length, person: 0, names });
  const part = await review.branch(header.id, { step: 2, person: 0, names });
  const ends = [];
  for (const id of [imported, whole, part]) ends.push((await evening.outside.storage.read(id))?.end);
  expect(end).not.toBeNull();
  expect(ends).toEqual([end, end, null]);
});

test('a check says that the seal or the end is another', async () => {
  const storage = memoryStorage();
  const evening = new Evening({ storage });
  const stored = await finished(evening);
  const { review } = evening.door();
  await storage.create({ ...stored, header: { ...stored.header, id: 'resealed', seal: '0'.repeat(64) } });
  await storage.create({ ...stored, header: { ...stored.header, id: 'ended' }, end: '0'.repeat(64) });
  expect(await review.check('resealed')).toMatchObject({ sealFits: false, endFits: true });
  expect(await review.check('ended')).toMatchObject({ sealFits: true, endFits: false });
});

test('a solution is a match of its own from the same deal, played as the solver says', async () => {
  const plain = new Evening().outside.catalogue;
  const choices = WON.map((column, i) => ({ seat: i % 2, choice: drop(column) }));
  const catalogue = { ...plain, solver: async () => () => ({ best: 3, choices }) } as never;
  const evening = new Evening({ catalogue });
  const { header } = await finished(evening);
  const { id, score } = await evening.door().review.solve(header.id, 'Solver');
  const solved = await evening.outside.storage.read(id);
  expect([score, solved?.choices.length, solved?.header.seed]).toEqual([3, WON.length, header.seed]);
  expect(solved?.header.players).toEqual([person('Solver'), person('Solver')]);
  expect((await evening.door().library.summary(id))?.seats).toEqual([]);
  // It can be watched, but it is no match of theirs: no list tells of it, however often it is asked for.
  const again = await evening.door().review.solve(header.id, 'Solver');
  const { matches } = await evening.door().library.list();
  expect([again.id, matches.map((match) => match.id)]).toEqual([id, [header.id]]);
  expect((await evening.door().review.replay(id)).steps).toHaveLength(WON.length + 1);
  await evening.door().library.remove(header.id);
  expect(await evening.outside.storage.read(id)).toBeNull();
  const without = new Evening();
  const other = await finished(without);
  await expect(without.door().review.solve(other.header.id, 'x')).rejects.toThrow('has no solver');
});

test('a sight has a label for every choice and sentences for every entry', async () => {
  const evening = new Evening();
  const ann = await evening.sit(await evening.begin(FOUR, two), 0);
  const { look, labels } = ann.now();
  expect(labels).toHaveLength(look.choices.length);
  for (const label of labels) expect(label).toMatchObject({ key: expect.any(String) });
  await ann.pick(drop(3));
  const steps = ann.now().log.filter(({ entries }) => entries.length > 0);
  expect(steps.length).toBeGreaterThan(0);
  for (const { entries, lines } of steps) {
    expect(lines).toHaveLength(entries.length);
    for (const line of lines) expect(line).toMatchObject({ key: expect.any(String) });
  }
});
