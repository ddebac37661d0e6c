// npm run bench -- server: the same matches at our server (durable) and, in memory, at a bare socket, Colyseus and
// boardgame.io's. SERVERS, SOCKETS and SECONDS choose what is measured.
import { CLIENTS } from './clients/index.ts';
import { type Measured, measured } from './measure.ts';
import { recorded } from './the-match.ts';

const list = (value: string | undefined) => value?.split(',');
const SECONDS = Number(process.env.SECONDS ?? 5);
const SOCKETS = (list(process.env.SOCKETS) ?? ['500', '2000']).map(Number);
const SERVERS = list(process.env.SERVERS) ?? Object.keys(CLIENTS);

const NOTES: Readonly<Record<string, string>> = {
  turnpoint: 'durable (SQLite, synced), per-seat looks',
  'boardgame.io': 'in memory, whole state to both',
  colyseus: 'in memory, the choice to both, no looks',
  'bare ws': 'in memory, the choice to both, no looks',
};
const COLUMNS = [
  'server',
  'sockets',
  'choices/s',
  'p50 ms',
  'p95',
  'p99',
  'at 500/s: p50',
  'p95',
  'p99',
  'CPU us a choice',
  'kB a match',
  'bytes a message',
  '',
];
const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const short = (value: number) => value.toFixed(value < 10 ? 1 : 0);

console.log(`END OF LINE Versus, ${recorded.length} choices a match; ${SECONDS} s each, the next choice made at once,`);
console.log('and once more at 500 choices a second.\n');
row(COLUMNS);
row(COLUMNS.map(() => '---'));
for (const sockets of SOCKETS) {
  const found = new Map<string, Measured>();
  for (const name of SERVERS) {
    const each = await measured(name, { sockets, seconds: SECONDS });
    found.set(name, each);
    const { perSecond, full, paced, cpu, kB, bytes } = each;
    const all = [perSecond, full.p50, full.p95, full.p99, paced.p50, paced.p95, paced.p99, cpu, kB, bytes];
    row([name, sockets, ...all.map(short), NOTES[name] ?? '']);
  }
  const ours = found.get('turnpoint');
  for (const [name, other] of found) {
    if (ours === undefined || other === ours) continue;
    const [rate, cpu] = [ours.perSecond / other.perSecond, other.cpu / ours.cpu];
    console.log(`ours beside ${name}: ${rate.toFixed(2)} times its choices/s; by CPU a choice ${cpu.toFixed(2)} times`);
  }
  console.log();
}
process.exit(0);
