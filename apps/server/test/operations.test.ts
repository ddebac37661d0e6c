import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Club } from './club.ts';
import { begin, playBoth } from './two-seats.ts';

const lines: string[] = [];
const club = new Club();
beforeAll(() => club.open({ log: { level: 'debug', stream: { write: (line) => lines.push(line) } } }));
afterAll(() => club.close());

describe('is it ready?', () => {
  test('yes, while its database answers', async () => {
    const ready = await club.ask('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  });

  test('no, when its database does not; it is still up', async () => {
    const other = new Club();
    await other.open();
    await other.database.close();
    expect(await (await other.ask('/readyz')).json()).toMatchObject({ error: 'not-ready' });
    expect((await other.ask('/healthz')).status).toBe(200);
    other.database.close = async () => {};
    await other.close();
  });
});

describe('metrics', () => {
  test('count sockets, matches, calls and bytes, for this machine alone', async () => {
    const ann = await club.guest('Ann');
    await playBoth(ann, await begin(ann), () => {});
    const told = await (await club.ask('/metrics')).text();
    expect(told).toMatch(/^turnpoint_sockets 1$/m);
    expect(told).toMatch(/^turnpoint_matches_in_memory 1$/m);
    expect(told).toMatch(/^turnpoint_call_seconds_count\{verb="choose",result="answered"\} [1-9]/m);
    expect(told).toMatch(/^turnpoint_sent_bytes_total [1-9]/m);
    expect(told).toMatch(/^process_resident_memory_bytes /m);
    expect((await club.ask('/metrics', { headers: { 'x-forwarded-for': '192.0.2.7' } })).status).toBe(404);
    // A page elsewhere may let its own name lead to this machine.
    for (const [host, status] of [
      ['localhost:8080', 200],
      ['rebound.example', 404],
    ] as const)
      expect((await club.app.inject({ url: '/metrics', headers: { host } })).statusCode).toBe(status);
    await ann.leave();
  });

  test('with a token, for whoever has it', async () => {
    const guarded = new Club();
    await guarded.open({ metricsToken: 'a token' });
    const ask = (authorization: string) => guarded.ask('/metrics', { headers: { authorization } });
    const answers = await Promise.all(['', 'Bearer a tokem', 'Bearer a token and more', 'Bearer a token'].map(ask));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
    await guarded.close();
  });
});

describe('the log', () => {
  test('names requests and matches, and no secret', async () => {
    const ann = await club.guest('Annabella');
    const match = await begin(ann);
    await playBoth(ann, match, () => {});
    const answer = await club.ask('/api/me?token=hush', { cookie: ann.cookie });
    await ann.leave();
    const told = lines.join('');
    const request = lines
      .map((line) => JSON.parse(line))
      .find(({ reqId }) => reqId === answer.headers.get('x-request-id'));
    expect(request).toMatchObject({ method: 'GET', path: '/api/me', status: 200 });
    expect(told).toContain(`"verb":"choose","match":"${match}"`);
    const [, badge = '-'] = ann.cookie.split('=');
    for (const secret of ['Annabella', badge, badge.split('.')[0] ?? '-', 'hush', '"seed"'])
      expect(told).not.toContain(secret);
  });

  test('keeps what went wrong, and its details from whoever asked', async () => {
    const broken = new Club();
    const noted: string[] = [];
    await broken.open({ log: { level: 'warn', stream: { write: (line) => noted.push(line) } } });
    const ann = await broken.guest('Ann');
    await broken.database.close();
    await expect(ann.library.list()).rejects.toThrow('something went wrong here, and it was noted');
    const me = await broken.ask('/api/me', { cookie: ann.cookie });
    expect([me.status, await me.json()]).toEqual([500, expect.objectContaining({ error: 'fault' })]);
    expect(noted.join('')).toContain('database is not open');
    broken.database.close = async () => {};
    await broken.close();
  });
});
