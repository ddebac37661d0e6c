import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { endOfLine } from '@turnpoint/end-of-line/rules';
import { commitment, Match } from '@turnpoint/kernel';
import type { DealPart } from '@turnpoint/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Club, type Guest } from './club.ts';
import { gathered } from './gathered.ts';
import { playSeat } from './play-seat.ts';

const GUIDE = fileURLToPath(new URL('../../../docs/guides/check-a-deal.md', import.meta.url));
const club = new Club();
beforeAll(() => club.open());
afterAll(() => club.close());

/** The guide's own file, told where the server is. */
async function checked(match: string, token: string): Promise<object> {
  const script = join(club.folder, 'check-deal.mjs');
  writeFileSync(script, /```js\n([\s\S]+?)```/.exec(readFileSync(GUIDE, 'utf8'))?.[1] ?? '');
  const env = { ...process.env, TURNPOINT_URL: club.base, TURNPOINT_TOKEN: token };
  const { stdout } = await promisify(execFile)(process.execPath, [script, match], { env });
  return JSON.parse(stdout);
}

async function tokenOf({ cookie }: Guest): Promise<string> {
  const body = JSON.stringify({ label: 'checker', scopes: ['read'] });
  const made = await club.ask('/api/tokens', { method: 'POST', cookie, body });
  return ((await made.json()) as { token: string }).token;
}

test('who follows the guide deals again what two people were dealt, from the parts that they added', async () => {
  const guests = [await club.guest('Ann'), await club.guest('Ben')];
  const [ann] = guests as [Guest, Guest];
  const match = await gathered(guests, 'end-of-line');
  const path = `/api/matches/${match}/deal`;
  const early = await club.ask(path, { cookie: ann.cookie });
  expect([early.status, await early.json()]).toMatchObject([409, { error: 'not-over' }]);
  await Promise.all(guests.map((guest, seat) => playSeat({ sit: (listener) => guest.sit(match, seat, listener) })));

  const deal = await club.ask(path, { cookie: ann.cookie });
  const { parts } = (await deal.json()) as { parts: DealPart[] };
  expect(parts.slice(1)).toEqual(
    ['part of Ann', 'part of Ben'].map((secret) => ({ seal: commitment(secret), secret })),
  );
  const record = await ann.review.record(match);
  const dealt = Match.replay(endOfLine, { ...record, choices: [] });
  const { cells, players } = dealt.state.table;
  expect(await checked(match, await tokenOf(ann))).toEqual({
    fits: { parts: true, seed: true, seal: true },
    places: players.map((_, seat) => {
      const at = cells.findIndex((laid) => laid?.seat === seat);
      return `${at % 7},${Math.floor(at / 7)}`;
    }),
    decks: players.map(({ deck, hand }) => [...hand, ...[...deck].reverse()]),
  });
});
