// npm run bench -- crowd: LIVE matches open at both seats beside STORED ones in the database: what that takes of memory, and
// what stays of it once everybody has left.
import { DatabaseSync } from 'node:sqlite';
import { MeasuredServer } from '../lib/measured-server.ts';
import { memoryOf } from '../lib/process.ts';
import { Pair } from '../nodes/pair.ts';

const STORED = Number(process.env.STORED ?? 100_000);
const LIVE = Number(process.env.LIVE ?? 5_000);
/** Choices in each live match. */
const CHOICES = 6;
/** A person has 24 sockets at most. */
const PAIRS_A_PERSON = 10;
/** So many are opened at once. */
const TOGETHER = 50;

const node = new MeasuredServer({ MAX_SOCKETS: String(2 * LIVE + 100) });
await node.start();

async function tell(what: string): Promise<void> {
  const heap = await node.collectedHeap();
  const matches = await node.metric('turnpoint_matches_in_memory');
  const figures = [matches, await node.metric('turnpoint_sockets'), heap, memoryOf(node.pid)];
  console.log(`| ${[what, ...figures].join(' | ')} |`);
}

/** Copies of the only match there is, with its choices. */
function fill(file: string, copies: number): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA busy_timeout = 60000; PRAGMA synchronous = OFF');
  database
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO matches (id, header, revision, steps, ending, changed, receipts, aside)
       SELECT 'copy ' || i, json_set(header, '$.id', 'copy ' || i), revision, steps, ending, changed, receipts, aside
       FROM n, (SELECT * FROM matches LIMIT 1)`,
    )
    .run(copies);
  database.exec(
    `INSERT INTO choices (match, step, seat, choice)
     SELECT m.id, c.step, c.seat, c.choice FROM matches m, choices c WHERE m.id LIKE 'copy %' AND c.match NOT LIKE 'copy %'`,
  );
  database.close();
}

console.log(`END OF LINE Versus, ${CHOICES} choices in each match, on SQLite.\n`);
console.log('| | matches in memory | sockets | heap kB, collected | resident kB |');
console.log('|---|---|---|---|---|');
await tell('at the start');
const first = await Pair.between([node, node], await node.badge('Guest'));
await first.playFirst(CHOICES);
await first.leave();
fill(node.file, STORED - LIVE);
await tell(`${STORED - LIVE} stored`);

const pairs: Pair[] = [];
let badge = '';
while (pairs.length < LIVE) {
  const more: Promise<Pair>[] = [];
  for (let n = 0; n < TOGETHER; n++) {
    const at = pairs.length + n;
    if (at % PAIRS_A_PERSON === 0) badge = await node.badge('Guest', `198.18.${(at >> 8) % 256}.${at % 256}`);
    more.push(Pair.between([node, node], badge));
  }
  const opened = await Promise.all(more);
  await Promise.all(opened.map((pair) => pair.playFirst(CHOICES)));
  pairs.push(...opened);
}
await tell(`${LIVE} live beside them`);
for (let n = 0; n < pairs.length; n += TOGETHER)
  await Promise.all(pairs.slice(n, n + TOGETHER).map((pair) => pair.leave()));
await tell('all have left their tables');
await node.remove();
process.exit(0);
