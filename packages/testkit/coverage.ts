// `npm run rules:coverage`: which clauses of the specifications are named by a passing test, and which by none.
//   -- --json              one JSON object and nothing else
//   -- --results <file>    reads this report of Vitest (as does TURNPOINT_TEST_REPORT) instead of running the tests
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSpecification } from './src/clauses.ts';
import { coverageOf, type GameCoverage, type TestReport, tell, testedIds } from './src/coverage.ts';
import { allFolders, companionOf, gameFolders, ROOT } from './src/folders.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, results: { type: 'string' } } });
process.on('uncaughtException', ({ message }) => {
  console.error(`rules coverage: ${message}`);
  process.exit(1);
});

const results = values.results ?? process.env.TURNPOINT_TEST_REPORT;
const report = results === undefined ? runTests() : readReport(results);

const games: Record<string, GameCoverage> = {};
let isShort = false;
for (const game of allFolders()) {
  const source = join(ROOT, 'docs', 'rules', `${game}.md`);
  if (!existsSync(source)) throw new Error(`${game} has no specification: add docs/rules/${game}.md`);
  const missions = join(ROOT, 'docs', 'rules', `${game}-missions.md`);
  const text = [source, missions].filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  const coverage = coverageOf(readSpecification(text.join('\n')), testedIds(report, game));
  games[game] = coverage;
  const isMissing = coverage.missing.length + coverage.missingRulings.length > 0;
  if (isMissing && (await isComplete(game))) isShort = true;
  if (!values.json) console.log(tell(game, coverage));
}
if (values.json) console.log(JSON.stringify({ games }));
if (isShort) {
  console.error('A game that calls itself complete has clauses or rulings that no passing test names.');
  process.exitCode = 1;
}

/** A game without rules does not call itself anything yet. */
async function isComplete(game: string): Promise<boolean> {
  return gameFolders().includes(game) && (await companionOf(game)).game.complete;
}

/** Vitest's own lines go to the error stream: the standard one belongs to the answer. */
function runTests(): TestReport {
  const folder = mkdtempSync(join(tmpdir(), 'turnpoint-coverage-'));
  const file = join(folder, 'report.json');
  try {
    const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
    const only = allFolders().map((game) => `games/${game}/test/`);
    const args = ['run', '--project', 'unit*', '--passWithNoTests', '--reporter=json', `--outputFile=${file}`, ...only];
    spawnSync(process.execPath, [vitest, ...args], { cwd: ROOT, stdio: ['ignore', 2, 2] });
    return readReport(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): TestReport {
  if (!existsSync(file)) throw new Error(`there is no test report ${file}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
