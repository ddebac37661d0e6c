import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOfLine } from '@turnpoint/end-of-line/rules';
import { serve } from '@turnpoint/protocol';
import { parseCall } from '@turnpoint/protocol/schemas';
import { facing, hostileJson } from '@turnpoint/testkit/hostile';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlay, openSqlite, type Play } from '../src/index.ts';

/** How many messages are sent: TURNPOINT_MESSAGES=1000000 takes some minutes. */
const MESSAGES = Number(process.env.TURNPOINT_MESSAGES ?? 4_000);

const folder = mkdtempSync(join(tmpdir(), 'turnpoint-hostile-'));
let play: Play;
beforeAll(async () => {
  play = await createPlay(openSqlite(join(folder, 'hostile.db')));
});
afterAll(async () => {
  await play.close();
  rmSync(folder, { recursive: true });
});

/** A match of Ann's, into which a stranger talks. */
async function begun(): Promise<string> {
  const { library } = play.host.door('ann');
  const { ticket } = await library.deal();
  const person = { name: 'Ann', kind: 'person', level: null } as const;
  const options = endOfLine.defaults(2);
  const made = await library.create({ game: 'end-of-line', options, players: [person, person], deal: { ticket } });
  if (!made.ok) throw new Error(made.ruling.clause);
  return made.id;
}

const TARGETS = ['door', 'library', 'review', 'lobby', 1, 2, 99, '__proto__', null];
const VERBS = [
  ...['sit', 'watch', 'enter', 'tempo', 'deal', 'create', 'list', 'summary', 'import', 'remove', 'salvage', 'open'],
  ...[
    'record',
    'replay',
    'sightAt',
    'check',
    'branch',
    'choose',
    'undo',
    'why',
    'foresee',
    'text',
    'lookBack',
    'close',
  ],
  ...['constructor', '__proto__', 'toString', 'then', ''],
];

/** Calls as a page would make them, on a match that is not theirs. */
const plausible = (match: string) =>
  fc
    .tuple(fc.nat(3), fc.integer({ min: 1, max: 5 }), fc.nat(40))
    .chain(([seat, port, step]) =>
      fc.constantFrom<readonly [string | number, string, readonly unknown[]]>(
        ['door', 'sit', [match, seat, port, true]],
        ['door', 'watch', [match, port, true]],
        ['door', 'enter', [match, port, true]],
        ['door', 'tempo', [match, step]],
        ['library', 'summary', [match]],
        ['library', 'remove', [match]],
        ['library', 'salvage', [match]],
        ['library', 'list', []],
        ['review', 'record', [match]],
        ['review', 'replay', [match]],
        ['review', 'sightAt', [match, seat, step]],
        ['review', 'check', [match]],
        ['review', 'branch', [match, { step, person: seat, names: [] }]],
        ['lobby', 'list', []],
        [port, 'choose', [[{ kind: 'resign' }], step]],
        [port, 'undo', [null]],
        [port, 'text', []],
      ),
    )
    .chain(([on, verb, args]) =>
      fc.record({ call: fc.nat(), on: fc.constant(on), verb: fc.constant(verb), args: fc.constant(args) }),
    );

const messages = (match: string) => {
  const arg = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<unknown>(match, 0, 1, 2, true, null, [], {}, [{ kind: 'resign' }]) },
    { weight: 1, arbitrary: hostileJson },
  );
  return fc.oneof(
    { weight: 6, arbitrary: plausible(match) },
    { weight: 1, arbitrary: hostileJson },
    {
      weight: 6,
      arbitrary: fc.record({
        call: fc.oneof({ weight: 8, arbitrary: fc.nat() }, { weight: 1, arbitrary: hostileJson }),
        on: fc.constantFrom(...TARGETS),
        verb: fc.constantFrom(...VERBS),
        args: fc.array(arg, { maxLength: 5 }),
      }),
    },
  );
};

test('whatever a stranger sends: one answer, no stack trace, nothing of the match, and nothing changed', {
  timeout: 900_000,
}, async () => {
  const match = await begun();
  const { sit } = play.host.door('ann');
  const seen: string[] = [];
  await sit(match, 0, { sight: (sight) => seen.push(JSON.stringify(sight)), fault: () => {} });
  const counts = new Map<string, number>();
  let take: (message: unknown) => void = () => {};
  let answered: (text: string) => void = () => {};
  const end = serve(
    play.host.door('eve'),
    {
      post: (message) => answered(JSON.stringify(message)),
      receive: (to) => {
        take = to;
      },
    },
    { lobby: play.host.lobby('eve') },
  );

  await facing(
    messages(match),
    async (message) => {
      const parsed = parseCall(JSON.parse(JSON.stringify(message) ?? 'null'));
      const text = await new Promise<string>((resolve) => {
        answered = resolve;
        if (parsed.ok) take(parsed.call);
        else resolve(JSON.stringify(parsed));
      });
      expect(text).not.toMatch(/\.ts:\d|\n {4}at |SQLITE|"seed"/);
      expect(text.includes('"look"') && text.includes(match)).toBe(false);
      const { ok, code = 'bad-call' } = JSON.parse(text) as { ok: boolean; code?: string };
      const kind = ok ? 'answered' : code;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    },
    MESSAGES,
  );
  await end();
  expect(seen).toHaveLength(1);
  expect(counts.size).toBeGreaterThan(3);
  // It would tell that there is such a match.
  expect(counts.has('not-owner')).toBe(false);
  // A fault would be ours.
  expect(counts.has('fault')).toBe(false);
  console.log(Object.fromEntries(counts));
});
