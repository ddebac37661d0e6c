import { type Change, type Header, Stale, type Storage } from '@turnpoint/host';
import { canonical } from '@turnpoint/kernel';

/** One promise of a storage, as a small play that throws when it is broken. No test library: it also runs in a page. */
export interface Promised {
  readonly title: string;
  run(storage: Storage): Promise<void>;
}

const header = (id: string, owner = 'ann'): Header => ({
  id,
  game: 'toy',
  version: '1',
  options: { size: 3 },
  seed: 'seed',
  players: [
    { name: 'Ann', kind: 'person', level: null },
    { name: 'Bot', kind: 'bot', level: 2 },
  ],
  holders: [owner, null],
  owner,
  started: 5,
  seal: 'seal',
  daily: null,
  from: null,
});

const change = (revision: number, now: number): Change => ({ match: 'm', revision, now, receipts: [], aside: null });

const choice = (n: number) => ({ seat: n % 2, choice: { kind: 'put', n } });

async function begun(storage: Storage, ...made: readonly number[]): Promise<number> {
  return storage.create({ header: header('m'), choices: made.map(choice), end: null, changed: 5 });
}

function same(found: unknown, expected: unknown, what: string): void {
  const [a, b] = [canonical(found ?? null), canonical(expected)];
  if (a !== b) throw new Error(`${what}: found ${a} instead of ${b}`);
}

async function stale(act: Promise<unknown>, what: string): Promise<void> {
  const outcome = await act.then(
    () => 'stored',
    (fault) => (fault instanceof Stale ? 'stale' : String(fault)),
  );
  same(outcome, 'stale', what);
}

const made = async (storage: Storage) => (await storage.read('m'))?.choices;

