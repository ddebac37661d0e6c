// npm run bench -- soak: our server at a steady load for MINUTES, its memory once a minute, and whether it is flat.
import { statSync } from 'node:fs';
import { TurnpointServer } from '@turnpoint/testkit/servers';
import { memoryOf, timeOf } from '../lib/process.ts';
import { Pair } from '../nodes/pair.ts';

const MINUTES = Number(process.env.MINUTES ?? 20);
const SOCKETS = Number(process.env.SOCKETS ?? 500);
/** Choices a second, over all matches. */
const RATE = Number(process.env.RATE ?? 200);
/** A person has 2,000 matches at most, and 24 sockets. */
const PAIRS_A_PERSON = 5;
/** In kilobytes a minute: less is flat. */
const FLAT = 256;

const node = new TurnpointServer({ TRUST_PROXY: '1', METRICS_TOKEN: 'soak' });
await node.start();
const badges: string[] = [];
const pairs: Pair[] = [];
for (let n = 0; n < SOCKETS / 2; n++) {
  if (n % PAIRS_A_PERSON === 0) badges.push(await node.badge('Guest', `198.18.0.${n % 256}`));
  pairs.push(await Pair.between([node, node], badges.at(-1) ?? ''));
}

let [isOver, choices, slowest] = [false, 0, 0];
const pause = (pairs.length / RATE) * 1000;
const rest = () => new Promise<void>((next) => setTimeout(next, pause * (0.5 + Math.random())));
const playing = pairs.map(async (pair) => {
  await rest();
  while (!isOver) {
    await pair.play(
      () => !isOver,
      (ms) => {
        choices++;
        slowest = Math.max(slowest, ms);
      },
      rest,
    );
  }
});

/** Of Prometheus' page. */
async function metric(name: string): Promise<number> {
  const headers = { authorization: 'Bearer soak' };
  const page = await (await fetch(`${node.base}/metrics`, { headers })).text();
  return Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)`, 'm').exec(page)?.[1] ?? Number.NaN);
}

console.log(`END OF LINE Versus, ${SOCKETS} sockets, about ${RATE} choices a second, ${MINUTES} minutes, on SQLite.\n`);
console.log('| minute | choices | slowest ms | memory kB | heap kB | matches in memory | CPU s | database kB |');
console.log('|---|---|---|---|---|---|---|---|');
const memory: number[] = [];
for (let minute = 1; minute <= MINUTES; minute++) {
  await new Promise((next) => setTimeout(next, 60_000));
  memory.push(memoryOf(node.pid));
  const heap = Math.round((await metric('nodejs_heap_size_used_bytes')) / 1024);
  const open = await metric('turnpoint_matches_in_memory');
  const kB = Math.round(statSync(node.file).size / 1024);
  const told = [minute, choices, Math.round(slowest), memory.at(-1), heap, open, timeOf(node.pid).toFixed(1), kB];
  console.log(`| ${told.join(' | ')} |`);
  slowest = 0;
}
isOver = true;
await Promise.all(playing);
await node.remove();

/** Kilobytes a minute over the last three quarters, as the line that fits best. */
function slope(all: readonly number[]): number {
  const late = all.slice(Math.floor(all.length / 4));
  const [x, y] = [(late.length - 1) / 2, late.reduce((a, b) => a + b, 0) / late.length];
  const above = late.reduce((sum, kB, i) => sum + (i - x) * (kB - y), 0);
  const below = late.reduce((sum, _, i) => sum + (i - x) ** 2, 0);
  return below === 0 ? 0 : above / below;
}

const grows = slope(memory);
console.log(`\nMemory grows by ${grows.toFixed(0)} kB a minute: ${grows < FLAT ? 'flat' : 'NOT flat'}.`);
process.exit(grows < FLAT ? 0 : 1);
