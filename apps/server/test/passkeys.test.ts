import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Challenges } from '../src/people/challenge.ts';
import { Club } from './club.ts';
import { madePasskey } from './passkey-device.ts';

const club = new Club();
beforeAll(() => club.open());
afterAll(() => club.close());

const post = (path: string, cookie: string, body: object = {}) =>
  club.ask(`/api/passkeys${path}`, {
    method: 'POST',
    cookie,
    body: JSON.stringify(body),
    headers: { origin: club.base },
  });
const challengeOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

describe('passkeys', () => {
  test('are made for who has a badge, with a challenge that scripts cannot read', async () => {
    expect((await post('/new', '')).status).toBe(401);
    const answer = await post('/new', await club.badge('Ann'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^turnpoint-challenge=.*HttpOnly; SameSite=Strict/);
    expect(await answer.json()).toMatchObject({ rp: { name: 'Turnpoint' }, user: { name: 'Ann' } });
  });

  test('that are unknown, without a challenge or made up, let nobody in', async () => {
    const challenge = challengeOf(await post('/ask', ''));
    const made = { id: 'unknown', rawId: 'unknown', type: 'public-key', response: {}, clientExtensionResults: {} };
    for (const [cookie, body] of [[challenge, made] as const, ['', made] as const, [challenge, {}] as const]) {
      const answer = await post('/use', cookie, body);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null]);
    }
    const badge = await club.badge('Bea');
    const kept = await post('', `${badge}; ${challengeOf(await post('/new', badge))}`, made);
    expect((await kept.json()) as object).toMatchObject({ error: 'bad-passkey' });
  });

  test('whose id is known already are refused, and stay whose they were', async () => {
    const keep = async (badge: string) => {
      const begun = await post('/new', badge);
      const { challenge } = (await begun.json()) as { challenge: string };
      return post('', `${badge}; ${challengeOf(begun)}`, madePasskey('one and the same', challenge, club.base));
    };
    const whose = () => club.database.rows({ sql: 'SELECT who, public FROM passkeys', values: [] });
    expect((await keep(await club.badge('Cem'))).status).toBe(200);
    const before = await whose();
    expect(before).toHaveLength(1);
    const again = await keep(await club.badge('Dora'));
    expect([again.status, await again.json()]).toMatchObject([400, { error: 'bad-passkey' }]);
    expect(await whose()).toEqual(before);
  });

  test('pages of other sites cannot ask', async () => {
    const headers = { origin: 'https://example.org' };
    expect((await club.ask('/api/passkeys/ask', { method: 'POST', body: '{}', headers })).status).toBe(403);
  });
});

describe('a challenge', () => {
  /** A node with this secret, on the club's database. */
  const node = (secret = 'secret') => new Challenges(club.database, secret);
  const cookie = (at: Challenges) => at.cookieFor('0123456789abcdef', 0, true).split(';')[0] ?? '';

  test('counts for five minutes, and only when it is ours', async () => {
    expect(await node().taken(cookie(node()), 300_001)).toBeNull();
    expect(await node().taken(cookie(node()).replace('0123', '9999'), 1)).toBeNull();
    expect(await node('another').taken(cookie(node()), 1)).toBeNull();
    expect(await node().taken(undefined, 1)).toBeNull();
  });

  test('that one node gave is answered at another, once among all nodes', async () => {
    const [one, other] = [node(), node()];
    expect(await other.taken(cookie(one), 1)).toBe('0123456789abcdef');
    expect(await other.taken(cookie(one), 2)).toBeNull();
    expect(await one.taken(cookie(one), 2)).toBeNull();
  });
});
