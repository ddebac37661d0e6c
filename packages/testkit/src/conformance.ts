import { stream, type Types } from '@turnpoint/kernel';
import type { Companion, Setup } from './companion.ts';
import { Pool } from './pool.ts';
import { type Examination, type Fault, Walk } from './walk.ts';

export interface Report {
  readonly faults: readonly Fault[];
  readonly matches: number;
  readonly choices: number;
}

/** Plays random matches of one set-up and holds every law against them. A law is left alone once it is broken. */
export function examine<T extends Types>(of: Companion<T>, setup: Setup<T>, examination: Examination): Report {
  const companion = of as unknown as Companion;
  const pool = new Pool(stream(`pool ${examination.seeds.join()}`));
  const walks = examination.seeds.map((seed) => new Walk(companion, { setup, seed, pool }, examination));
  const broken = new Map<string, Fault>();
  let made = 0;
  for (const walk of walks) made += walk.run(broken);
  return { faults: [...broken.values()], matches: walks.length, choices: made };
}
