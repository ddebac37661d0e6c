import { commitment } from '@turnpoint/kernel';
import type { Gathering, Sight } from '@turnpoint/protocol';
import { expect, test } from 'vitest';
import { createHost, type Header, memoryTables } from '../src/index.ts';
import { again } from '../src/together/rematch.ts';
import { drop, Evening, FOUR, TERMS, WON } from './evening.ts';

test('whoever wants to play again finds the one table, everybody one seat further on', async () => {
  const evening = new Evening();
  const host = createHost(evening.outside, memoryTables());
  const places = [{ kind: 'open' } as const, { kind: 'open' } as const];
  const opened = await host.lobby('ann')?.open({ game: FOUR.id, options: {}, places, terms: TERMS, listed: true });
  if (!opened?.ok) throw new Error('refused');
  const names = ['ann', 'bea'];
  const ports = [];
  for (const [seat, who] of names.entries()) {
    const port = await host.lobby(who)?.enter(opened.id, { sight: () => {}, fault: () => {} });
    await port?.sit({ seat, name: who, seal: commitment(who), terms: TERMS });
    ports.push(port);
  }
  for (const [seat, who] of names.entries()) await ports[seat]?.reveal(who);
  const match = (await evening.outside.storage.list('ann'))[0]?.header.id ?? '';
  const sights: Sight[] = [];
  const [ann, bea] = [
    await host.door('ann').sit(match, 0, { sight: (sight) => sights.push(sight), fault: () => {} }),
    await host.door('bea').sit(match, 1, null),
  ];
  await expect(ann.rematch()).rejects.toThrow('not over');
  for (const [i, column] of WON.entries()) await [ann, bea][i % 2]?.choose([drop(column)], i);
  expect(sights.at(-1)?.look.outcome).not.toBeNull();
  const next = await bea.rematch();
  expect(await ann.rematch()).toBe(next);
  const seen: Gathering[] = [];
  await host.lobby('ann')?.enter(next, { sight: (each) => seen.push(each), fault: () => {} });
  expect(seen[0]).toMatchObject({ game: FOUR.id, terms: TERMS, listed: false, places });
});

test('what the options hold for each seat goes along with its player, and so do bots', () => {
  const players = [
    { name: 'Ann', kind: 'person', level: null },
    { name: 'Bot', kind: 'bot', level: 2 },
    { name: 'Cid', kind: 'person', level: null },
  ] as const;
  const options = { decks: ['a', 'b', 'c'], size: 7, pair: [1, 2] };
  const { options: turned, places } = again({ game: 'toy', options, players, terms: TERMS } as unknown as Header & {
    terms: typeof TERMS;
  });
  expect(turned).toEqual({ decks: ['c', 'a', 'b'], size: 7, pair: [1, 2] });
  expect(places).toEqual([{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 2 }]);
});
