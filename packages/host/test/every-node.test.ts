import { commitment } from '@turnpoint/kernel';
import type { Company, Gathering, GatheringPort, Line, SeatPort, Sight, Terms } from '@turnpoint/protocol';
import { describe, expect, test } from 'vitest';
import { createHost, type Host, memoryStorage, memoryTables } from '../src/index.ts';
import { drop, Evening, FOUR, HUSH, TERMS } from './evening.ts';

/** Three hosts on one storage that hear each other at once; no time passes, so nothing is found by looking again. */
function nodes() {
  const ears: ((news: string) => void)[][] = [[], [], []];
  const [storage, tables] = [memoryStorage(), memoryTables()];
  const hosts = ears.map((own) => {
    const bus = {
      tell(news: string) {
        for (const others of ears) if (others !== own) for (const hear of others) hear(news);
      },
      hear: (listener: (news: string) => void) => void own.push(listener),
    };
    return createHost(new Evening({ storage, bus }).outside, tables);
  });
  return { hosts: hosts as [Host, Host, Host], evening: new Evening({ storage }) };
}

/** All that is said between hosts is heard and acted on. */
async function settled(): Promise<void> {
  for (let left = 40; left > 0; left--) await new Promise((next) => setImmediate(next));
}

/** What somebody at an open match has before them. */
class Page {
  sight: Sight | null = null;
  company: Company | null = null;
  readonly said: string[] = [];
  readonly faults: string[] = [];

  readonly listener = {
    sight: (sight: Sight) => {
      this.sight = sight;
    },
    company: (company: Company) => {
      this.company = company;
    },
    talk: (lines: readonly Line[]) => void this.said.push(...lines.map(({ name, text }) => `${name}: ${text}`)),
    fault: (sentence: string) => void this.faults.push(sentence),
  };

  /** Without who is connected where, which hosts find out by themselves. */
  get picture(): unknown {
    const { look, undo, orders } = this.sight ?? {};
    const { standIns, motions, isOff, next, refused } = this.company ?? {};
    const times = this.company?.seats.map(({ bank, holiday }) => ({ bank, holiday }));
    return JSON.parse(
      JSON.stringify({ look, undo, orders, standIns, motions, isOff, next, refused, times, said: this.said }),
    );
  }
}

interface Act {
  readonly terms?: Partial<Terms>;
  readonly game?: typeof FOUR;
  act(ann: SeatPort, page: Page): Promise<unknown>;
}

const DAYS = { clock: { kind: 'days', days: 2 } } as const;
const asked = (page: Page) => page.sight?.look.step ?? 0;

/** Everything that a seat can change in a match. */
const ACTS: Readonly<Record<string, Act>> = {
  'a choice': { act: (ann, page) => ann.choose([drop(3)], asked(page)) },
  'what is taken back': {
    async act(ann, page) {
      await ann.choose([drop(3)], asked(page));
      await ann.undo(null);
    },
  },
  'an answer unseen, taken back': {
    game: HUSH,
    async act(ann, page) {
      await ann.choose([page.sight?.look.choices[0] as object], asked(page));
      await ann.undo(null);
    },
  },
  'a motion to end the match': { act: (ann) => ann.vote({ kind: 'abort', seat: null }, true) },
  'a motion to take back': {
    terms: { undo: 'consent' },
    async act(ann, page) {
      await ann.choose([drop(3)], asked(page));
      await ann.vote({ kind: 'undo', seat: 0 }, true);
    },
  },
  'a seat that is left to a bot': {
    terms: { standIn: 1 },
    act: (ann) => ann.vote({ kind: 'stand-in', seat: 0 }, true),
  },
  'a seat that is taken back': {
    terms: { standIn: 1 },
    async act(ann) {
      await ann.vote({ kind: 'stand-in', seat: 0 }, true);
      await settled();
      await ann.back();
    },
  },
  'a holiday': { terms: DAYS, act: (ann) => ann.holiday(2) },
  'something said': { act: (ann) => ann.say('hello') },
};

