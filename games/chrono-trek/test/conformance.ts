import type { Companion } from '@turnpoint/testkit';
import { type ChronoTrek, chronoTrek, type Options } from '../rules/index.ts';
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

/** Every number of seats, every level alone and mixed, each way of the pause, with and without bots. */
const setups = [
  { options: options('1'), seats: 2 },
  { options: options('2', { pause: 'by-hand' }), seats: 3 },
  { options: options('3', { pause: 'by-orders' }), seats: 4 },
  { options: options('4', { first: 1 }), seats: 5 },
  { options: options('1234'), seats: 6 },
  { options: options('12', { takeOver: false }), seats: 4 },
  { options: options('34', { takeOver: false, seconds: 30 }), seats: 2 },
];

export default { game: chronoTrek, texts, setups, scramble } satisfies Companion<ChronoTrek>;
