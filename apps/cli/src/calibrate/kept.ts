import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Sample } from './sample.ts';

/** What was measured before, a line for each match under its name. */
export interface Kept {
  find(name: string): Sample | undefined;
  /** Gives it as it will be found again. */
  keep(name: string, sample: Sample): Sample;
}

/** Adds to the file as soon as something is known, so that nothing is lost when a long measurement is stopped; null: keeps nothing. */
export function keptIn(file: string | null): Kept {
  const lines = file !== null && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const kept = new Map(lines.filter((line) => line !== '').map((line) => JSON.parse(line) as [string, Sample]));
  return {
    find: (name) => kept.get(name),
    keep(name, sample) {
      const line = JSON.stringify([name, sample], short);
      if (file !== null) appendFileSync(file, `${line}\n`);
      return (JSON.parse(line) as [string, Sample])[1];
    },
  };
}

/** More digits than these tell nothing. */
const DIGITS = 1e5;

function short(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * DIGITS) / DIGITS : value;
}
