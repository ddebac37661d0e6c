import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { type App, createApp, createPlay, openSqlite } from '@turnpoint/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const GUIDE = 'docs/guides/write-a-bot.md';
const folder = mkdtempSync(join(tmpdir(), 'turnpoint-mcp-'));
let app: App;
let base = '';
beforeAll(async () => {
  app = await createApp({ webRoot: folder, play: await createPlay(openSqlite(join(folder, 'mcp.db'))) });
  base = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** What the guide tells people to write down for their model, but for where their clone, their server and their token are. */
function asTheGuideSays(flags: readonly string[]) {
  const written = /```json\n([^`]+mcpServers[^`]+)```/.exec(readFileSync(join(ROOT, GUIDE), 'utf8'))?.[1] ?? '{}';
  const { command, args } = JSON.parse(written).mcpServers.turnpoint as { command: string; args: string[] };
  const own = args.slice(0, args.indexOf('--server')).map((arg) => arg.replace('/path/to/turnpoint/', ROOT));
  return { command, args: [...own, ...flags] };
}

async function client(...flags: string[]): Promise<Client> {
  const own = new Client({ name: 'test', version: '1' });
  await own.connect(new StdioClientTransport(asTheGuideSays(flags)));
  return own;
}

async function use(own: Client, name: string, given: Record<string, unknown> = {}): Promise<string> {
  const { content } = (await own.callTool({ name, arguments: given })) as { content: { text: string }[] };
  return content[0]?.text ?? '';
}

/** As a model would: reads the text, takes the number of a choice, and says which look it was made for. */
async function playOn(own: Client, match: string): Promise<string> {
  for (let told = await use(own, 'look', { match }); ; ) {
    // Who plays is spoken to: "You lay", not "You lays".
    expect(told).not.toMatch(/^[- ]+You (?!pass\b)\p{L}+s\b/mu);
    const step = /^Step (\d+)\./m.exec(told)?.[1];
    if (step === undefined) return told;
    const numbers = [...told.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
    told = await use(own, 'choose', { match, number: numbers[Number(step) % numbers.length], step: Number(step) });
  }
}

test('a client plays a whole match against a bot right here', async () => {
  const own = await client();
  const { tools } = await own.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['games', 'matches', 'start', 'look', 'choose', 'why', 'undo']);
  expect(await use(own, 'games')).toContain('end-of-line');
  expect(await use(own, 'start', { game: 'endure-the-stars', level: 'expert' })).toMatch(
    /this game has the levels beginner/,
  );
  const match = await use(own, 'start', { game: 'end-of-line', level: 'easy' });
  expect(await use(own, 'look', { match })).toContain('Romy');
  expect(await use(own, 'why', { match, question: '0,0' })).toMatch(/\[.+\]|allowed/);
  expect(await use(own, 'choose', { match, number: 999, step: 0 })).toContain('there is no choice 999');
  expect(await playOn(own, match)).toContain('The match is over.');
  expect(await use(own, 'matches')).toContain('over');
  await own.close();
}, 60_000);

test('with a token it plays at a server, as its person', async () => {
  const named = await app.inject({ method: 'PUT', url: '/api/me', body: { name: 'Ann' } });
  const cookie = String(named.headers['set-cookie']).split(';')[0] ?? '';
  const body = { label: 'model', scopes: ['read', 'play', 'make'] };
  const made = await app.inject({ method: 'POST', url: '/api/tokens', headers: { cookie }, body });
  const own = await client('--server', base, '--token', made.json().token);
  const match = await use(own, 'start', { game: 'end-of-line' });
  expect(await playOn(own, match)).toContain('The match is over.');
  const listed = await app.inject({ url: '/api/matches', headers: { cookie } });
  expect(listed.json()).toMatchObject([{ id: match, seats: [0] }]);
  await own.close();
}, 60_000);
