// npm run bench -- nodes: one node and three on the same PostgreSQL and Redis, and what these two can carry by themselves.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresServer, RedisServer, TurnpointServer } from '@turnpoint/testkit/servers';
import { timeOf, timeOfFamily } from '../lib/process.ts';
import { Pair } from './pair.ts';

const SECONDS = Number(process.env.SECONDS ?? 15);
const PAIRS = Number(process.env.PAIRS ?? 100);
/** Choices that each node has made before it is measured: three processes have three times as much to warm up. */
const WARM = Number(process.env.WARM ?? 8_000);

const [postgres, redis] = [new PostgresServer(), new RedisServer()];
await Promise.all([postgres.start(true), redis.start()]);

interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of CPU a choice. */
  readonly nodes: number;
  readonly postgres: number;
  readonly redis: number;
}

/** With the seats of a match at different nodes, or both at one. */
async function measured(count: number, isSpread: boolean): Promise<Measured> {
  const settings = { DATABASE_URL: await postgres.empty(), REDIS_URL: redis.url, TRUST_PROXY: '1' };
  const nodes = Array.from({ length: count }, () => new TurnpointServer(settings));
  for (const node of nodes) await node.start();
  const at = (n: number) => nodes[n % count] as TurnpointServer;
  const pairs: Pair[] = [];
  for (let n = 0; n < PAIRS; n++)
    pairs.push(
      await Pair.between([at(n), at(isSpread ? n + 1 : n)], await at(n).badge('Guest', `198.18.0.${n % 256}`)),
    );
  let [isOver, took] = [false, [] as number[]];
  const playing = pairs.map(async (pair) => {
    while (!isOver) {
      await pair.play(
        () => !isOver,
        (ms) => took.push(ms),
        async () => {},
      );
    }
  });
  while (took.length < WARM * count) await after(0.1);
  took = [];
  const used = () => [nodes.reduce((sum, { pid }) => sum + timeOf(pid), 0), ...stores()];
  const [before, began] = [used(), performance.now()];
  await after(SECONDS);
  const seconds = (performance.now() - began) / 1000;
  const all = [...took].sort((a, b) => a - b);
  const [ofNodes, ofPostgres, ofRedis] = used().map((cpu, i) => ((cpu - (before[i] ?? 0)) * 1e6) / all.length);
  isOver = true;
  await Promise.all(playing);
  await Promise.all(nodes.map((node) => node.remove()));
  return {
    perSecond: all.length / seconds,
    p50: all[all.length >> 1] ?? 0,
    p99: all[Math.floor(all.length * 0.99)] ?? 0,
    nodes: ofNodes ?? 0,
    postgres: ofPostgres ?? 0,
    redis: ofRedis ?? 0,
  };
}

const stores = () => [timeOfFamily(postgres.pid as number), timeOf(redis.pid as number)];
const after = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

console.log(`END OF LINE Versus, ${PAIRS} matches at once; ${SECONDS} s each.\n`);
console.log('| nodes | seats of a match | choices/s | p50 | p99 ms | CPU us a choice: nodes | PostgreSQL | Redis |');
console.log('|---|---|---|---|---|---|---|---|');

async function line(count: number, isSpread: boolean): Promise<Measured> {
  const each = await measured(count, isSpread);
  const told = Object.values(each).map((value: number) => value.toFixed(value < 10 ? 1 : 0));
  console.log(`| ${[count, isSpread ? 'at different nodes' : 'at one node', ...told].join(' | ')} |`);
  return each;
}

const one = await line(1, false);
const [together, spread] = [await line(3, false), await line(3, true)];
const times = ({ nodes }: Measured) => ((3 * one.nodes) / nodes).toFixed(2);
console.log(`
Where each node has a core of its own, three carry ${times(together)} times what one does with both seats of a match at one node,
and ${times(spread)} times with each at another.
`);

/** What PostgreSQL commits by itself: one row a transaction, as a choice is stored. */
function rowsASecond(): string {
  const script = join(tmpdir(), `turnpoint-rows-${process.pid}.sql`);
  const row = `INSERT INTO rows VALUES (md5(random()::text), 1, 0, '{"kind":"lay","face":"S","cell":3}');`;
  writeFileSync(script, row);
  postgres.ask('createdb', '-w', 'rows');
  postgres.ask('psql', '-w', '-c', 'CREATE TABLE rows (match TEXT, step BIGINT, seat BIGINT, choice TEXT)', 'rows');
  const flags = ['-n', '-c', '16', '-j', '2', '-T', String(SECONDS), '-f', script, 'rows'];
  return /tps = ([\d.]+)/.exec(postgres.ask('pgbench', ...flags).stdout)?.[1] ?? 'not measured';
}

/** What Redis passes on by itself, one word a publication. */
function wordsASecond(): string {
  const flags = ['-s', redis.url, '-n', '100000', '-q', 'publish', 'turnpoint', 'a match of sixteen bytes'];
  return (
    /([\d.]+) requests per second/.exec(spawnSync('redis-benchmark', flags, { encoding: 'utf8' }).stdout)?.[1] ??
    'not measured'
  );
}

console.log(`PostgreSQL, 16 connections, each commit on disk: ${rowsASecond()} rows a second`);
console.log(`Redis, 50 connections: ${wordsASecond()} words a second`);
await Promise.all([postgres.stop(), redis.remove()]);
process.exit(0);
