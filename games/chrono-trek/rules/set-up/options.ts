import { no } from '@turnpoint/kernel';
import type { Options, Pause, Ruling } from '../types.ts';

export const SEATS = { min: 2, max: 6 } as const;
export const PAUSES: readonly Pause[] = ['timed', 'by-hand', 'by-orders'];
/** R30(d) */
export const SECONDS = { min: 3, max: 30, initial: 5 } as const;

/** Every pool of levels 1 to 4, the recommended path first (CT-3.2, 3.3). */
export const POOLS: readonly string[] = [
  '1',
  '2',
  '3',
  '4',
  '1234',
  '12',
  '13',
  '14',
  '23',
  '24',
  '34',
  '123',
  '124',
  '134',
  '234',
];

export function defaults(): Options {
  return { levels: '1', first: 'random', pause: 'timed', seconds: SECONDS.initial, takeOver: true };
}

export function cannotStart(options: unknown, seats: number): Ruling | null {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) return no('CT-1.1', 'why.seats', SEATS);
  const { levels, first, pause, seconds, takeOver, ...rest } = (options ?? {}) as Partial<
    Record<keyof Options, unknown>
  >;
  if (!POOLS.includes(levels as string)) return no('CT-3.2', 'why.levels');
  const names = first === 'random' || (Number.isInteger(first) && (first as number) >= 0 && (first as number) < seats);
  if (!names) return no('CT-4.14', 'why.first');
  if (!PAUSES.includes(pause as Pause)) return no('CT-14.20', 'why.pause');
  const time = Number.isInteger(seconds) ? (seconds as number) : -1;
  if (time < SECONDS.min || time > SECONDS.max)
    return no('CT-14.20', 'why.seconds', { min: SECONDS.min, max: SECONDS.max });
  return typeof takeOver === 'boolean' && Object.keys(rest).length === 0 ? null : no('CT-6.11', 'why.options');
}
