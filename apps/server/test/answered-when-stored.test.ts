import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createApp, createPlay, openSqlite } from '../src/index.ts';
import type { Database } from '../src/storage/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnpoint-held-'));
const kept = openSqlite(join(folder, 'held.db'));
const held: (() => void)[] = [];
let holds = false;
const database: Database = {
  ...kept,
  rows: (statement) => kept.rows(statement),
  async write(batch) {
    if (holds) await new Promise<void>((go) => held.push(go));
    return kept.write(batch);
  },
};
writeFileSync(join(folder, 'index.html'), '');
const app = await createApp({ webRoot: folder, play: await createPlay(database) });
afterAll(async () => {
  holds = false;
  await app.close();
  rmSync(folder, { recursive: true });
});

interface Asked {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly url: string;
  readonly payload?: object;
}

let cookie = '';
async function ask(asked: Asked) {
  const answer = await app.inject({ ...asked, headers: { cookie, 'content-type': 'application/json' } });
  const [given] = String(answer.headers['set-cookie'] ?? '').split(';');
  if (given) cookie = given;
  return answer;
}

/** Long enough for an answer that waits for nothing. */
const soon = () => new Promise((next) => setTimeout(next, 15));

/** Answered when the last thing that it writes is written: that many there were. */
async function writtenBefore(asked: Asked): Promise<{ status: number; json: unknown; written: number }> {
  holds = true;
  let isAnswered = false;
  const answered = ask(asked).then((answer) => {
    isAnswered = true;
    return answer;
  });
  let written = 0;
  for (await soon(); !isAnswered || held.length > 0; await soon()) {
    if (held.length === 0) continue;
    expect([asked.url, isAnswered]).toEqual([asked.url, false]);
    held.pop()?.();
    written++;
  }
  holds = false;
  const { statusCode, body } = await answered;
  return { status: statusCode, json: JSON.parse(body), written };
}

test('what is asked for over HTTP is answered when all of it is written', async () => {
  const play = { game: 'end-of-line', players: [0, 1].map((n) => ({ name: `P${n}`, kind: 'person', level: null })) };
  const me = { name: 'Ann' };
  expect(await writtenBefore({ method: 'PUT', url: '/api/me', payload: me })).toMatchObject({
    status: 200,
    written: 1,
  });
  expect(await writtenBefore({ method: 'PUT', url: '/api/me', payload: { name: 'Bea' } })).toMatchObject({
    written: 1,
  });
  expect((await ask({ method: 'GET', url: '/api/me' })).json()).toEqual({ name: 'Bea' });
  const token = { label: 'bot', scopes: ['read'] };
  const made = await writtenBefore({ method: 'POST', url: '/api/tokens', payload: token });
  expect(made).toMatchObject({ status: 200, written: 1 });
  const { id } = made.json as { id: string };
  expect(await writtenBefore({ method: 'DELETE', url: `/api/tokens/${id}` })).toMatchObject({
    status: 200,
    written: 1,
  });
  const match = await writtenBefore({ method: 'POST', url: '/api/matches', payload: play });
  expect(match).toMatchObject({ status: 200, written: 1 });
  const at = `/api/matches/${(match.json as { id: string }).id}/seats`;
  const sights = await Promise.all(
    [0, 1].map(async (seat) => (await ask({ method: 'GET', url: `${at}/${seat}` })).json()),
  );
  const seat = sights.findIndex(({ look }) => look.choices.length > 0);
  const { look } = sights[seat];
  const choose = { choices: [look.choices[0]], at: look.step };
  expect(await writtenBefore({ method: 'POST', url: `${at}/${seat}/choose`, payload: choose })).toMatchObject({
    json: { kind: 'done' },
  });
  expect((await writtenBefore({ method: 'POST', url: `${at}/${seat}/undo`, payload: {} })).status).toBe(200);
  const gone = await writtenBefore({ method: 'DELETE', url: '/api/me' });
  expect([gone.status, gone.written > 3]).toEqual([200, true]);
});
