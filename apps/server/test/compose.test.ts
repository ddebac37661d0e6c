import { readFileSync } from 'node:fs';
import { REDIS_FLAGS } from '@turnpoint/testkit/servers';
import { expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';

const file = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
const compose = file('docker-compose.yml');

/** The lines of one service, by its name. */
const service = (name: string) => new RegExp(`^  ${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';

/** What a service sets in its environment, with the values that are used where the operator gives none. */
function environment(name: string): Record<string, string> {
  const block = /environment:\n((?: {6}.*\n)+)/.exec(service(name))?.[1] ?? '';
  const pairs = [...block.matchAll(/^ {6}(\w+): '?(.*?)'?$/gm)].map(([, key = '', value = '']) => [key, value]);
  return Object.fromEntries(pairs.map(([key, value]) => [key, value?.replace(/\$\{\w+:-(\w*)\}/g, '$1')]));
}

test('every service of the compose file is started natively by a test, as it is set there', () => {
  const services = [...(compose.split(/^volumes:/m)[0] ?? '').matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name);
  // Club and nodes: main, killed and nodes.test.ts; PostgreSQL: postgres.test.ts; Redis: nodes and webhook.test.ts;
  // nginx: nginx.test.ts.
  expect(services).toEqual(['club', 'node', 'postgres', 'redis', 'nginx']);
});

test('a node is set so that it reads every setting', () => {
  const set = environment('node');
  const known = readSettings(set);
  expect(Object.keys(set).sort()).toEqual(['DATABASE_URL', 'DRAIN_SECONDS', 'REDIS_URL', 'TRUST_PROXY']);
  expect(known).toMatchObject({ redis: 'redis://redis', trustProxy: 1, drainSeconds: 3 });
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = environment('postgres');
  expect(known.database).toBe(`postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@postgres/${POSTGRES_DB}`);
  // It has time to say goodbye: what it waits before it closes, and what its clients have to go elsewhere.
  const grace = Number(/stop_grace_period: (\d+)s/.exec(service('node'))?.[1]);
  expect(grace).toBeGreaterThan(known.drainSeconds + 5);
});

test('Redis is started by tests with the very flags of the compose file', () => {
  const command = /command: redis-server (.*)/.exec(service('redis'))?.[1] ?? '';
  expect(command.split(' ').map((word) => (word === "''" ? '' : word))).toEqual(REDIS_FLAGS);
});

test('the image listens where the compose file and nginx look for it', () => {
  const port = /PORT=(\d+)/.exec(file('Dockerfile'))?.[1];
  expect(service('club')).toContain(`${port}:${port}`);
  expect(file('deploy/nginx.conf')).toContain(`server node:${port}`);
  expect(service('nginx')).toContain('./deploy/nginx.conf:/etc/nginx/nginx.conf:ro');
  expect(service('club')).toContain(`matches:${/VOLUME (\S+)/.exec(file('Dockerfile'))?.[1]}`);
});
