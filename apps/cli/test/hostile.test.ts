import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { facing, hostileJson, hostileText } from '@turnpoint/testkit/hostile';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { Failure, readInput, Usage } from '../src/command.ts';
import { simulate } from '../src/commands/simulate.ts';
import { partsOf } from '../src/games.ts';
import { readRecord } from '../src/records.ts';
import { setUpsOf } from '../src/set-up.ts';
import { botsFlag, countFlag } from '../src/values.ts';
import { turnpointWith } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnpoint-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function expectSentence(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    expect(error instanceof Usage || error instanceof Failure).toBe(true);
  }
}

test('flags: every value is taken, or refused as a wrong call', async () => {
  const parts = await partsOf('end-of-line');
  const flag = fc.constantFrom('seats', 'mode', 'set', 'matches', 'bots', 'playouts', 'seed', 'nothing', '__proto__');
  await facing(fc.array(fc.tuple(flag, hostileText), { maxLength: 4 }), (flags) =>
    expectSentence(() => {
      const args = ['end-of-line', ...flags.map(([name, value]) => `--${name}=${value}`)];
      const input = readInput(simulate, args);
      if (input === null) return;
      setUpsOf(parts, input);
      countFlag(input, 'matches', 1);
      botsFlag(input, 'random');
    }),
  );
});

test('words: any game and any file', async () => {
  await facing(hostileText, (text) => expectSentence(() => partsOf(text)));
  await facing(hostileText, (text) => expectSentence(() => readRecord(join(folder, text))));
});

test('files: anything in them', async () => {
  const file = join(folder, 'record.json');
  await facing(
    fc.oneof(
      hostileText,
      hostileJson.map((json) => JSON.stringify(json)),
    ),
    async (text) => {
      writeFileSync(file, text);
      await expectSentence(() => readRecord(file));
    },
  );
});

test('the program itself prints one sentence and no stack', async () => {
  const command = fc.constantFrom('play', 'simulate', 'replay', 'verify', 'solve', 'arena', 'perft', 'balance');
  const argument = hostileText.filter((text) => !text.includes('\u0000') && text.length < 1000);
  await facing(
    fc.tuple(command, fc.array(argument, { minLength: 1, maxLength: 3 })),
    async ([name, args]) => {
      const { code, err } = await turnpointWith([name, ...args]);
      expect([1, 2]).toContain(code);
      expect(err).toMatch(/^turnpoint: /);
      expect(err).not.toMatch(/\n\s+at /);
    },
    8,
  );
}, 120_000);
