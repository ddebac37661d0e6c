import type { Far, Gathering, Listener, SeatPort, Sight } from '@turnpoint/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from '../src/storage/database.ts';
import { matchStorage } from '../src/storage/matches.ts';
import { Club, type Guest } from './club.ts';
import { gathered, OPEN, optionsOf, sitDown } from './gathered.ts';
import { begin, playBoth } from './two-seats.ts';

const club = new Club();
beforeAll(() => club.open());
afterAll(() => club.close());

/** The rows of every table that there is, whatever it is called, in which one of these stands. */
async function tracesOf(...what: readonly string[]): Promise<string[]> {
  const tables = statement("SELECT name FROM sqlite_master WHERE type = 'table'")();
  const found: string[] = [];
  for (const { name } of await club.database.rows<{ name: string }>(tables))
    for (const row of await club.database.rows(statement(`SELECT * FROM ${name}`)())) {
      const text = JSON.stringify(row);
      if (what.some((each) => text.includes(each))) found.push(`${name}: ${text}`);
    }
  return found;
}

const idOf = ({ cookie }: Guest) => cookie.replace(/^turnpoint=(.*)\..*$/, '$1');

/** In which a trace can be, by what is kept in it. */
const tablesOf = (traces: readonly string[]) => new Set(traces.map((trace) => trace.slice(0, trace.indexOf(':'))));

async function seated(door: Far, match: string, seat: number): Promise<{ port: SeatPort; sights: Sight[] }> {
  const sights: Sight[] = [];
  const listener: Listener = { sight: (sight) => sights.push(sight), fault: () => {} };
  return { port: await door.sit(match, seat, listener), sights };
}

/** Snapshots are made of long matches only: one is laid there, as such a match would have it. */
async function withSnapshot(match: string): Promise<void> {
  await club.database.write([statement('INSERT INTO snapshots (match, snapshot) VALUES ($1, $2)')(match, '{}')]);
}

/** Leaves what a person can leave in a match with others: choices, receipts, lines, notes, orders, a table of its own. */
async function lived(guests: readonly Guest[]): Promise<{ match: string; gathering: string }> {
  let gathering = '';
  const match = await gathered(guests, 'end-of-line', async (id) => {
    gathering = id;
  });
  for (const [seat, guest] of guests.entries()) {
    const { port, sights } = await seated(guest, match, seat);
    await port.say(`here is seat ${seat}`);
    const { look } = sights.at(-1) as Sight;
    const [choice] = look.choices;
    if (choice !== undefined) await port.choose([choice], look.step, { client: `page of ${seat}`, number: 1 });
    await port.close();
    await guest.library.list();
  }
  await withSnapshot(match);
  return { match, gathering };
}

test('who is forgotten stands in no row of any table', async () => {
  const [ann, bea] = [await club.guest('Annabel'), await club.guest('Bea')];
  const [who, cookie] = [idOf(ann), ann.cookie];
  const token = await club.ask('/api/tokens', {
    method: 'POST',
    cookie,
    body: JSON.stringify({ label: 'my bot', scopes: ['read'] }),
  });
  const { id: given } = (await token.json()) as { id: string };
  const passkey = statement('INSERT INTO passkeys (id, who, public, counter, since) VALUES ($1, $2, $3, 0, 0)');
  await club.database.write([passkey('key', who, 'half')]);
  const own = await begin(ann);
  await playBoth(ann, own, () => {});
  await ann.library.list();
  await withSnapshot(own);
  const { match } = await lived([ann, bea]);
  // At a table that still gathers they have sat, said something and kept a deal waiting.
  const options = await optionsOf('end-of-line', 2);
  const terms = { undo: 'none', clock: null, spectators: 'none', standIn: null } as const;
  const opened = await ann.lobby.open({ game: 'end-of-line', options, places: [OPEN, OPEN], terms, listed: true });
  if (!opened.ok) throw new Error('refused');
  const table = await sitDown(ann, opened.id, 0);
  await table.say('anybody there?');
  // Their name as a row has it, and as it stands in what is kept there as JSON.
  const theirs = [who, '"Annabel"', '\\"Annabel\\"', given, own];
  expect(tablesOf(await tracesOf(...theirs))).toEqual(
    new Set([
      ...['choices', 'gatherings', 'matches', 'notes', 'passkeys', 'people', 'snapshots', 'talk', 'theirs', 'tokens'],
    ]),
  );
  const choices = (await matchStorage(club.database).read(match))?.choices;
  expect((await club.ask('/api/me', { method: 'DELETE', cookie })).status).toBe(200);
  expect(await tracesOf(...theirs)).toEqual([]);
  // What is another's as well is still there.
  expect((await matchStorage(club.database).read(match))?.choices).toEqual(choices);
  expect((await bea.library.list()).matches.map(({ id }) => id)).toEqual([match]);
  expect(await tracesOf(...theirs)).toEqual([]);
});

test('a match that is removed stands in no row of any table, and no door leads back to it', async () => {
  const [ann, bea] = [await club.guest('Ann'), await club.guest('Bea')];
  const own = await begin(ann);
  await playBoth(ann, own, () => {});
  await ann.library.list();
  await withSnapshot(own);
  const { match, gathering } = await lived([ann, bea]);
  const [first, second] = [await seated(ann, match, 0), await seated(bea, match, 1)];
  for (const { port } of [first, second]) await port.vote({ kind: 'abort', seat: null }, true);
  await ann.library.remove(own);
  expect(await tracesOf(own)).toEqual([]);
  // As long as one of them keeps it, it stays.
  await ann.library.remove(match);
  await bea.library.list();
  expect(tablesOf(await tracesOf(match))).toEqual(
    new Set(['choices', 'gatherings', 'matches', 'notes', 'snapshots', 'talk', 'theirs']),
  );
  for (const { port } of [first, second]) await port.close();
  await bea.library.remove(match);
  expect(await tracesOf(match, gathering)).toEqual([]);
  const seen: Gathering[] = [];
  const entered = ann.lobby.enter(gathering, { sight: (each) => seen.push(each), fault: () => {} });
  await expect(entered).rejects.toThrow('table');
  expect(await tracesOf(match)).toEqual([]);
});