describe('what changes at one node is seen at another at once', () => {
  test.each(Object.entries(ACTS))('%s', async (_, { terms = {}, game = FOUR, act }) => {
    const { hosts, evening } = nodes();
    const match = await evening.together(game, { ...terms });
    const [own, elsewhere, anew] = [new Page(), new Page(), new Page()];
    const ann = await hosts[0].door('ann').sit(match, 0, own.listener);
    await hosts[1].door('bea').sit(match, 1, elsewhere.listener);
    await settled();
    await act(ann, own);
    await settled();
    const seen = elsewhere.picture;
    await hosts[2].door('bea').sit(match, 1, anew.listener);
    await settled();
    expect(seen).toEqual(anew.picture);
  });

  test('who is there', async () => {
    const { hosts, evening } = nodes();
    const match = await evening.together(FOUR, {});
    const bea = new Page();
    await hosts[1].door('bea').sit(match, 1, bea.listener);
    expect(bea.company?.seats[0]?.away).toBe(0);
    await hosts[0].door('ann').sit(match, 0, new Page().listener);
    await settled();
    expect(bea.company?.seats[0]?.away).toBeNull();
  });

  test('that all play again', async () => {
    const { hosts, evening } = nodes();
    const match = await evening.together(FOUR, {});
    const pages = [new Page(), new Page()] as const;
    const ann = await hosts[0].door('ann').sit(match, 0, pages[0].listener);
    const bea = await hosts[1].door('bea').sit(match, 1, pages[1].listener);
    for (const port of [ann, bea]) await port.vote({ kind: 'abort', seat: null }, true);
    const next = await ann.rematch();
    await settled();
    expect(pages.map(({ company }) => company?.next)).toEqual([next, next]);
  });

  test.each(['here', 'elsewhere'] as const)('that a match was removed, to who looks at it %s', async (where) => {
    const { hosts, evening } = nodes();
    const match = await evening.together(FOUR, {});
    const page = new Page();
    const pages = [new Page(), new Page()] as const;
    const ann = await hosts[0].door('ann').sit(match, 0, pages[0].listener);
    const bea = await hosts[0].door('bea').sit(match, 1, pages[1].listener);
    for (const port of [ann, bea]) await port.vote({ kind: 'abort', seat: null }, true);
    const open = await hosts[where === 'here' ? 0 : 1].door('bea').sit(match, 1, page.listener);
    await hosts[0].door('ann').library.remove(match);
    await hosts[0].door('bea').library.remove(match);
    await settled();
    expect(page.faults).toEqual(['the match was removed']);
    await expect(open.say('still here')).rejects.toThrow('there is no such match');
  });

  test.each(['here', 'elsewhere'] as const)(
    'that somebody was forgotten, at a match and at a table %s',
    async (where) => {
      const { hosts, evening } = nodes();
      const match = await evening.together(FOUR, {});
      const [page, ann] = [new Page(), new Page()];
      const at = hosts[where === 'here' ? 0 : 1];
      await at.door('bea').sit(match, 1, page.listener);
      const annsPort = await at.door('ann').sit(match, 0, ann.listener);
      const table = await gathering(hosts[0]);
      const seen: Gathering[] = [];
      await at.lobby('bea')?.enter(table.id, { sight: (each) => seen.push(each), fault: () => {} });
      await table.port.sit({ seat: 0, name: 'Ann', seal: commitment('Ann'), terms: TERMS });
      await settled();
      expect(JSON.stringify(seen.at(-1))).toContain('Ann');
      await hosts[0].forget('ann');
      await settled();
      expect(JSON.stringify(seen.at(-1))).not.toContain('Ann');
      await expect(annsPort.say('still here')).rejects.toThrow('not yours');
      await expect(annsPort.choose([drop(3)], 0)).rejects.toThrow('not yours');
    },
  );

  test.each(['here', 'elsewhere'] as const)('that a match of one’s own is gone with its person %s', async (where) => {
    const { hosts, evening } = nodes();
    const match = await evening.begin(
      FOUR,
      [0, 1].map((n) => ({ name: `P${n}`, kind: 'person', level: null })),
    );
    const page = new Page();
    await hosts[where === 'here' ? 0 : 1].door('ann').sit(match, 0, page.listener);
    await hosts[0].forget('ann');
    await settled();
    expect(page.faults).toEqual(['the match was removed']);
  });
});

async function gathering(host: Host): Promise<{ readonly id: string; readonly port: GatheringPort }> {
  const open = { kind: 'open' } as const;
  const lobby = host.lobby('ann');
  const wish = { game: FOUR.id, options: FOUR.defaults(2), places: [open, open], terms: TERMS, listed: true };
  const opened = await lobby?.open(wish);
  if (lobby === null || lobby === undefined || !opened?.ok) throw new Error('refused');
  return { id: opened.id, port: await lobby.enter(opened.id, { sight: () => {}, fault: () => {} }) };
}

const SITTING = { seat: 0, name: 'Ann', seal: commitment('Ann'), terms: TERMS };
const OTHER = { ...TERMS, undo: 'none' } as const;

/** Everything that somebody can change at a table, after it was opened and each after the one before. */
const AT_TABLE: readonly (readonly [string, (ann: GatheringPort) => Promise<unknown>])[] = [
  ['a place that is taken', (ann) => ann.sit(SITTING)],
  ['other terms', (ann) => ann.settle(OTHER, true)],
  ['a place that is left', (ann) => ann.stand()],
  [
    'terms that are agreed to',
    async (ann) => {
      await ann.sit(SITTING);
      await ann.agree(OTHER);
    },
  ],
  ['bots at open places', (ann) => ann.fill(1)],
  ['a part that is opened', (ann) => ann.reveal('Ann')],
];

test('what changes at a table is seen by who waits there at another node', async () => {
  const { hosts } = nodes();
  const { id, port: ann } = await gathering(hosts[0]);
  const latest: Gathering[] = [];
  await hosts[1].lobby('bea')?.enter(id, { sight: (each) => (latest[0] = each), fault: () => {} });
  for (const [what, act] of AT_TABLE) {
    await act(ann);
    await settled();
    const seen = latest[0];
    const fresh = await hosts[2].lobby('bea')?.enter(id, { sight: (each) => (latest[1] = each), fault: () => {} });
    expect([what, seen]).toEqual([what, latest[1]]);
    await fresh?.close();
  }
  expect(latest[0]?.state.kind).toBe('begun');
});
