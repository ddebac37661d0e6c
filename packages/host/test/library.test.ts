import { canonical, sha256 } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../src/index.ts';
import { dailySeed } from '../src/seeds.ts';
import { bot, drop, Evening, FOUR, HUSH, person, playOut, WON } from './evening.ts';

const two = [person('Ann'), person('Bea')];

describe('library', () => {
  test("the seal that was shown before is the match's, and an unknown deal is not replaced by another", async () => {
    const evening = new Evening();
    const { library } = evening.door();
    const { ticket, seal } = await library.deal();
    const made = { game: FOUR.id, options: {}, players: two };
    const created = await library.create({ ...made, deal: { ticket } });
    if (!created.ok) throw new Error('refused');
    expect((await library.summary(created.id))?.seal).toBe(seal);
    for (const again of [ticket, 'made up']) {
      await expect(library.create({ ...made, deal: { ticket: again } })).rejects.toThrow(
        'this deal is no longer there',
      );
    }
    expect((await library.list()).matches).toHaveLength(1);
  });

  test('a deal waits while its person opens 23 others, whatever other people deal; older ones are forgotten', async () => {
    const evening = new Evening();
    const [ann, bea] = [evening.door('ann').library, evening.door('bea').library];
    const tickets: string[] = [];
    for (let dealt = 0; dealt < 25; dealt++) tickets.push((await ann.deal()).ticket);
    for (let dealt = 0; dealt < 100; dealt++) await bea.deal();
    const create = (ticket = '') => ann.create({ game: FOUR.id, options: {}, players: two, deal: { ticket } });
    await expect(create(tickets[0])).rejects.toThrow('this deal is no longer there');
    expect(await create(tickets[1])).toMatchObject({ ok: true });
  });

  test('a daily puzzle is the same for all on one day, and another one on another', () => {
    expect(dailySeed('end-of-line', '2026-03-14')).toBe(dailySeed('end-of-line', '2026-03-14'));
    const others = [
      dailySeed('end-of-line', '2026-03-15'),
      dailySeed('end-of-line', '2026-04-14'),
      dailySeed('x', '2026-03-14'),
    ];
    expect(new Set([dailySeed('end-of-line', '2026-03-14'), ...others]).size).toBe(4);
  });

  test('a refused set-up is not stored', async () => {
    const evening = new Evening();
    const { library } = evening.door();
    const { ticket } = await library.deal();
    const created = await library.create({ game: HUSH.id, options: { rounds: 99 }, players: two, deal: { ticket } });
    expect(created).toMatchObject({ ok: false, ruling: { clause: 'HUSH-1.2' } });
    expect(await library.cannotStart(HUSH.id, { rounds: 99 }, 2)).toMatchObject({ clause: 'HUSH-1.2' });
    expect((await library.list()).matches).toEqual([]);
  });

  test('a list tells whose answer is wanted without telling who has answered', async () => {
    const evening = new Evening();
    const match = await evening.begin(HUSH, two);
    const ann = await evening.sit(match, 0);
    const before = await evening.door('ann').library.summary(match);
    expect(before).toMatchObject({ asked: [0, 1], mine: { seat: 0 } });
    await ann.pick(ann.now().look.choices[0] as object);
    const after = await evening.door('ann').library.summary(match);
    expect(after).toMatchObject({ asked: [0, 1], mine: { seat: 1 } });
    expect(JSON.stringify({ ...after, mine: null, changed: 0 })).toBe(
      JSON.stringify({ ...before, mine: null, changed: 0 }),
    );
  });

  test('a list is right also when nothing but the choices was kept, and holds no seed', async () => {
    const storage = memoryStorage();
    const evening = new Evening({ storage });
    const match = await evening.begin(FOUR, two);
    const ann = await evening.sit(match, 0);
    await ann.pick(drop(0));
    const killed = new Evening({ storage });
    const { matches } = await killed.door().library.list();
    expect(matches).toMatchObject([{ id: match, asked: [1], look: { step: 1 } }]);
    expect(JSON.stringify(matches)).not.toContain((await storage.read(match))?.header.seed);
  });

  test('a match that cannot be opened stands beside the others, with the reason and what is stored', async () => {
    const storage = memoryStorage();
    const evening = new Evening({ storage });
    const sound = await evening.begin(FOUR, two);
    const stored = await storage.read(sound);
    if (stored === null) throw new Error('not stored');
    const { header } = stored;
    await storage.create({ ...stored, header: { ...header, id: 'older', version: '0' } });
    await storage.create({ ...stored, header: { ...header, id: 'unknown', game: 'chess' } });
    await storage.create({
      ...stored,
      header: { ...header, id: 'damaged' },
      choices: [{ seat: 1, choice: { kind: 'x' } }],
    });
    const { library } = new Evening({ storage }).door();
    const { matches, broken } = await library.list();
    expect(matches.map(({ id }) => id)).toEqual([sound]);
    expect(broken.map(({ id }) => id)).toEqual(['older', 'unknown', 'damaged']);
    expect(broken.every(({ fault }) => fault.length > 10)).toBe(true);
    expect(await library.salvage('damaged')).toMatchObject({ header: { id: 'damaged' } });
    await expect(library.salvage(sound)).rejects.toThrow('can be opened');
    await expect(library.summary('damaged')).rejects.toThrow('choice 1 of seat 1 is refused');
    await library.remove('damaged');
    expect((await library.list()).broken).toHaveLength(2);
  });

  test('only who made a match removes it', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, two);
    // As if there were no such match.
    await evening.door('eve').library.remove(match);
    expect(await evening.door().library.summary(match)).not.toBeNull();
    await evening.door().library.remove(match);
    expect(await evening.door().library.summary(match)).toBeNull();
  });
});

