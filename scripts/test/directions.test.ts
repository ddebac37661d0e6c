import { expect, test } from 'vitest';
import type { Workspace } from '../directions/declared.ts';
import { faultsIn } from '../directions/faults.ts';
import { unusedIn } from '../directions/unused.ts';

const game = (id: string): Workspace => ({
  folder: `games/${id}`,
  name: `@turnpoint/${id}`,
  exports: { './rules': './rules/index.ts', './content': './content/index.ts', './table': './table/index.ts' },
  declared: ['@turnpoint/bots', '@turnpoint/kernel', '@turnpoint/ui', 'svelte'],
});
const workspace = (folder: string, ...declared: string[]): Workspace => ({
  folder,
  name: folder.replace(/^\w+/, '@turnpoint'),
  exports: { '.': './src/index.ts' },
  declared,
});
const workspaces: Workspace[] = [
  workspace('packages/kernel', '@turnpoint/testkit'),
  workspace('packages/bots', '@turnpoint/kernel'),
  workspace('packages/testkit', '@turnpoint/kernel', 'fast-check'),
  workspace('packages/ui', '@turnpoint/kernel'),
  workspace('apps/server', 'fastify'),
  workspace('apps/web', '@turnpoint/mole'),
  workspace('apps/cli', '@turnpoint/server'),
  game('mole'),
  game('vole'),
];
const shared = ['vitest'];
const faults = (path: string, text: string) => faultsIn({ files: [{ path, text }], workspaces, shared });

const right: [path: string, text: string][] = [
  ['packages/kernel/src/index.ts', `export * from './play.ts';`],
  ['packages/bots/src/random.ts', `import { play } from '@turnpoint/kernel';`],
  ['packages/testkit/src/laws.ts', `import fc from 'fast-check'; import { readFileSync } from 'node:fs';`],
  ['packages/kernel/test/play.test.ts', `import { table } from '@turnpoint/testkit';`],
  ['games/mole/rules/dig.ts', `import { no } from '@turnpoint/kernel'; import { cards } from '../content/index.ts';`],
  ['games/mole/content/cards.ts', `import { dig } from './words.ts';`],
  ['games/mole/bot/index.ts', `import { rules } from '../rules/index.ts';`],
  ['games/mole/solver/index.ts', `import { rules } from '../rules/index.ts';`],
  ['games/mole/table/Hill.svelte', `<script lang="ts">import type { View } from '../rules/index.ts';</script><b>x</b>`],
  [
    'games/mole/table/Hill.svelte',
    `<script>import { Card } from '@turnpoint/ui'; import { fly } from 'svelte/x';</script>`,
  ],
  [
    'games/mole/table/index.ts',
    `import type { View } from '@turnpoint/mole/rules'; import { cards } from '../content/index.ts';`,
  ],
  ['games/mole/test/dig.test.ts', `import { x } from '../table/x.ts'; import { y } from '@turnpoint/bots';`],
  ['apps/web/src/main.ts', `import rules from '@turnpoint/mole/rules'; import Worker from './worker.ts?worker';`],
  ['apps/cli/src/main.ts', `import { createApp } from '@turnpoint/server'; const t = Date.now() + Math.random();`],
  ['games/mole/test/dig.test.ts', `import { test } from 'vitest'; import { rules } from '@turnpoint/mole/rules';`],
  ['apps/web/src/main.ts', `import mole from 'game-icon:mole'; import { createServer } from 'node:http';`],
  ['scripts/anything.ts', `import '../apps/server/src/main.ts';`],
];

test.each(right)('%s may hold %s', (path, text) => {
  expect(faults(path, text)).toEqual([]);
});

