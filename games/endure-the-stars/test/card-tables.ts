import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../../docs/rules/endure-the-stars.md', import.meta.url), 'utf8');

/** The rows of the table whose head begins with this cell, without head and rule. */
export function rowsOf(head: string): string[][] {
  const from = text.indexOf(`\n| ${head} |`);
  if (from < 0) throw new Error(`the specification has no table "${head}"`);
  const lines = text.slice(from + 1).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(2, end).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** The table under a heading. */
export function rowsUnder(heading: string): string[][] {
  const from = text.indexOf(`\n### ${heading}`);
  if (from < 0) throw new Error(`the specification has no "${heading}"`);
  const lines = text
    .slice(from + 1)
    .split('\n')
    .slice(2);
  const rows = lines.slice(
    0,
    lines.findIndex((line, n) => n > 0 && !line.startsWith('|')),
  );
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** "They're All Around US" is `theyre-all-around-us`. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** What the specification says of every ability and of every card that has a text, by its key. */
export function printedTexts(): ReadonlyMap<string, string> {
  const printed = new Map<string, string>();
  for (const [name = '', , , effect = ''] of rowsUnder('Resolve deck (20)'))
    printed.set(`resolve.${slug(name)}`, effect);
  for (const [name = '', , asked, reward] of rowsUnder('Accomplishment deck (18)'))
    printed.set(`goal.${slug(name)}`, `${asked}; ${reward}`);
  for (const [name = '', , effect = ''] of rowsUnder('Event deck (30)').slice(1))
    printed.set(`event.${slug(name)}`, effect);
  for (const [, ...abilities] of rowsUnder('Survivors (14)'))
    for (const ability of abilities)
      printed.set(`power.${slug(ability.split(':')[0] ?? '')}`, ability.split(':').slice(1).join(':'));
  for (const [name = '', effect = ''] of rowsOf('Refuge Event (18)')) printed.set(`refuge-event.${slug(name)}`, effect);
  return printed;
}