describe('a match with others', () => {
  test('goes on, whoever of them would rather have it gone', async () => {
    const evening = new Evening();
    const match = await evening.together(FOUR, {});
    for (const who of ['ann', 'bea'])
      await expect(evening.door(who).library.remove(match)).rejects.toThrow('others play this match');
    expect(await evening.door('bea').library.summary(match)).not.toBeNull();
  });

  test('can be put away when it is over: it stays with the others, and goes with the last of them', async () => {
    const evening = new Evening();
    const match = await evening.together(FOUR, {});
    const seats = [await evening.sit(match, 0, 'ann'), await evening.sit(match, 1, 'bea')];
    for (const [i, column] of WON.entries()) await seats[i % 2]?.pick(drop(column));
    const lists = async (who: string) =>
      (await evening.door(who).library.list()).matches.some(({ id }) => id === match);
    await evening.door('ann').library.remove(match);
    expect([await lists('ann'), await lists('bea')]).toEqual([false, true]);
    expect((await evening.door('bea').review.record(match)).choices).toHaveLength(WON.length);
    await evening.host.forget('ann');
    expect(JSON.stringify((await evening.outside.storage.read(match))?.header)).not.toContain('"ann"');
    await evening.door('bea').library.remove(match);
    expect(await evening.outside.storage.read(match)).toBeNull();
  });
});

describe('records from outside', () => {
  test('come back as they went, and end as they say', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, two);
    await playOut(evening, match);
    const { library, review } = evening.door();
    const record = await review.record(match);
    const id = await library.import(JSON.stringify(record), ['Ina', 'Jon']);
    expect(await review.record(id)).toEqual(record);
    expect((await library.summary(id))?.players.map(({ name }) => name)).toEqual(['Ina', 'Jon']);
  });

  test('a record whose end is not what its choices lead to is refused', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, two);
    await playOut(evening, match);
    const { library, review } = evening.door();
    const { hash: _, ...record } = await review.record(match);
    const other = { ...record, end: '0'.repeat(64) };
    const forged = { ...other, hash: sha256(canonical(other)) };
    await expect(library.import(JSON.stringify(forged), [])).rejects.toThrow('ends differently');
    await expect(library.import('{', [])).rejects.toThrow();
    expect((await library.list()).matches).toHaveLength(1);
  });
});

describe('review', () => {
  test('is for finished matches alone', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, two);
    const { review } = evening.door();
    const point = { step: 0, person: 0, names: [] };
    for (const asked of [
      () => review.record(match),
      () => review.replay(match),
      () => review.sightAt(match, null, 0),
      () => review.textAt(match, null, 0),
      () => review.check(match),
      () => review.odds(match, 0, 0, 1),
      () => review.branch(match, point),
      () => review.solve(match, 'x'),
    ]) {
      await expect(asked()).rejects.toThrow('the match is not over');
    }
  });

  test('checks the deal and the end, shows any step, and knows the odds', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, two);
    await playOut(evening, match);
    const { review } = evening.door();
    expect(await review.check(match)).toMatchObject({ sealFits: true, endFits: true, choices: 7 });
    expect((await review.replay(match)).steps.map(({ seat }) => seat)).toEqual([null, 0, 1, 0, 1, 0, 1, 0]);
    expect(await review.sightAt(match, 0, 3)).toMatchObject({ look: { step: 3 } });
    expect(await review.odds(match, 0, 7, 4)).toEqual({ kind: 'win', value: 1, doubt: 0, worlds: 4 });
    expect(await review.odds(match, 1, 7, 4)).toMatchObject({ value: 0 });
  });

  test('a branch has exactly the choices before its point, and bots at the other seats', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, two);
    await playOut(evening, match);
    const { review, library } = evening.door();
    const id = await review.branch(match, { step: 3, person: 1, names: ['A', 'B'] });
    const stored = await evening.outside.storage.read(id);
    expect(stored?.choices.map(({ choice }) => (choice as { column?: number }).column)).toEqual([0, 1, 0]);
    expect(stored?.header).toMatchObject({ from: { id: match, step: 3 }, holders: [null, 'ann'] });
    expect((await library.summary(id))?.players).toEqual([bot('A'), person('B')]);
  });

  test('a stranger reviews nothing', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, two);
    await playOut(evening, match);
    await expect(evening.door('eve').review.record(match)).rejects.toThrow('no such match');
  });
});
