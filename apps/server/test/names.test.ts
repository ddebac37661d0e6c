import { afterAll, beforeAll, expect, test } from 'vitest';
import { Club } from './club.ts';

const club = new Club();
beforeAll(() => club.open());
afterAll(() => club.close());

const asked = async (name: string) => {
  const answer = await club.ask('/api/me', { method: 'PUT', body: JSON.stringify({ name }) });
  return [answer.status, ((await answer.json()) as { name?: string; error?: string }).name ?? 'bad-name'];
};

test.each([
  ['Ann', 'Ann'],
  ['Ａｎｎ', 'Ann'],
  ['José Ñandú', 'José Ñandú'],
  ['Zoë\u0308', 'Zoë\u0308'],
  ['Анна 7', 'Анна 7'],
  ['田中 さくら', '田中 さくら'],
  ['김민준 Kim', '김민준 Kim'],
  ['नमस्ते', 'नमस्ते'],
  ['สวัสดี', 'สวัสดี'],
  ['Ann 🎲', 'Ann 🎲'],
  ['A\u200bnn\u202e', 'A nn'],
])('%s may sit down, as %s', async (name, shown) => {
  expect(await asked(name)).toEqual([200, shown]);
});

test.each(['Z\u0300\u0301\u0302\u0303algo', 'Аnn', 'Μaria', '\u3164', '\u2800\u2800', '\u200b', 'A'.repeat(25)])(
  '%j may not',
  async (name) => {
    expect(await asked(name)).toEqual([400, 'bad-name']);
  },
);
