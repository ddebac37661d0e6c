import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../../docs/rules/endure-the-stars-missions.md', import.meta.url), 'utf8');

/** The section of one mission: `M00` is CG00. */
export function sectionOf(number: number): string {
  const [, rest = ''] = text.split(`### M${String(number).padStart(2, '0')}: `);
  return rest.split(/\n##/)[0] ?? '';
}

/** What a line of the map notes says: `- Start: CQ.w.` */
export function note(section: string, name: string): string {
  return new RegExp(`^- ${name}.*?: (.*)\\.$`, 'm').exec(section)?.[1] ?? '';
}

/** The section of one tile, by its letters. */
export function tileSection(code: string): string {
  return new RegExp(`\\(${code}\\)\\n([^]*?)\\n###? `).exec(text)?.[1] ?? '';
}
