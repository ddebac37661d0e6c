import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply } from '../lib/guide.mjs';
import { makeScratch, removeScratch } from '../lib/scratch.mjs';
import { addLastStone, node, releaseLastStone } from './last-stone.ts';

const LONG = 120_000;
const MAIN = 'apps/cli/src/main.ts';
let folder: string;
const file = (name: string) => join(folder, `${name}.json`);
const turnpoint = (...args: string[]) => node(folder, MAIN, ...args);

/** A match in the terminal that is left after what was typed. */
function play(name: string, typed: string): string {
  const args = [MAIN, 'play', 'last-stone', '--seed', name, '--save', file(name)];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', input: typed }).stdout;
}

/** Goes on with a stored match under the rules that it names, always with the last choice, to the end. */
const GO_ON = `
  import { readFileSync, writeFileSync } from 'node:fs';
  import { findGames } from '@turnpoint/catalogue/node';
  import { Match } from '@turnpoint/kernel';
  const [from, to] = process.argv.slice(1);
  const record = JSON.parse(readFileSync(from, 'utf8'));
  const { engine } = (await findGames()).find(({ about }) => about.id === record.game);
  const match = Match.replay(await engine.rules(record.version), record);
  const offers = [];
  while (match.state.outcome === null) {
    const [seat] = match.look(null).asked;
    const { choices } = match.look(seat);
    offers.push(choices.length);
    match.choose(seat, choices.at(-1));
  }
  writeFileSync(to, JSON.stringify(match.export()));
  console.log(JSON.stringify(offers));
`;

beforeAll(() => {
  folder = makeScratch();
  addLastStone(folder);
  play('old', '1\nq\n');
  releaseLastStone(folder);
}, LONG);
afterAll(() => removeScratch(folder));

test(
  'a match that was begun under 1.0 goes on under 1.0 when the rules are at 1.1',
  () => {
    expect(JSON.parse(readFileSync(file('old'), 'utf8'))).toMatchObject({ version: '1.0' });
    expect(turnpoint('verify', file('old'))).toContain('rules 1.0');
    const offers: number[] = JSON.parse(
      node(folder, '--input-type=module', '-e', GO_ON, file('old'), file('finished')),
    );
    expect(Math.max(...offers)).toBe(3);
    expect(JSON.parse(readFileSync(file('finished'), 'utf8'))).toMatchObject({ version: '1.0' });
    expect(turnpoint('verify', file('finished'))).toMatch(/rules 1\.0[\s\S]*finished \(won\)/);
    expect(turnpoint('replay', file('finished'))).toContain('takes 3 stones');
  },
  LONG,
);

test(
  'new matches follow 1.1',
  () => {
    expect(play('new', '4\nq\n')).toContain('Take 4 stones');
    expect(JSON.parse(readFileSync(file('new'), 'utf8'))).toMatchObject({ version: '1.1' });
    expect(turnpoint('verify', file('new'))).toContain('rules 1.1');
  },
  LONG,
);

test(
  'versions that differ in nothing but their name share a file, and what is frozen stays',
  () => {
    const freeze = () => node(folder, 'scripts/freeze/main.ts', 'last-stone');
    freeze();
    const file = 'games/last-stone/rules/index.ts';
    apply(folder, { file, how: 'instead of', which: 'only', anchor: "version: '1.1'", text: "  version: '1.2'," });
    freeze();
    const index = readFileSync(join(folder, 'games/last-stone/frozen/index.ts'), 'utf8');
    expect([...index.matchAll(/'(.+)': \{\n {4}file: '(.+)'/g)].map(([, ...pair]) => pair)).toEqual([
      ['1.0', '1.0.js'],
      ['1.1', '1.1.js'],
      ['1.2', '1.1.js'],
    ]);
    expect(turnpoint('verify', join(folder, 'new.json'))).toContain('rules 1.1');
    expect(freeze).toThrow('last-stone 1.2 is frozen already');
  },
  LONG,
);
