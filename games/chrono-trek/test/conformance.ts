import type { Logged } from '@turnpoint/kernel';
import type { Companion } from '@turnpoint/testkit';
import { type ChronoTrek, chronoTrek, type Entry, type Options } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { scramble } from './scramble.ts';

const options = (levels: string, rest: Partial<Options> = {}): Options => ({
  levels,
  first: 'random',
  pause: 'timed',
  seconds: 5,
  takeOver: true,
  ...rest,
});

/**
 * One level and mixed pools, each way of the pause, with and without bots that take over. Tables of five and six, where
 * every play is answered by all the others, take a shorter walk: `conformance.test.ts`.
 */
const setups = [
  { options: options('1'), seats: 2 },
  { options: options('34', { pause: 'by-orders', takeOver: false }), seats: 2 },
  { options: options('2', { pause: 'by-hand', first: 1 }), seats: 3 },
  { options: options('1234', { seconds: 30, takeOver: false }), seats: 4 },
];

export const large = [
  { options: options('3', { pause: 'by-orders' }), seats: 5 },
  { options: options('124', { pause: 'by-hand', takeOver: false, first: 5 }), seats: 6 },
];

/** A play may draw so much that the discard pile, the played card included, is shuffled within the same step. */
function hidesAgain(log: readonly Logged<Entry>[]): boolean {
  return log.some(({ entry }) => entry.type === 'reshuffle');
}

export default { game: chronoTrek, texts, setups, scramble, hidesAgain } satisfies Companion<ChronoTrek>;
