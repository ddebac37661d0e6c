import type { SeatSetUp } from '../../client/players.ts';
import { gameOf } from '../../games/index.ts';
import { invite } from '../invite.ts';
import { CLOCKS, USUAL } from '../terms.ts';

const CLOCK = {
  live: CLOCKS.find((clock) => clock?.kind === 'bank') ?? null,
  days: CLOCKS.find((clock) => clock?.kind === 'days') ?? null,
};

/** Nobody waits: a table of this game that others find, with as few seats as it needs, so that it begins with the next one. */
export async function openFor(game: string, pace: keyof typeof CLOCK): Promise<void> {
  const setUp = await gameOf(game).setUp();
  const mode = setUp.modes.find(({ puzzle, seats: [, most] }) => !puzzle && most > 1);
  if (mode === undefined) throw new Error(`${game} is played alone`);
  const signs = setUp.signs.slice(0, Math.max(2, mode.seats[0]));
  const seats = signs.map((sign, key): SeatSetUp => ({ key, kind: 'person', level: 2, name: '', sign }));
  const agreement = { terms: { ...USUAL.terms, clock: CLOCK[pace] }, listed: true };
  await invite({ game, options: setUp.options({ mode: mode.id, signs }), seats, agreement });
}
