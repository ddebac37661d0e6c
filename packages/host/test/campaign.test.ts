import type { Chain, Door, Summary } from '@turnpoint/protocol';
import { outsideOf } from '@turnpoint/testkit/ports';
import { describe, expect, test } from 'vitest';
import { bot, Evening, person, playOut } from './evening.ts';
import { SAGA } from './saga.ts';

const two = [person('Ann'), person('Bea')];
const evening = () => new Evening({ catalogue: outsideOf([SAGA]).catalogue });

async function begin(door: Door, options: object = {}, follows?: string): Promise<string> {
  const { ticket } = await door.library.deal();
  const made = await door.library.create({
    ...{ game: SAGA.id, options, players: two, deal: { ticket } },
    ...(follows !== undefined && { follows }),
  });
  if (!made.ok) throw new Error(made.ruling.clause);
  return made.id;
}

const summaryOf = async ({ library }: Door, id: string) => (await library.summary(id)) as Summary;

/** Two matches, the second goes on from the first. */
async function twoPlayed() {
  const table = evening();
  const door = table.door();
  const first = await begin(door);
  await playOut(table, first);
  const second = await begin(door, { way: 'left' }, first);
  await playOut(table, second);
  return { table, door, first, second };
}

describe('a campaign', () => {
  test('a match goes on from a finished one; what was handed on reaches the rules and no list', async () => {
    const { door, first, second } = await twoPlayed();
    expect(await door.review.onward(first)).toEqual([
      { way: 'left', after: 1 },
      { way: 'right', after: 1 },
    ]);
    const seen = await summaryOf(door, second);
    expect(seen).toMatchObject({ follows: first, options: { way: 'left' } });
    expect(JSON.stringify({ ...seen, look: null })).not.toContain('secret');
    const [before, record] = [await door.review.record(first), await door.review.record(second)];
    expect(record).toMatchObject({ follows: before.hash, options: { carried: { won: 1, secret: 'ace' } } });
    expect(await summaryOf(door, first)).toMatchObject({ follows: null });
  });

  test('nothing follows a match that runs, that is another’s, or that hands nothing on', async () => {
    const { table, door, second } = await twoPlayed();
    const third = await begin(door, {}, second);
    await expect(begin(door, {}, third)).rejects.toThrow('not over');
    await expect(door.review.onward(third)).rejects.toThrow('not over');
    await playOut(table, third);
    expect(await door.review.onward(third)).toEqual([]);
    await expect(begin(door, {}, third)).rejects.toThrow('hands nothing on');
    await expect(begin(table.door('eve'), {}, second)).rejects.toThrow('no such match');
  });

  test('the other way can be tried, and one of them played again from its middle, without losing the first', async () => {
    const { door, first, second } = await twoPlayed();
    const other = await begin(door, { way: 'right' }, first);
    const branch = await door.review.branch(second, { step: 2, person: 0, names: [] });
    for (const id of [second, other, branch]) expect((await summaryOf(door, id)).follows).toBe(first);
  });

  test('moved as one file to another host it goes on there, with the same people', async () => {
    const { door, second } = await twoPlayed();
    const file = await door.review.chain(second);
    expect(file.chain.length).toBe(2);
    const players = [person('Ann'), bot('Bo')];
    const elsewhere = evening();
    const far = elsewhere.door();
    const last = await far.library.import(JSON.stringify({ ...file, players }), []);
    const seen = await summaryOf(far, last);
    expect(seen.players).toEqual(players);
    expect(await summaryOf(far, seen.follows ?? '')).toMatchObject({ follows: null });
    const third = await begin(far, {}, last);
    await playOut(elsewhere, third);
    expect((await far.review.chain(third)).chain.length).toBe(3);
    // Taken in once more, nothing is there twice.
    expect(await far.library.import(JSON.stringify(file), [])).toBe(last);
    expect((await far.library.list()).matches.length).toBe(3);
  });

  test('a file that is not genuine is not taken, and says why', async () => {
    const { door, second } = await twoPlayed();
    const file = await door.review.chain(second);
    const { library } = evening().door();
    const refused = async (spoiled: Partial<Record<keyof Chain, unknown>>, why: string) =>
      expect(library.import(JSON.stringify({ ...file, ...spoiled }), [])).rejects.toThrow(why);
    await refused({ chain: [] }, 'at least one');
    await refused({ chain: file.chain.slice(1) }, 'does not follow');
    await refused({ chain: [...file.chain].reverse() }, 'does not follow');
    await refused({ chain: [{ ...file.chain[0], seed: 'another' }] }, 'hash differs');
    for (const players of [null, [], [person('Ann')], [person('Ann'), { ...bot('Bo'), level: 9 }]])
      await refused({ players }, 'who sat');
    expect((await library.list()).matches).toEqual([]);
  });

  test('a chain that lacks a match cannot be handed over', async () => {
    const { door, first, second } = await twoPlayed();
    await door.library.remove(first);
    await expect(door.review.chain(second)).rejects.toThrow('no longer here');
    expect(await door.review.onward(second)).not.toEqual([]);
  });
});
