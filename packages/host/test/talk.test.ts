import { commitment } from '@turnpoint/kernel';
import type { Line, Listener } from '@turnpoint/protocol';
import { describe, expect, test } from 'vitest';
import { createHost, MISSED, memoryTables } from '../src/index.ts';
import { Evening, FOUR, TERMS, until } from './evening.ts';

const OPEN = { kind: 'open' } as const;

/** A table where Ann and Bea meet, with what each of the three hears. */
async function met() {
  const evening = new Evening();
  const host = createHost(evening.outside, memoryTables());
  const options = FOUR.defaults(2);
  const terms = { ...TERMS, spectators: 'public' } as const;
  const opened = await host.lobby('ann')?.open({ game: FOUR.id, options, places: [OPEN, OPEN], terms, listed: true });
  if (!opened?.ok) throw new Error('refused');
  const heard: Record<string, Line[]> = { ann: [], bea: [], eve: [] };
  const enter = async (who: string) => {
    const listener = { sight: () => {}, fault: () => {}, talk: (lines: readonly Line[]) => heard[who]?.push(...lines) };
    const port = await host.lobby(who)?.enter(opened.id, listener);
    if (port === undefined) throw new Error('no lobby');
    return port;
  };
  const [ann, bea, eve] = [await enter('ann'), await enter('bea'), await enter('eve')];
  const sit = (port: typeof ann, seat: number, name: string) => port.sit({ seat, name, seal: commitment(name), terms });
  const texts = (who: string) => heard[who]?.map(({ text }) => text);
  return { evening, host, ann, bea, eve, sit, texts, heard };
}

describe('people at a table talk', () => {
  test('those who have sat down hear each other, also what was said before, and nobody else does', async () => {
    const { ann, bea, eve, sit, texts, heard } = await met();
    await expect(ann.say('hello')).rejects.toThrow('no place');
    await sit(ann, 0, 'Ann');
    await ann.say('hello');
    expect(texts('bea')).toEqual([]);
    await sit(bea, 1, 'Bea');
    await until(() => texts('bea')?.length === 1);
    await bea.say('here');
    expect(heard.ann).toMatchObject([
      { number: 1, seat: 0, name: 'Ann', text: 'hello' },
      { number: 2, seat: 1, name: 'Bea', text: 'here' },
    ]);
    expect(texts('eve')).toEqual([]);
    await expect(eve.say('me too')).rejects.toThrow('no place');
  });

  test('what was said while the bus was away is heard when it is back, and a table shows who has come', async () => {
    const [tables, heard] = [memoryTables(), [] as ((news: string) => void)[]];
    const bus = { tell: () => {}, hear: (listener: (news: string) => void) => void heard.push(listener) };
    const hosts = [createHost(new Evening({ bus }).outside, tables), createHost(new Evening({ bus }).outside, tables)];
    const wish = { game: FOUR.id, options: FOUR.defaults(2), places: [OPEN, OPEN], terms: TERMS, listed: true };
    const opened = await hosts[0]?.lobby('ann')?.open(wish);
    if (!opened?.ok) throw new Error('refused');
    const [lines, sights]: [string[], object[]] = [[], []];
    const bea = {
      sight: (each: object) => sights.push(each),
      talk: (said: readonly Line[]) => lines.push(...said.map(({ text }) => text)),
      fault: () => {},
    };
    const at = await hosts[1]?.lobby('bea')?.enter(opened.id, bea);
    await at?.sit({ seat: 1, name: 'Bea', seal: commitment('Bea'), terms: TERMS });
    const ann = await hosts[0]?.lobby('ann')?.enter(opened.id, { sight: () => {}, fault: () => {} });
    await ann?.sit({ seat: 0, name: 'Ann', seal: commitment('Ann'), terms: TERMS });
    await ann?.say('hello');
    expect([lines, JSON.stringify(sights.at(-1))]).toEqual([[], expect.not.stringContaining('Ann')]);
    for (const listener of heard) listener(MISSED);
    await until(() => lines.length === 1 && JSON.stringify(sights.at(-1)).includes('Ann'));
  });

  test('it goes on at the match, from the start, and spectators hear nothing', async () => {
    const { host, evening, ann, bea, sit } = await met();
    await sit(ann, 0, 'Ann');
    await ann.say('good luck');
    await sit(bea, 1, 'Bea');
    await ann.reveal('Ann');
    await bea.reveal('Bea');
    const [listed] = await evening.outside.storage.list('ann');
    const match = listed?.header.id ?? '';
    const heard: string[] = [];
    const listener: Listener = {
      sight: () => {},
      fault: () => {},
      talk: (lines) => heard.push(...lines.map(({ text }) => text)),
    };
    const seat = await host.door('bea').sit(match, 1, listener);
    const overheard: unknown[] = [];
    await host.door('eve').watch(match, { ...listener, talk: (lines) => overheard.push(lines) });
    await until(() => heard.length === 1);
    await seat.say('  you\ntoo\u200b  ');
    expect(heard).toEqual(['good luck', 'you too']);
    expect(await host.said('bea')).toMatchObject([{ match, text: 'you too' }]);
    expect(await host.said('eve')).toEqual([]);
    await seat.close();
    await ann.say('still there?');
    expect(heard.length).toBe(2);
    expect(overheard).toEqual([]);
  });

  test('a line has a length, and nobody talks too fast', async () => {
    const { evening, ann, sit, texts } = await met();
    await sit(ann, 0, 'Ann');
    await expect(ann.say('')).rejects.toThrow('1 to 280');
    await expect(ann.say('\u0007')).rejects.toThrow('1 to 280');
    await expect(ann.say('a'.repeat(281))).rejects.toThrow('1 to 280');
    for (let i = 0; i < 5; i++) await ann.say(String(i));
    await expect(ann.say('5')).rejects.toThrow('wait a moment');
    evening.clock.turn(2000);
    await ann.say('6');
    expect(texts('ann')).toEqual(['0', '1', '2', '3', '4', '6']);
  });

  test('a clock that is set back silences nobody', async () => {
    const { evening, ann, sit, texts } = await met();
    await sit(ann, 0, 'Ann');
    evening.clock.turn(3_600_000);
    await ann.say('before');
    evening.clock.turn(-3_600_000);
    await ann.say('after');
    expect(texts('ann')).toEqual(['before', 'after']);
  });

  test('who stands up hears no more', async () => {
    const { ann, bea, sit, texts } = await met();
    await sit(bea, 1, 'Bea');
    await bea.stand();
    await sit(ann, 0, 'Ann');
    await ann.say('alone');
    expect(texts('bea')).toEqual([]);
  });

  test('where all sit at one device there is nobody to talk to', async () => {
    const evening = new Evening();
    const ann = await evening.sit(
      await evening.begin(
        FOUR,
        [0, 1].map((n) => ({ name: `P${n}`, kind: 'person', level: null })),
      ),
      0,
    );
    await expect(ann.say('hello')).rejects.toThrow('one device');
  });
});
