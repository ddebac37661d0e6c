// npm run bench -- soak: our server at a steady load for MINUTES, its memory once a minute, and whether it is flat.
import { statSync } from 'node:fs';
import { MeasuredServer } from '../lib/measured-server.ts';
import { memoryOf, timeOf } from '../lib/process.ts';
import { Pair } from '../nodes/pair.ts';
import { type Quarter, verdictOf } from './verdict.ts';

/** In quarters, so four at least. */
const MINUTES = Math.max(4, Number(process.env.MINUTES ?? 20));
const SOCKETS = Number(process.env.SOCKETS ?? 500);
/** Choices a second, over all matches. */
const RATE = Number(process.env.RATE ?? 200);
/** A person has 2,000 matches at most, and 24 sockets. */
const PAIRS_A_PERSON = 5;

const node = new MeasuredServer();
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
/** Spread over the first quarter: matches that begin together end together, and the heap would rise and fall with them. */
const begins = (n: number) =>
  new Promise<void>((begin) => setTimeout(begin, ((MINUTES * 60_000) / 4) * (n / pairs.length)));
const playing = pairs.map(async (pair, n) => {
  await begins(n);
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

const second = () => new Promise<void>((next) => setTimeout(next, 1000));

/** The most that was resident in a minute. */
async function residentFor(seconds: number): Promise<number> {
  let most = 0;
  for (let left = seconds; left > 0; left--) {
    await second();
    most = Math.max(most, memoryOf(node.pid));
  }
  return most;
}

console.log(`END OF LINE Versus, ${SOCKETS} sockets, about ${RATE} choices a second, ${MINUTES} minutes, on SQLite.\n`);
console.log(
  '| minute | choices | slowest ms | most resident kB | collected heap kB | matches in memory | CPU s | database kB |',
);
console.log('|---|---|---|---|---|---|---|---|');
const quarters: Quarter[] = [];
let quarter = { resident: [] as number[], heap: [] as number[] };
for (let minute = 1; minute <= MINUTES; minute++) {
  quarter.resident.push(await residentFor(60));
  quarter.heap.push(await node.collectedHeap());
  const open = await node.metric('turnpoint_matches_in_memory');
  const kB = Math.round(statSync(node.file).size / 1024);
  const told = [
    minute,
    choices,
    Math.round(slowest),
    quarter.resident.at(-1),
    quarter.heap.at(-1),
    open,
    timeOf(node.pid).toFixed(1),
    kB,
  ];
  console.log(`| ${told.join(' | ')} |`);
  slowest = 0;
  if (minute < Math.round(((quarters.length + 1) * MINUTES) / 4)) continue;
  quarters.push(quarter);
  quarter = { resident: [], heap: [] };
}
isOver = true;
await Promise.all(playing);
await node.remove();

const { isFlat, heap, resident: most } = verdictOf(quarters[1] as Quarter, quarters[3] as Quarter);
const percent = (share: number) => `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)} %`;
console.log(
  `\nIn the median minute, from the second quarter to the last: collected heap ${percent(heap)}, most resident ${percent(most)}: ${isFlat ? 'flat' : 'NOT flat'}.`,
);
process.exit(isFlat ? 0 : 1);
