// Writes games/<game>/rules/clauses.ts (ids, as a type) and texts/clauses.json (their wording) from docs/rules/<game>.md,
// and docs/rules/<game>-missions.md where a game has one.
// `--check` writes nothing and fails when a file is out of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const check = process.argv.includes('--check');
let stale = false;

for (const game of readdirSync('games')) {
  const source = `docs/rules/${game}.md`;
  // A game in the making begins with its specification and a cover.
  if (!existsSync(source) || !existsSync(`games/${game}/rules`)) continue;
  const clauses = readClauses([source, `docs/rules/${game}-missions.md`].filter((file) => existsSync(file)));
  const ids = Object.keys(clauses).map((id) => `  '${id}',\n`);
  write(
    `games/${game}/rules/clauses.ts`,
    `// Made by scripts/clauses.mjs from ${source}.\n\nexport const CLAUSES = [\n${ids.join('')}] as const;\n\n` +
      'export type Clause = (typeof CLAUSES)[number];\n',
  );
  write(`games/${game}/texts/clauses.json`, `${JSON.stringify(clauses, null, 2)}\n`);
}
if (stale) process.exit(1);

/**
 * Clauses are table rows `| EOL-1.1 | text | source |`; rulings are rows `| R1 | ... |` (of missions
 * `| RM1 | ... |`) or paragraphs `**R1. Question?** Answer`, which may run over several lines.
 * @param {string[]} files
 */
function readClauses(files) {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  /** @type {Record<string, string>} */
  const clauses = {};
  for (const [, id = '', rule = ''] of text.matchAll(/^\| ([A-Z]+-(?:[A-Z]\d*|\d+)\.\d+) \| (.*?) \|/gm))
    clauses[id] = rule;
  const prefix = Object.keys(clauses)[0]?.split('-')[0];
  for (const [, n, rule = ''] of text.matchAll(/^\*\*R(\d+)\. (.*(?:\n.+)*)$/gm))
    clauses[`${prefix}-R${n}`] = rule.replaceAll('**', '').replaceAll('\n', ' ');
  for (const [, n, rule = ''] of text.matchAll(/^\| R(M?\d+) \| (.*) \|$/gm)) clauses[`${prefix}-R${n}`] = rule;
  return clauses;
}

/**
 * @param {string} file
 * @param {string} content
 */
function write(file, content) {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  if (check) {
    console.error(`${file} is out of date: run npm run rules:clauses`);
    stale = true;
    return;
  }
  writeFileSync(file, content);
}
