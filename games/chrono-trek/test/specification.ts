import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../../docs/rules/chrono-trek.md', import.meta.url), 'utf8');

/** The rows of the table under a heading of the specification, without its head. */
export function rowsUnder(heading: string): string[][] {
  const from = text.indexOf(`\n### ${heading}`);
  if (from < 0) throw new Error(`the specification has no "${heading}"`);
  const section = text.slice(from + 1, text.indexOf('\n### ', from + 1));
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) => row.slice(2, -2).split(' | '));
}

export const specification = text;
