import type { Gathering } from '@turnpoint/protocol';
import { expect, test } from 'vitest';
import { createHost, type Header, memoryTables } from '../src/index.ts';
import { drop, Evening, FOUR, person, until } from './evening.ts';

test('who is forgotten leaves other people’s matches in place, and their seat to nobody who could be named', async () => {
  const evening = new Evening();
  const match = await evening.together(FOUR, { standIn: 1 });
  const own = await evening.begin(FOUR, [person('Ann'), person('Ann too')]);
  const bea = await evening.sit(match, 1, 'bea');
  const ann = await evening.sit(match, 0, 'ann');
  await evening.host.forget('ann');
  await expect(ann.pick(drop(3))).rejects.toThrow('not yours');
  await ann.close();
  const header = (await evening.outside.storage.read(match))?.header as Header;
  expect(header).toMatchObject({ holders: [null, 'bea'], owner: '' });
  expect(JSON.stringify(header)).not.toContain('ann');
  expect(await evening.outside.storage.read(own)).toBeNull();
  await expect(evening.sit(match, 0, 'ann')).rejects.toThrow();
  evening.clock.turn(8_000);
  evening.clock.turn(180_000);
  await until(() => bea.company().standIns.length === 1);
  evening.botsAnswer();
  await until(() => bea.now().look.step === 1);
  await bea.pick(drop(2));
  expect(bea.company().standIns).toMatchObject([{ seat: 0, to: null }]);
});

test('their place at a table that still gathers is open again', async () => {
  const evening = new Evening();
  const tables = memoryTables();
  const host = createHost(evening.outside, tables);
  const places = [{ kind: 'open' } as const, { kind: 'open' } as const];
  const terms = { undo: 'none', clock: null, spectators: 'none', standIn: null } as const;
  const opened = await host.lobby('bea')?.open({ game: FOUR.id, options: {}, places, terms, listed: true });
  if (!opened?.ok) throw new Error('refused');
  const seen: Gathering[] = [];
  await host.lobby('bea')?.enter(opened.id, { sight: (each) => seen.push(each), fault: () => {} });
  const port = await host.lobby('ann')?.enter(opened.id, { sight: () => {}, fault: () => {} });
  await port?.sit({ seat: 0, name: 'Ann', seal: 'a'.repeat(64), terms });
  await port?.say('my name is Ann');
  expect(await host.said('ann')).toMatchObject([{ text: 'my name is Ann' }]);
  expect(seen.at(-1)?.places).toMatchObject([{ name: 'Ann' }, { kind: 'open' }]);
  await host.forget('ann');
  // Who waits there with them sees it at once.
  expect(seen.at(-1)?.places).toEqual(places);
  expect((await tables.read(opened.id))?.table.places).toEqual(places);
});

test('what they said at a place that is another’s by now is found and told without a name', async () => {
  const evening = new Evening();
  const tables = memoryTables();
  const host = createHost(evening.outside, tables);
  const places = [{ kind: 'open' } as const, { kind: 'open' } as const];
  const terms = { undo: 'none', clock: null, spectators: 'none', standIn: null } as const;
  const opened = await host.lobby('bea')?.open({ game: FOUR.id, options: {}, places, terms, listed: true });
  if (!opened?.ok) throw new Error('refused');
  for (const [who, name] of [
    ['ann', 'Ann'],
    ['cem', 'Cem'],
  ] as const) {
    const port = await host.lobby(who)?.enter(opened.id, { sight: () => {}, fault: () => {} });
    await port?.sit({ seat: 0, name, seal: 'a'.repeat(64), terms });
    await port?.say(`this is ${who}`);
    await port?.stand();
  }
  expect(await host.said('ann')).toMatchObject([{ text: 'this is ann' }]);
  await host.forget('ann');
  const { match } = (await tables.read(opened.id))?.table ?? { match: '' };
  expect(await tables.said(match, 1)).toMatchObject([{ name: '?' }, { name: 'Cem' }]);
});
