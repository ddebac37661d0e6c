// npm run bench -- replay: how soon a replay's graph is there, and how long a jump takes meanwhile. GAME=endstream measures one
// game. The thinker has a thread of its own as in a page. Times are by the clock, and those of the graph by what the processors
// worked for it too: on a machine that does nothing else the two are about the same.

import { Worker } from 'node:worker_threads';
import { turnsOf } from '@turnpoint/bots';
import { findGames } from '@turnpoint/catalogue/node';
import { createHost, type Thinks, thinkElsewhere } from '@turnpoint/host';
import { isSketched, nextAsk } from '@turnpoint/host/study';
import { stream } from '@turnpoint/kernel';
import { type Odds, together } from '@turnpoint/protocol';
import { outsideOf } from '@turnpoint/testkit/ports';
import { botMatch } from '../lib/bot-match.ts';

const MATCHES = 3;
const games = (await findGames()).filter(({ about }) => about.id === (process.env.GAME ?? about.id));
const workers: Worker[] = [];

const thinking = thinkElsewhere((heard, lost) => {
  const worker = new Worker(new URL('think.ts', import.meta.url));
  workers.push(worker);
  worker.on('message', (thinks: Thinks) => heard(thinks));
  worker.on('error', lost);
  return (thought) => worker.postMessage(thought);
});

for (const { about, engine } of games) {
  const [game, knows] = await Promise.all([engine.rules(), engine.bot()]);
  const { review, library } = createHost(outsideOf([game], { thinking })).door('you');
  const seats = about.usualSeats;
  for (let n = 0; n < MATCHES; n++) {
    const match = botMatch({ game, knows, seats, seed: `bench ${n}` });
    const turns = turnsOf(knows, match);
    const id = await library.import(JSON.stringify(match.export()), []);
    // A page has its thinker loaded by the time somebody looks at the graph.
    await review.odds(id, 0, match.length - 1, 1);
    const known = new Map<number, Odds>();
    const jumps: number[] = [];
    const began = now();
    const [sketched, whole] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    void estimate().catch(sketched.reject);
    let isDrawn = false;
    void whole.promise.then(() => {
      isDrawn = true;
    });
    const int = stream(`jumps ${n}`);
    while (!isDrawn) {
      const asked = performance.now();
      await review.sightAt(id, int(seats), int(match.length + 1), int(2) === 0 ? 'open' : 'then');
      jumps.push(performance.now() - asked);
      await new Promise((next) => setTimeout(next, 20));
    }
    jumps.sort((a, b) => a - b);
    const at = (share: number) => `${(jumps[Math.floor(share * (jumps.length - 1))] ?? 0).toFixed(1)} ms`;
    console.log(
      `${about.name}, ${seats} seats, ${match.length} choices, ${turns.length} turns: first graph ${await sketched.promise}, whole graph ${await whole.promise}; ${jumps.length} jumps meanwhile: half within ${at(0.5)}, 95 of 100 within ${at(0.95)}, longest ${at(1)}`,
    );

    async function estimate(): Promise<void> {
      for (;;) {
        const ask = nextAsk(turns, [], known);
        if (isSketched(turns, known)) sketched.resolve(since(began));
        if (ask === null) break;
        const more = await review.odds(id, 0, ask.step, ask.worlds, ask.part);
        const before = known.get(ask.step);
        known.set(ask.step, before === undefined ? more : together(before, more));
      }
      whole.resolve(since(began));
    }
  }
}
for (const worker of workers) await worker.terminate();

interface Instant {
  readonly clock: number;
  readonly worked: number;
}

function now(): Instant {
  const { user, system } = process.cpuUsage();
  return { clock: performance.now(), worked: (user + system) / 1000 };
}

function since(began: Instant): string {
  const { clock, worked } = now();
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  return `${seconds(clock - began.clock)} s (${seconds(worked - began.worked)} s of work)`;
}
