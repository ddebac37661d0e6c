// npm run bench -- server: the same matches at our server (durable) and, in memory, at a bare socket, Colyseus and
// boardgame.io's.
import { readFileSync } from 'node:fs';
import { CLIENTS, heard, type Pair } from './clients.ts';
import { start } from './start.ts';
import { recorded } from './the-match.ts';

const SECONDS = Number(process.env.SECONDS ?? 8);
const SOCKETS = (process.env.SOCKETS ?? '500,2000').split(',').map(Number);
const TICKS = 100; // of a second, in which Linux counts a process's time

interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly cpu: number;
  readonly kB: number;
  readonly bytes: number;
}

async function measured(name: string, sockets: number): Promise<Measured> {
  const served = await start(name, sockets);
  const { pid } = served;
  const empty = memoryOf(pid);
  const pairs: Pair[] = [];
  for (let n = 0; n < sockets / 2; n++) pairs.push(await (CLIENTS[name] as (typeof CLIENTS)[string])(served, n));
  for (const pair of pairs) await pair.begin();
  const kB = (memoryOf(pid) - empty) / pairs.length;

  const took: number[] = [];
  let isOver = false;
  const playing = pairs.map(async (pair) => {
    while (!isOver) {
      for (let step = 0; step < recorded.length && !isOver; step++) {
        const began = performance.now();
        await pair.choose(step);
        took.push(performance.now() - began);
      }
      if (!isOver) await pair.begin();
    }
  });
  await after(2);
  took.length = 0;
  Object.assign(heard, { bytes: 0, messages: 0 });
  const [began, spent] = [performance.now(), timeOf(pid)];
  await after(SECONDS);
  const [all, cpu, seconds] = [
    [...took].sort((a, b) => a - b),
    timeOf(pid) - spent,
    (performance.now() - began) / 1000,
  ];
  const bytes = heard.bytes / heard.messages;
  isOver = true;
  await Promise.race([Promise.all(playing), after(5)]);
  await served.stop();
  const at = (share: number) => all[Math.floor(all.length * share)] ?? 0;
  const perChoice = (cpu * 1e6) / all.length;
  return { perSecond: all.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), cpu: perChoice, kB, bytes };
}

const after = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Resident kilobytes of a process. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** Seconds of CPU that a process has used. */
function timeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

const NOTES: Readonly<Record<string, string>> = {
  turnpoint: 'durable (SQLite, synced), per-seat looks',
  'boardgame.io': 'in memory, whole state to both',
  colyseus: 'in memory, the choice to both, no looks',
  'bare ws': 'in memory, the choice to both, no looks',
};

console.log(`END OF LINE Versus, ${recorded.length} choices a match, the next one made at once; ${SECONDS} s each.\n`);
console.log('| server | sockets | choices/s | p50 | p95 | p99 ms | CPU us a choice | kB a match | bytes a message | |');
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const sockets of SOCKETS) {
  const found = new Map<string, Measured>();
  for (const name of Object.keys(CLIENTS)) {
    const { perSecond, p50, p95, p99, cpu, kB, bytes } = await measured(name, sockets);
    found.set(name, { perSecond, p50, p95, p99, cpu, kB, bytes });
    const told = [perSecond, p50, p95, p99, cpu, kB, bytes].map((value) => value.toFixed(value < 10 ? 1 : 0));
    console.log(`| ${[name, sockets, ...told, NOTES[name]].join(' | ')} |`);
  }
  const of = (name: string) => found.get(name) as Measured;
  const ratio = (other: string) => (of(other).cpu / of('turnpoint').cpu).toFixed(2);
  const others = Object.keys(CLIENTS).filter((name) => name !== 'turnpoint');
  console.log(`CPU a choice: ${others.map((name) => `${name} ${ratio(name)} of ours`).join(', ')}\n`);
}
process.exit(0);
