// How long is each part of a game? node scripts/lines.mjs endstream timestream. Lines with something on them; what is
// made by a command or frozen does not count.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/say.mjs';

const PARTS = [
  'content',
  'rules/effects',
  'rules',
  'bot',
  'set-up',
  'texts',
  'decks',
  'table',
  'cover',
  'balance',
  'test',
];
const SHARED = ['kernel', 'effects', 'bots', 'ui', 'catalogue', 'testkit'].map((name) => `packages/${name}/src`);
const PAGES = ['builder', 'first-match', 'match', 'setup'].map((name) => `apps/web/src/${name}`);
const WRITTEN = /\.(ts|svelte|css)$/;
const MADE = new Set(['clauses.ts']);

/** @param {string} folder @param {(path: string) => boolean} [counts] @returns {number} */
function linesIn(folder, counts = () => true) {
  let files;
  try {
    files = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return 0;
  }
  return files
    .filter((file) => file.isFile() && WRITTEN.test(file.name) && !MADE.has(file.name))
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => !path.includes('node_modules') && counts(path))
    .reduce(
      (sum, path) =>
        sum +
        readFileSync(path, 'utf8')
          .split('\n')
          .filter((line) => line.trim() !== '').length,
      0,
    );
}

await runMain(async () => {
  const games = process.argv.slice(2);
  if (games.length === 0) {
    console.log('name one game or more: npm run lines -- endstream timestream');
    return 1;
  }
  const effects = join('rules', 'effects');
  console.log(`| part | ${games.join(' | ')} |\n|---|${'---|'.repeat(games.length)}`);
  for (const part of PARTS) {
    // The words of effects are told apart from the other rules.
    const counts = part === 'rules' ? (/** @type {string} */ path) => !path.includes(effects) : undefined;
    console.log(`| ${part} | ${games.map((game) => linesIn(join('games', game, part), counts)).join(' | ')} |`);
  }
  console.log('\n| shared by all games | lines |\n|---|---|');
  for (const folder of [...SHARED, ...PAGES]) console.log(`| ${folder} | ${linesIn(folder)} |`);
  return 0;
});