const wrong: [path: string, text: string, fault: string][] = [
  ['packages/kernel/src/index.ts', `import { x } from '@turnpoint/bots';`, 'kernel may import nothing of bots'],
  [
    'packages/kernel/src/index.ts',
    `import { sha } from '@noble/hashes';`,
    'kernel may not use the package @noble/hashes',
  ],
  ['packages/kernel/src/index.ts', `import type { X } from '@turnpoint/mole/rules';`, 'nothing of game rules'],
  ['packages/bots/src/index.ts', `export { x } from '@turnpoint/mole/rules';`, 'bots may import nothing of game rules'],
  ['packages/testkit/src/index.ts', `import { x } from '@turnpoint/mole/rules';`, 'testkit may import nothing of game'],
  ['games/mole/rules/dig.ts', `import { x } from '@turnpoint/vole/rules';`, 'nothing of game rules (games/vole)'],
  ['games/mole/rules/dig.ts', `import { x } from '../../vole/rules/x.ts';`, 'import games/vole by its package name'],
  ['games/mole/rules/dig.ts', `import { x } from '../bot/x.ts';`, 'game rules may import nothing of game bot'],
  ['games/mole/rules/dig.ts', `const x = await import('node:fs');`, 'game rules may not use the package node:fs'],
  ['games/mole/rules/dig.ts', `type X = import('svelte').Component;`, 'game rules may not use the package svelte'],
  [
    'games/mole/content/cards.ts',
    `import { x } from '../table/x.ts';`,
    'game content may import nothing of game table',
  ],
  ['games/mole/bot/index.ts', `import { x } from '../solver/x.ts';`, 'game bot may import nothing of game solver'],
  [
    'games/mole/table/x.ts',
    `import { rules } from '../rules/index.ts';`,
    'game table may import only types of game rules',
  ],
  ['games/mole/table/x.ts', `import { readFile } from 'node:fs';`, 'game table may not use the package node:fs'],
  ['games/mole/table/x.ts', `import { x } from '@turnpoint/bots';`, 'game table may import nothing of bots'],
  ['games/mole/test/x.test.ts', `import { x } from '@turnpoint/vole/rules';`, 'test may import nothing of game rules'],
  ['games/mole/test/x.test.ts', `import { x } from '@turnpoint/server';`, 'test may import nothing of app'],
  ['bench/run.ts', `import { x } from '@turnpoint/server';`, 'bench may import nothing of app'],
  ['games/mole/table/x.ts', `import { fly } from 'motion/fly';`, 'game table may not use the package motion/fly'],
  ['apps/web/src/x.ts', `import { fly } from 'motion/fly';`, 'apps/web/package.json does not name motion'],
  ['apps/web/src/x.ts', `import { test } from 'vitest';`, 'apps/web/package.json does not name vitest'],
  ['games/mole/test/x.test.ts', `import { law } from '@turnpoint/testkit';`, 'does not name @turnpoint/testkit'],
  ['apps/web/src/x.ts', `import { rules } from '@turnpoint/vole/rules';`, 'does not name @turnpoint/vole'],
  ['apps/new/src/x.ts', `import { rules } from '@turnpoint/vole/rules';`, 'apps/new has no package.json'],
  ['packages/kernel/src/x.ts', `import '../../../scripts/x.ts';`, 'kernel may not import scripts/x.ts'],
  ['packages/newcomer/src/x.ts', '', '"newcomer" has no direction'],
  ['games/mole/extras/x.ts', '', '"game extras" has no direction'],
];

test.each(wrong)('%s may not hold %s', (path, text, fault) => {
  expect(faults(path, text)).toEqual([expect.stringContaining(fault)]);
});

test('a fault in a Svelte file names its line', () => {
  const text = `<p>hill</p>\n<script lang="ts">\n  import { rules } from '../rules/index.ts';\n</script>\n`;
  expect(faults('games/mole/table/Hill.svelte', text)).toEqual([
    'games/mole/table/Hill.svelte:3: game table may import only types of game rules (games/mole)',
  ]);
});

test.each([
  'const now = Date.now();',
  'const now = new Date();',
  'const die = Math.random();',
  `const die = Math['random']();`,
  'const { random } = Math;',
  'globalThis.x = 1;',
  `eval('1');`,
  'names.sort((a, b) => a.localeCompare(b));',
  'const text = new Intl.NumberFormat().format(1);',
])('pure code may not hold %s', (text) => {
  for (const place of [
    'packages/kernel/src',
    'packages/bots/src',
    'games/mole/rules',
    'games/mole/content',
    'games/mole/bot',
  ]) {
    expect(faults(`${place}/x.ts`, text)).toEqual([expect.stringContaining(`${place}/x.ts:1: `)]);
  }
});

test.each([
  'const most = Math.max(1, 2);',
  'const birth = { Date: 1 }.Date;',
  'interface Birth { Date: string }',
  'const many = new Intl.PluralRules(language);',
  'let many: Intl.PluralRules;',
])('pure code may hold %s', (text) => {
  expect(faults('games/mole/rules/x.ts', text)).toEqual([]);
});

test('what is permitted and nobody makes use of is named', () => {
  const files = [{ path: 'packages/kernel/test/play.test.ts', text: `import { table } from '@turnpoint/testkit';` }];
  const without = unusedIn({ files: [], workspaces, shared });
  const unused = unusedIn({ files, workspaces, shared });
  expect(without.filter((rule) => !unused.includes(rule))).toEqual(['test: testkit']);
});
