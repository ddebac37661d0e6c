import { canonical, type Look, type MatchRecord, sha256 } from '@turnpoint/kernel';
import { parseShared, resealed, type Shared, type Summary, unsealed } from '@turnpoint/protocol';
import { parseCall } from '@turnpoint/protocol/schemas';
import { describe, expect, test } from 'vitest';
import { bot, Evening, FOUR, person, playOut, until } from './evening.ts';

const two = [person('Ann'), bot('Bo')];
const names = ['Ann', 'Bo'];

/** Lets a branch go on to its end: whoever is a person drops into the last column that is free. */
async function playOn(evening: Evening, id: string): Promise<void> {
  const { library, watch } = evening.door();
  const { seats } = (await library.summary(id)) as Summary;
  let look: Look | null = null;
  const port = await watch(id, { sight: (sight) => (look = sight.look), fault: () => {} });
  const now = () => look as unknown as Look;
  const own = await Promise.all(seats.map((seat) => evening.sit(id, seat)));
  const mine = () => own[seats.findIndex((seat) => now().asked.includes(seat))];
  while (now().outcome === null) {
    await until(() => now().outcome !== null || mine() !== undefined);
    const seat = mine();
    if (seat !== undefined) await seat.pick(seat.now().look.choices.at(-1) as object);
  }
  for (const each of [port, ...own]) await each.close();
}

/** A finished match with two finished branches: one of it, one of that branch. */
async function played() {
  const evening = new Evening();
  const door = evening.door();
  const trunk = await evening.begin(FOUR, [person('Ann'), person('Bea')]);
  await playOut(evening, trunk);
  const branch = await door.review.branch(trunk, { step: 3, person: 0, names });
  await playOn(evening, branch);
  const second = await door.review.branch(branch, { step: 5, person: 1, names });
  await playOn(evening, second);
  return { evening, door, trunk, branch, second };
}

const ids = (river: readonly Summary[]) => river.map(({ id }) => id);

async function sharedBy({ door, trunk, branch, second }: Awaited<ReturnType<typeof played>>): Promise<Shared> {
  return door.review.share(trunk, [branch, second]);
}

describe('a river', () => {
  test('is the match with all that left it, whichever of them is asked for', async () => {
    const { door, trunk, branch, second } = await played();
    for (const id of [trunk, branch, second])
      expect(ids(await door.review.branches(id))).toEqual([trunk, branch, second]);
    await door.review.nameBranch(branch, '  The other way  ');
    expect((await door.review.branches(trunk))[1]).toMatchObject({
      name: 'The other way',
      from: { id: trunk, step: 3 },
    });
    await door.review.nameBranch(branch, '');
    expect((await door.review.branches(trunk))[1]?.name).toBeUndefined();
  });

  test('is nobody else’s', async () => {
    const { evening, trunk, branch } = await played();
    const { review } = evening.door('eve');
    await expect(review.branches(trunk)).rejects.toThrow('no such match');
    await expect(review.nameBranch(branch, 'x')).rejects.toThrow('no such match');
    await expect(review.share(trunk, [])).rejects.toThrow('no such match');
  });

  test('a branch that goes leaves what left it to what it had left itself', async () => {
    const { door, trunk, branch, second } = await played();
    await door.library.remove(branch);
    const river = await door.review.branches(trunk);
    expect(ids(river)).toEqual([trunk, second]);
    expect(river[1]?.from).toEqual({ id: trunk, step: 3 });
    await door.library.remove(trunk);
    expect(ids(await door.review.branches(second))).toEqual([second]);
  });

  test('bots may hold all seats of a branch, and it is told who plays', async () => {
    const { evening, door, trunk } = await played();
    const id = await door.review.branch(trunk, { step: 2, person: null, names });
    const made = (await door.review.branches(trunk)).find((each) => each.id === id);
    expect(made?.players.map(({ kind }) => kind)).toEqual(['bot', 'bot']);
    expect(made).toMatchObject({ seats: [], mine: null, outcome: null });
    await playOn(evening, id);
    expect((await door.library.summary(id))?.outcome).not.toBeNull();
  });
});

