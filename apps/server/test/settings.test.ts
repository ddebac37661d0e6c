import { expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';

test('port 8080 unless PORT says otherwise', () => {
  expect(readSettings({}).port).toBe(8080);
  expect(readSettings({ PORT: '' }).port).toBe(8080);
  expect(readSettings({ PORT: '0' }).port).toBe(0);
  expect(readSettings({ PORT: '65535' }).port).toBe(65535);
});

test.each(['65536', '-1', '80.5', 'http', '0x50', '1e3', '+80', ' 80', '80 ', '٨٠'])(
  'PORT=%s is refused in one sentence',
  (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`PORT must be a whole number from 0 to 65535, not "${PORT}".`);
  },
);

test('a match is compared with what is stored every 20 seconds, or as often as is asked for, but not all the time', () => {
  expect(readSettings({}).lookAgainSeconds).toBe(20);
  expect(readSettings({ LOOK_AGAIN_SECONDS: '1' }).lookAgainSeconds).toBe(1);
  expect(() => readSettings({ LOOK_AGAIN_SECONDS: '0' })).toThrow('LOOK_AGAIN_SECONDS must be a whole number from 1');
});

test('only this machine is served unless HOST opens it to others', () => {
  expect(readSettings({}).host).toBe('localhost');
  expect(readSettings({ HOST: '' }).host).toBe('localhost');
  expect(readSettings({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

test('a Redis has an address of its own kind: another one would be tried for ever', () => {
  expect(readSettings({}).redis).toBeNull();
  for (const REDIS_URL of ['redis://redis', 'rediss://:secret@redis:6380', '/run/redis.sock'])
    expect(readSettings({ REDIS_URL }).redis).toBe(REDIS_URL);
  for (const REDIS_URL of ['redis', '127.0.0.1:6379', 'http://redis'])
    expect(() => readSettings({ REDIS_URL })).toThrow('REDIS_URL must begin with redis://');
});

test('a webhook has an address and a secret', () => {
  expect(readSettings({}).webhook).toBeNull();
  const webhook = { url: 'https://example.org/turn', secret: 's' };
  expect(readSettings({ WEBHOOK_URL: webhook.url, WEBHOOK_SECRET: 's' }).webhook).toEqual(webhook);
  expect(() => readSettings({ WEBHOOK_URL: webhook.url })).toThrow('WEBHOOK_SECRET');
  expect(() => readSettings({ WEBHOOK_URL: 'ftp://x', WEBHOOK_SECRET: 's' })).toThrow('WEBHOOK_URL');
});
