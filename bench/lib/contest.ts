import { execFileSync } from 'node:child_process';

/** Rates per CPU-second by what was measured, as one contestant's process printed them. */
export type Rates = Readonly<Record<string, number>>;

/**
 * Runs every contestant in a process of its own (one engine must not spoil the other's inline caches), in turn, several
 * times over, and gives the median rate of each: what disturbs the machine disturbs all alike.
 */
export function contest(contestants: readonly string[], script: string, rounds: number): Record<string, Rates> {
  const runs: Record<string, Rates[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const name of contestants) {
      process.stderr.write(`\rround ${round + 1} of ${rounds}: ${name.padEnd(24)}`);
      const out = execFileSync(process.execPath, [script, name], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      runs[name] = [...(runs[name] ?? []), JSON.parse(out) as Rates];
    }
  }
  process.stderr.write(`${'\r'.padEnd(60)}\r`);
  return Object.fromEntries(Object.entries(runs).map(([name, all]) => [name, medians(all)]));
}

function medians(all: readonly Rates[]): Rates {
  const keys = Object.keys(all[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, median(all.map((rates) => rates[key] as number))]));
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] as number;
}

/** Calls per CPU-second of this process, once it is warm. `work` returns how many units one call did. */
export function rate(work: () => number, seconds = 1.5): number {
  warmUp(work);
  return slice(work, seconds);
}

const SLICE = 0.5;
const MOST_SLICES = 16;

/** Rules with much code are compiled for seconds: works until twice in a row a slice was hardly faster than the best. */
function warmUp(work: () => number): void {
  let best = 0;
  for (let n = 0, level = 0; n < MOST_SLICES && level < 2; n++) {
    const now = slice(work, SLICE);
    level = now > 1.05 * best ? 0 : level + 1;
    best = Math.max(best, now);
  }
}

function slice(work: () => number, seconds: number): number {
  const from = spent();
  let units = 0;
  do units += work();
  while (spent() - from < seconds);
  return units / (spent() - from);
}

function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export function show(value: number): string {
  if (value >= 1e6) return `${(value / 1e6).toFixed(2)} M`;
  return value >= 1e3 ? `${(value / 1e3).toFixed(1)} k` : value.toFixed(value < 10 ? 2 : 0);
}