describe('sharing', () => {
  test('hands on nothing that still runs: no match, and no branch of a finished one', async () => {
    const { evening, door, trunk } = await played();
    const running = await evening.begin(FOUR, two);
    await expect(door.review.share(running, [])).rejects.toThrow('not over');
    const branch = await door.review.branch(trunk, { step: 2, person: 0, names });
    await expect(door.review.share(trunk, [branch])).rejects.toThrow('not over');
    // Nor by way of the branch itself.
    await expect(door.review.share(branch, [branch])).rejects.toThrow('not over');
    expect((await door.review.share(branch, [])).branches).toEqual([]);
  });

  test('a branch holds only what is its own, and one whose own branch stays behind leaves the match', async () => {
    const { door, trunk, branch, second } = await played();
    const [all, one] = [await door.review.share(trunk, [second, branch]), await door.review.share(trunk, [second])];
    expect(all.branches.map(({ of, step }) => ({ of, step }))).toEqual([
      { of: null, step: 3 },
      { of: 0, step: 5 },
    ]);
    expect(one.branches.map(({ of, step }) => ({ of, step }))).toEqual([{ of: null, step: 3 }]);
    const record = await door.review.record(second);
    expect(all.branches[1]).toMatchObject({ hash: record.hash, choices: record.choices.slice(5) });
    await expect(door.review.share(trunk, ['elsewhere'])).rejects.toThrow('no such match');
  });

  test('without its hashes it is shorter, and can be sealed again', async () => {
    const shared = await sharedBy(await played());
    const bare = JSON.parse(JSON.stringify(unsealed(shared)));
    expect(JSON.stringify(bare)).not.toContain(shared.match.hash);
    expect(resealed(bare)).toEqual(shared);
  });
});

describe('a visit', () => {
  test('opens what was shared elsewhere, branches and all, and lists it only when it is kept', async () => {
    const there = await played();
    await there.door.review.nameBranch(there.branch, 'The other way');
    const shared = await sharedBy(there);
    const { library, review } = new Evening().door();
    const id = await library.visit(JSON.stringify(shared), []);
    expect(await review.record(id)).toEqual(shared.match);
    const river = await review.branches(id);
    expect(river.map(({ name, isVisit, seats }) => ({ name, isVisit, seats }))).toEqual([
      { name: undefined, isVisit: true, seats: [] },
      { name: 'The other way', isVisit: true, seats: [] },
      { name: undefined, isVisit: true, seats: [] },
    ]);
    expect(river[2]?.from).toEqual({ id: river[1]?.id, step: 5 });
    expect(await review.record(river[2]?.id ?? '')).toEqual(await there.door.review.record(there.second));
    expect((await library.list()).matches).toEqual([]);
    // The same again is the same match, and adds nothing.
    expect(await library.visit(JSON.stringify(shared), [])).toBe(id);
    expect(ids(await review.branches(id))).toEqual(ids(river));
    await library.keep(id);
    expect(ids((await library.list()).matches)).toEqual([id]);
    await library.remove(id);
    for (const each of river) expect(await library.summary(each.id)).toBeNull();
  });

  test('of a bare record says who sat where, and which seats are the visitor’s', async () => {
    const there = await played();
    const record = await there.door.review.record(there.trunk);
    const { library } = new Evening().door();
    const id = await library.visit(JSON.stringify(record), two, [1]);
    expect(await library.summary(id)).toMatchObject({ players: two, seats: [1], isVisit: true });
    await expect(new Evening().door().library.visit(JSON.stringify(record), [])).rejects.toThrow(
      'who sat at each seat',
    );
  });

  test('of a match that runs is refused', async () => {
    const evening = new Evening();
    const running = await evening.begin(FOUR, two);
    const record = await evening.door().library.handOver(running);
    await expect(new Evening().door().library.visit(JSON.stringify(record), two)).rejects.toThrow('not over');
  });

  test('the branch that a friend played comes back into the river it left', async () => {
    const { door, trunk } = await played();
    const friend = new Evening();
    const there = friend.door();
    const visited = await there.library.visit(JSON.stringify(await door.review.share(trunk, [])), []);
    const theirs = await there.review.branch(visited, { step: 4, person: 0, names: ['Cleo', 'Bo'] });
    await playOn(friend, theirs);
    expect(ids((await there.library.list()).matches)).toEqual([theirs]);
    const back = JSON.stringify(await there.review.share(theirs, [theirs]));
    expect(await door.library.visit(back, [])).toBe(trunk);
    const river = await door.review.branches(trunk);
    expect(river).toHaveLength(4);
    expect(river[3]).toMatchObject({ from: { id: trunk, step: 4 }, players: [{ name: 'Cleo' }, { name: 'Bo' }] });
  });

  test('a bare record with the same deal and first choices becomes a branch, at the place where it differs', async () => {
    const { door, trunk, second } = await played();
    const [was, record] = [await door.review.record(trunk), await door.review.record(second)];
    const other = new Evening().door();
    const first = await other.library.visit(JSON.stringify(was), two);
    const id = await other.library.visit(JSON.stringify(record), two);
    const step = record.choices.findIndex((choice, i) => canonical(choice) !== canonical(was.choices[i] ?? null));
    expect((await other.review.branches(first)).map(({ from }) => from)).toEqual([null, { id: first, step }]);
    expect(id).not.toBe(first);
  });

  test('old ones go, unless something that is listed has left them', async () => {
    const evening = new Evening();
    const door = evening.door();
    const visits: string[] = [];
    for (let i = 0; i < 27; i++) {
      evening.clock.turn(1);
      const there = new Evening({}, null, `seed ${i}`);
      const id = await there.begin(FOUR, two);
      await playOn(there, id);
      visits.push(await door.library.visit(JSON.stringify(await there.door().review.record(id)), two));
      if (i === 1) await door.review.branch(visits[1] ?? '', { step: 0, person: 0, names });
    }
    const here = await Promise.all(visits.map(async (id) => (await door.library.summary(id)) !== null));
    expect(here.map((is, i) => (is ? -1 : i)).filter((i) => i >= 0)).toEqual([0, 2]);
  });
});

