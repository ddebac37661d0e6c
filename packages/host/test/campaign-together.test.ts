import { commitment } from '@turnpoint/kernel';
import type { Gathering, Summary } from '@turnpoint/protocol';
import { outsideOf } from '@turnpoint/testkit/ports';
import { describe, expect, test } from 'vitest';
import { createHost, type Host, memoryTables } from '../src/index.ts';
import { drop, Evening, person, playOut, TERMS, WON } from './evening.ts';
import { SAGA } from './saga.ts';

const OPEN = [{ kind: 'open' } as const, { kind: 'open' } as const];
const evening = () => new Evening({ catalogue: outsideOf([SAGA]).catalogue });

/** A campaign that was begun on one device, as a file, and the server's host. */
async function begun() {
  const device = evening();
  const { library, review } = device.door();
  const { ticket } = await library.deal();
  const players = [person('Ann'), person('Bea')];
  const made = await library.create({ game: SAGA.id, options: {}, players, deal: { ticket } });
  if (!made.ok) throw new Error(made.ruling.clause);
  await playOut(device, made.id);
  return { file: JSON.stringify(await review.chain(made.id)), host: createHost(evening().outside, memoryTables()) };
}

/** Both sit down at this table and open their parts; what they saw of it, and the match. */
async function gather(host: Host, table: string): Promise<{ match: string; seen: Gathering[] }> {
  const seen: Gathering[] = [];
  const ports = [];
  for (const [seat, who] of ['ann', 'bea'].entries()) {
    const port = await host.lobby(who)?.enter(table, { sight: (each) => seen.push(each), fault: () => {} });
    await port?.sit({ seat, name: who, seal: commitment(who), terms: TERMS });
    ports.push({ port, who });
  }
  for (const { port, who } of ports) await port?.reveal(who);
  const state = seen.at(-1)?.state;
  return { match: state?.kind === 'begun' ? state.match : '', seen };
}

async function win(host: Host, match: string) {
  const seats = [await host.door('ann').sit(match, 0, null), await host.door('bea').sit(match, 1, null)] as const;
  for (const [i, column] of WON.entries()) await seats[i % 2]?.choose([drop(column)], i);
  return seats;
}

async function openOn(host: Host, follows: string, who = 'ann') {
  return host
    .lobby(who)
    ?.open({ game: SAGA.id, options: { way: 'left' }, places: OPEN, terms: TERMS, listed: false, follows });
}

describe('a campaign with people at other devices', () => {
  test('goes on from its file at a table where all gather; what is handed on shows nowhere before the deal', async () => {
    const { file, host } = await begun();
    const first = await host.door('ann').library.import(file, []);
    const opened = await openOn(host, first);
    if (!opened?.ok) throw new Error('refused');
    const { match, seen } = await gather(host, opened.id);
    expect(JSON.stringify(seen)).not.toContain('secret');
    await win(host, match);
    const record = await host.door('bea').review.record(match);
    expect(record).toMatchObject({ options: { way: 'left', carried: { won: 1, secret: 'ace' } } });
    // Whoever joined later has the whole campaign too, and can take it elsewhere.
    const whole = await host.door('bea').review.chain(match);
    expect(whole.chain.map(({ hash }) => hash)).toEqual([record.follows, record.hash]);
    expect(await evening().door('bea').library.import(JSON.stringify(whole), [])).not.toBe('');
  });

  test('the first who goes on, or tries again, opens the one table, and everybody keeps their seat', async () => {
    const { file, host } = await begun();
    const first = await host.door('ann').library.import(file, []);
    const opened = await openOn(host, first);
    if (!opened?.ok) throw new Error('refused');
    const { match } = await gather(host, opened.id);
    const [ann, bea] = await win(host, match);
    const next = await bea.rematch({ way: 'right' });
    expect(await ann.rematch({ way: 'right' })).toBe(next);
    const third = await gather(host, next);
    const summary = (await host.door('bea').library.summary(third.match)) as Summary;
    expect(summary).toMatchObject({
      follows: match,
      options: { way: 'right' },
      players: [{ name: 'ann' }, { name: 'bea' }],
    });
    const [, again] = await win(host, third.match);
    const once = await gather(host, await again.rematch());
    expect(await host.door('ann').library.summary(once.match)).toMatchObject({ follows: match, seats: [0] });
  });

  test('nobody goes on from what is not theirs', async () => {
    const { file, host } = await begun();
    const first = await host.door('ann').library.import(file, []);
    await expect(openOn(host, first, 'eve')).rejects.toThrow('no such match');
    await expect(openOn(host, 'nowhere')).rejects.toThrow();
  });
});
