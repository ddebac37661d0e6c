import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost, type Host, type Stored } from '@turnpoint/host';
import { choices, deciders, Match, type RecordedChoice, type Snapshot, stream, type Types } from '@turnpoint/kernel';
import type { SeatPort, Sight } from '@turnpoint/protocol';
import { outsideOf } from '@turnpoint/testkit/ports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCatalogue } from '../../src/play/catalogue.ts';
import { statement } from '../../src/storage/database.ts';
import { matchStorage } from '../../src/storage/matches.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnpoint-snapshots-'));
const database = openSqlite(join(folder, 'club.db'));
const storage = matchStorage(database);
const catalogue = await findCatalogue();
const rules = await catalogue.rules('endstream', null);
let id = '';
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** As after a restart: nothing is in memory. */
const host = (): Host => createHost(outsideOf([rules], { storage, catalogue }));

async function seated(at: Host, seat: number): Promise<{ port: SeatPort; now(): Sight }> {
  let latest: Sight | null = null;
  const listener = {
    sight(sight: Sight) {
      latest = sight;
    },
    fault: () => {},
  };
  const port = await at.door('ann').sit(id, seat, listener);
  return { port, now: () => latest as unknown as Sight };
}

function longRecord(length: number): RecordedChoice[] {
  const match = Match.create(rules, { options: rules.defaults(2), seats: 2, seed: 'long' }) as Match<Types>;
  const int = stream('long');
  while (match.length < length && match.state.outcome === null) {
    const [seat = 0] = deciders(match.game, match.state);
    const listed = choices(match.game, match.state, seat);
    match.choose(seat, listed[int(listed.length)] as Types['choice']);
  }
  return match.choices;
}

beforeAll(async () => {
  const player = { name: 'Ann', kind: 'person', level: null } as const;
  const deal = { daily: '2026-01-03' };
  const made = await host()
    .door('ann')
    .library.create({ game: 'endstream', options: rules.defaults(2), players: [player, player], deal });
  if (!made.ok) throw new Error(made.ruling.clause);
  id = made.id;
  const { header, revision } = (await storage.read(id)) as Stored;
  const long = longRecord(200);
  expect(long).toHaveLength(200);
  await storage.rename(id, revision, { ...header, seed: 'long' }, 'nobody');
  await storage.append({ match: id, revision: revision + 1, now: 1, receipts: [], aside: null }, 0, long, null);
});

const kept = async () => (await storage.snapshots?.find(id)) as Snapshot;
const put = statement('UPDATE snapshots SET snapshot = $2 WHERE match = $1');

describe('a long match', () => {
  test('gets a snapshot with its next change, and is opened from it', async () => {
    expect(await kept()).toBeNull();
    const at = host();
    const seats = [await seated(at, 0), await seated(at, 1)];
    const asked = seats.find(({ now }) => now().look.choices.length > 0) as (typeof seats)[number];
    const { look } = asked.now();
    await asked.port.choose([look.choices[0] as object], look.step);
    await expect.poll(kept, { timeout: 5000 }).not.toBeNull();
    expect((await kept()).step).toBeGreaterThan(128);
    const again = await seated(host(), 0);
    expect(again.now()).toEqual({ ...seats[0]?.now(), log: again.now().log, from: 0 });
    expect(again.now().log.length).toBeGreaterThan(128);
  });

  test('is really opened from it: a mark that no replay would make is seen', async () => {
    const snapshot = await kept();
    const marked = { ...snapshot, state: { ...snapshot.state, step: snapshot.state.step + 1000 } };
    await database.write([put(id, JSON.stringify(marked))]);
    expect((await seated(host(), 0)).now().look.step).toBeGreaterThan(1000);
  });

  test('is played again where its snapshot is of other choices, or cannot be read', async () => {
    const snapshot = await kept();
    for (const body of [JSON.stringify({ ...snapshot, of: 'other choices' }), '{"of"']) {
      await database.write([put(id, body)]);
      expect((await seated(host(), 0)).now().look.step).toBeLessThan(202);
    }
  });
});
