// npm run bench -- kernel: our kernel and boardgame.io play the same matches of END OF LINE Versus; and Connect Four.
import { join } from 'node:path';
import { contest, type Rates, show } from '../lib/contest.ts';
import { ENTRANTS } from './any-game.ts';
import { deals } from './deals.ts';
import * as io from './on-boardgame-io.ts';
import * as kernel from './on-kernel.ts';

const CHECKED = 200;
for (const [k, deal] of deals(CHECKED).entries()) {
  const ours = kernel.resultOf(kernel.playout(deal, k).s);
  const theirs = io.resultOf(io.playout(deal, k).g);
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) throw new Error(`match ${k} ends differently`);
}
console.log(`${CHECKED} random matches of END OF LINE Versus end alike on both engines.\n`);

const GAMES = ENTRANTS.map(({ game }) => `game ${game.id}`);
const CONTESTANTS = ['turnpoint', 'boardgame.io', 'connect-four kernel', 'connect-four by hand', ...GAMES];
const rates = contest(CONTESTANTS, join(import.meta.dirname, 'contestant.ts'), Number(process.env.ROUNDS ?? 3));
const of = (name: string): Rates => rates[name] as Rates;
const rate = (name: string, what: string): number => of(name)[what] as number;

console.log(`END OF LINE Versus, per CPU-second, median of interleaved runs, Node ${process.version}`);
row('', 'Turnpoint', 'boardgame.io', 'ratio');
compare('random playouts (playInPlace), choices', 'playouts', 'playouts');
compare('applying recorded choices', 'applied', 'applied');
compare('checked, logged, pure play, choices', 'played', 'applied');
row('copies of a state', `${show(rate('game end-of-line', 'copies'))} (${us('game end-of-line')} us each)`, '', '');

console.log('\nConnect Four, moves per CPU-second');
row('', 'kernel', 'by hand', 'ratio');
const general = rate('connect-four kernel', 'playouts');
const byHand = rate('connect-four by hand', 'playouts');
row('random playouts', show(general), show(byHand), (general / byHand).toFixed(2));
row(
  'copies of a state',
  `${show(rate('connect-four kernel', 'copies'))} (${us('connect-four kernel')} us each)`,
  '',
  '',
);

console.log('\nEvery game, random matches, per CPU-second');
row('', 'playInPlace, choices', 'play, choices', 'copies');
for (const { game, seats } of ENTRANTS) {
  const name = `game ${game.id}`;
  row(
    `${game.id}, ${seats} players`,
    show(rate(name, 'inPlace')),
    show(rate(name, 'pure')),
    show(rate(name, 'copies')),
  );
}

function compare(what: string, ours: string, theirs: string): void {
  const mine = rate('turnpoint', ours);
  const peer = rate('boardgame.io', theirs);
  row(what, show(mine), show(peer), `${(mine / peer).toFixed(0)} x`);
}

function us(name: string): string {
  return (1e6 / rate(name, 'copies')).toFixed(2);
}

function row(...columns: [string, string, string, string]): void {
  console.log(
    columns
      .map((text, i) => text.padEnd([40, 24, 16, 8][i] as number))
      .join('')
      .trimEnd(),
  );
}
