// Writes games/<game>/rules/clauses.ts (ids, as a type) and texts/clauses.json (their wording, and what their chapters are
// called) from docs/rules/<game>.md, and docs/rules/<game>-missions.md where a game has one.
// `--check` writes nothing and fails when a file is out of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** A row of the specification that states a clause. */
const ROW = /^\| (([A-Z]+-(?:[A-Z]\d*|\d+))\.\d+) \| (.*?) \|/;

const check = process.argv.includes('--check');
let stale = false;

for (const game of readdirSync('games')) {
  const source = `docs/rules/${game}.md`;
  // A game in the making begins with its specification and a cover.
  if (!existsSync(source) || !existsSync(`games/${game}/rules`)) continue;
  const files = [source, `docs/rules/${game}-missions.md`].filter((file) => existsSync(file));
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const clauses = readClauses(text);
  const ids = Object.keys(clauses).map((id) => `  '${id}',\n`);
  write(
    `games/${game}/rules/clauses.ts`,
    `// Made by scripts/clauses.mjs from ${source}.\n\nexport const CLAUSES = [\n${ids.join('')}] as const;\n\n` +
      'export type Clause = (typeof CLAUSES)[number];\n',
  );
  write(`games/${game}/texts/clauses.json`, `${JSON.stringify({ ...readChapters(text), ...clauses }, null, 2)}\n`);
}
if (stale) process.exit(1);

/**
 * Clauses are table rows `| EOL-1.1 | text | source |`; rulings are rows `| R1 | ... |` (of missions
 * `| RM1 | ... |`) or paragraphs `**R1. Question?** Answer`, which may run over several lines.
 * @param {string} text
 */
function readClauses(text) {
  /** @type {Record<string, string>} */
  const clauses = {};
  for (const [, id = '', , rule = ''] of text.matchAll(new RegExp(ROW, 'gm'))) clauses[id] = rule;
  const prefix = Object.keys(clauses)[0]?.split('-')[0];
  for (const [, n, rule = ''] of text.matchAll(/^\*\*R(\d+)\. (.*(?:\n.+)*)$/gm))
    clauses[`${prefix}-R${n}`] = rule.replaceAll('**', '').replaceAll('\n', ' ');
  for (const [, n, rule = ''] of text.matchAll(/^\| R(M?\d+) \| (.*) \|$/gm)) clauses[`${prefix}-R${n}`] = rule;
  return clauses;
}

/**
 * EOL-3.2 belongs to chapter EOL-3, which is called as the heading above says, without the number.
 * @param {string} text
 */
function readChapters(text) {
  /** @type {Record<string, string>} */
  const chapters = {};
  let heading = '';
  for (const line of text.split('\n')) {
    heading = /^#+ (?:\d+\. |M\d+: )?(.*)/.exec(line)?.[1] ?? heading;
    const chapter = ROW.exec(line)?.[2];
    if (chapter !== undefined) chapters[chapter] ??= heading;
  }
  return chapters;
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