export const CONTRACT: readonly Promised[] = [
  {
    title: 'a match is created once: who comes second changes nothing',
    async run(storage) {
      await begun(storage, 3);
      const outcome = await begun(storage, 1, 2).then(
        () => 'stored',
        () => 'refused',
      );
      same(outcome, 'refused', 'the second');
      same(await made(storage), [choice(3)], 'the choices');
    },
  },
  {
    title: 'what is created can be read, and nothing else',
    async run(storage) {
      const revision = await begun(storage, 0, 1);
      const expected = {
        header: header('m'),
        choices: [choice(0), choice(1)],
        revision,
        end: null,
        changed: 5,
        receipts: [],
        aside: null,
      };
      same(await storage.read('m'), expected, 'the match');
      same(await storage.read('other'), null, 'another match');
    },
  },
  {
    title: 'choices are appended in their order, with the time and the end',
    async run(storage) {
      let revision = await begun(storage);
      revision = await storage.append(change(revision, 6), 0, [choice(0)], null);
      revision = await storage.append(change(revision, 7), 1, [choice(1), choice(2)], 'end');
      const found = await storage.read('m');
      same(found?.choices, [choice(0), choice(1), choice(2)], 'the choices');
      same([found?.revision, found?.end, found?.changed], [revision, 'end', 7], 'revision, end and time');
    },
  },
  {
    title: 'many choices keep their order',
    async run(storage) {
      let revision = await begun(storage);
      const many = Array.from({ length: 130 }, (_, n) => choice(n));
      for (const [step, each] of many.entries()) {
        revision = await storage.append(change(revision, step), step, [each], null);
      }
      same(await made(storage), many, 'the choices');
    },
  },
  {
    title: 'choices are cut back, and others follow in one change',
    async run(storage) {
      let revision = await begun(storage, 0, 1, 2, 3);
      revision = await storage.append(change(revision, 6), 2, [], null);
      same(await made(storage), [choice(0), choice(1)], 'after cutting back');
      await storage.append(change(revision, 6), 1, [choice(9)], null);
      same(await made(storage), [choice(0), choice(9)], 'after cutting back and going on');
    },
  },
  {
    title: 'what goes on beside the choices is kept with the change that it belongs to, and only with it',
    async run(storage) {
      const aside = {
        asked: [{ step: 0, at: 5, since: 5, turn: 5 }],
        banks: [],
        standIns: [{ seat: 0, level: 2, from: 0, to: null } as const],
        ballots: [],
        isOff: false,
        holidays: [],
        next: null,
      };
      const revision = await storage.create({ header: header('m'), choices: [], end: null, changed: 5, aside });
      same((await storage.read('m'))?.aside, aside, 'as it began');
      const next = await storage.append({ ...change(revision, 6), aside: { ...aside, isOff: true } }, 0, [], null);
      same((await storage.read('m'))?.aside, { ...aside, isOff: true }, 'after a change');
      await stale(storage.append({ ...change(revision, 7), aside }, 0, [], null), 'a stale change');
      same((await storage.read('m'))?.aside, { ...aside, isOff: true }, 'after a stale change');
      await storage.append(change(next, 8), 0, [], null);
      same((await storage.read('m'))?.aside, null, 'after one without');
    },
  },
  {
    title: 'receipts are kept with the change that they belong to, and only with it',
    async run(storage) {
      const revision = await begun(storage);
      const receipts = [{ seat: 0, client: 'phone', number: 7, isMade: true }];
      const next = await storage.append({ ...change(revision, 6), receipts }, 0, [choice(0)], null);
      same((await storage.read('m'))?.receipts, receipts, 'the receipts');
      await stale(storage.append(change(revision, 7), 0, [choice(1)], null), 'the second writer');
      same((await storage.read('m'))?.receipts, receipts, 'the receipts after a stale change');
      await storage.append({ ...change(next, 8), receipts }, 0, [], null);
      same((await storage.read('m'))?.receipts, receipts, 'the receipts after cutting back');
    },
  },
  {
    title: 'a change made on an older revision is stale and changes nothing',
    async run(storage) {
      const revision = await begun(storage, 0);
      await storage.append(change(revision, 6), 1, [choice(1)], null);
      await stale(storage.append(change(revision, 7), 1, [choice(5)], null), 'the second writer');
      same(await made(storage), [choice(0), choice(1)], 'the choices');
    },
  },
  {
    title: 'undo and another choice elsewhere are noticed, though the number of choices is the same',
    async run(storage) {
      const revision = await begun(storage, 0, 1);
      let other = await storage.append(change(revision, 6), 1, [], null);
      other = await storage.append(change(other, 6), 1, [choice(7)], null);
      await stale(storage.append(change(revision, 7), 2, [choice(2)], null), 'who has not seen it');
      same(await made(storage), [choice(0), choice(7)], 'the choices');
    },
  },
  {
    title: 'of two changes at once one is stored and the other stale',
    async run(storage) {
      const revision = await begun(storage);
      const outcomes = await Promise.allSettled(
        [1, 2].map((n) => storage.append(change(revision, 6), 0, [choice(n)], null)),
      );
      same(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected'], 'the two');
      same((await made(storage))?.length, 1, 'the number of choices');
    },
  },
  {
    title: 'nothing follows choices that are not there, or a match that is gone',
    async run(storage) {
      const revision = await begun(storage, 0);
      await stale(storage.append(change(revision, 6), 2, [choice(2)], null), 'a gap');
      await storage.remove('m');
      await stale(storage.append(change(revision, 6), 1, [choice(1)], null), 'a removed match');
      same(await storage.read('m'), null, 'the removed match');
    },
  },
  {
    title: 'another header takes the place of the first, on the latest revision only, and who left lists it no more',
    async run(storage) {
      const revision = await begun(storage, 0);
      const nobodys = { ...header('m'), owner: '', holders: [null, null] };
      await stale(storage.rename('m', revision + 1, nobodys, 'ann'), 'another revision');
      await storage.rename('m', revision, nobodys, 'ann');
      const found = await storage.read('m');
      same([found?.header, found?.choices], [nobodys, [choice(0)]], 'the match');
      same(await storage.list('ann'), [], 'the list');
      await stale(storage.append(change(revision, 6), 1, [choice(1)], null), 'a change on the former one');
    },
  },
  {
    title:
      'nothing is noted of a match as it was before, or that is gone; another header leaves no note of the former one',
    async run(storage) {
      const revision = await begun(storage, 0);
      const noted = async (at: number) => {
        await storage.note('m', { revision: at, summary: { id: 'm' } as never, prompts: [null, null] });
        return (await storage.list('ann'))[0]?.note?.revision ?? null;
      };
      same(await noted(revision + 1), null, 'a note of another revision');
      same(await noted(revision), revision, 'a note of this revision');
      await storage.rename('m', revision, { ...header('m'), name: 'another' }, null);
      same((await storage.list('ann'))[0]?.note, null, 'the note of the former header');
      await storage.remove('m');
      await storage.note('m', { revision: revision + 1, summary: { id: 'm' } as never, prompts: [null, null] });
      await begun(storage, 0);
      same((await storage.list('ann'))[0]?.note, null, 'a note of a match that was gone');
    },
  },
  {
    title: 'a list holds the matches of one person, with their notes and revisions',
    async run(storage) {
      const revision = await begun(storage, 0);
      await storage.create({ header: header('n', 'bea'), choices: [], end: null, changed: 5 });
      const note = { revision, summary: { id: 'm' } as never, prompts: [null, null] };
      await storage.note('m', note);
      const [found, ...others] = await storage.list('ann');
      same([found?.header.id, found?.revision, found?.note?.revision], ['m', revision, revision], 'the match of Ann');
      same(others, [], 'other matches');
      same(
        (await storage.list('bea')).map(({ note }) => note),
        [null],
        'the match of Bea',
      );
    },
  },
  {
    title: 'where snapshots are kept the latest is found, and goes with its match',
    async run(storage) {
      const { snapshots } = storage;
      if (snapshots === undefined) return;
      await begun(storage, 0);
      same(await snapshots.find('m'), null, 'before the first');
      const snapshot = { of: 'digest', step: 1, state: { table: { deck: [1, 2] } } as never, turns: [] };
      await snapshots.keep('m', snapshot);
      await snapshots.keep('m', { ...snapshot, step: 2 });
      same(await snapshots.find('m'), { ...snapshot, step: 2 }, 'the latest');
      await storage.remove('m');
      same(await snapshots.find('m'), null, 'of a removed match');
    },
  },
  {
    title: 'where studies are kept each is found under its key, the latest alone, and goes with its match',
    async run(storage) {
      const { studies } = storage;
      if (studies === undefined) return;
      await begun(storage, 0);
      same(await studies.find('m', 'a'), null, 'before the first');
      await studies.keep('m', 'a', { points: [1] });
      await studies.keep('m', 'b', [2]);
      await studies.keep('m', 'a', { points: [3] });
      same([await studies.find('m', 'a'), await studies.find('m', 'b')], [{ points: [3] }, [2]], 'both');
      same(await studies.find('n', 'a'), null, 'of another match');
      await storage.remove('m');
      await begun(storage, 0);
      same(await studies.find('m', 'a'), null, 'of a removed match');
    },
  },
  {
    title: 'what was handed out or taken in is not shared',
    async run(storage) {
      const given = [choice(0)];
      const revision = await begun(storage);
      await storage.append(change(revision, 6), 0, given, null);
      (given[0] as { seat: number }).seat = 9;
      const found = await storage.read('m');
      (found?.header.options as { size: number }).size = 9;
      same((await storage.read('m'))?.choices, [choice(0)], 'the choices');
      same((await storage.read('m'))?.header.options, { size: 3 }, 'the options');
    },
  },
];