describe('what comes from outside is data', () => {
  const forge = ({ hash: _, ...record }: MatchRecord, changed: object): MatchRecord => {
    const other = { ...record, ...changed };
    return { ...other, hash: sha256(canonical(other)) };
  };

  test('each damage has one sentence, and nothing of it is taken in', async () => {
    const shared = await sharedBy(await played());
    const [first, second] = shared.branches;
    const broken: readonly [unknown, string][] = [
      [{ ...shared, extra: 1 }, 'no field "extra"'],
      [{ ...shared, turnpoint: 2 }, 'format 1'],
      [{ ...shared, players: shared.players.slice(1) }, 'who sat'],
      [{ ...shared, players: [{ name: 'x'.repeat(61), kind: 'person', level: null }, shared.players[1]] }, 'who sat'],
      [{ ...shared, branches: {} }, 'up to 26 branches'],
      [{ ...shared, branches: Array.from({ length: 27 }, () => first) }, 'up to 26 branches'],
      [{ ...shared, branches: [{ ...first, of: 0 }] }, 'leaves none of the branches'],
      [{ ...shared, branches: [{ ...first, of: 'constructor' }] }, 'leaves none of the branches'],
      [{ ...shared, branches: [{ ...first, step: -1 }] }, 'where it leaves'],
      [{ ...shared, branches: [{ ...first, step: 9999 }] }, 'after the end'],
      [{ ...shared, branches: [{ ...first, name: 'x'.repeat(61) }] }, 'up to 60 characters'],
      [{ ...shared, branches: [{ ...first, more: 1 }] }, 'a branch has no field "more"'],
      [{ ...shared, branches: [{ ...first, choices: 7 }] }, 'has no choices'],
      [{ ...shared, branches: [{ ...first, choices: first?.choices.slice(1) }] }, 'its hash differs'],
      [{ ...shared, branches: [{ ...first, step: 2 }] }, 'its hash differs'],
      [{ ...shared, branches: [first, { ...second, of: null }] }, 'its hash differs'],
      [{ ...shared, branches: [null] }, 'is no object'],
      [{ ...shared, match: forge(shared.match, { end: '0'.repeat(64) }), branches: [] }, 'ends differently'],
      [{ ...shared, match: forge(shared.match, { game: 'chess' }), branches: [] }, 'no rules'],
      [{ ...shared, match: [] }, 'JSON object'],
    ];
    const evening = new Evening();
    const { library } = evening.door();
    for (const [json, sentence] of broken) {
      await expect(library.visit(JSON.stringify(json), two), sentence).rejects.toThrow(sentence);
      await expect(library.import(JSON.stringify(json), names), sentence).rejects.toThrow(sentence);
    }
    expect(await evening.outside.storage.list('ann')).toEqual([]);
    expect(parseShared(shared.match)).toBeNull();
  });

  test('no server takes visits or hands matches on: a device does', () => {
    const call = (on: string, verb: string, args: unknown[]) => parseCall({ call: 1, on, verb, args }).ok;
    expect(call('library', 'summary', ['m'])).toBe(true);
    expect(call('library', 'visit', ['{}', []])).toBe(false);
    expect(call('library', 'keep', ['m'])).toBe(false);
    expect(call('review', 'branches', ['m'])).toBe(false);
    expect(call('review', 'nameBranch', ['m', 'x'])).toBe(false);
    expect(call('review', 'share', ['m', []])).toBe(false);
  });
});
