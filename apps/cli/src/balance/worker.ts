import { parentPort } from 'node:worker_threads';
import { reportOf } from './report.ts';

export interface Order {
  readonly game: string;
  readonly job: unknown;
  readonly matches: number;
}

/** Plays the lines it is sent, one after the other. */
parentPort?.on('message', async ({ game, job, matches }: Order) => {
  parentPort?.postMessage((await reportOf(game))?.collect(job, matches));
});
