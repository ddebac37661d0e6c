import type { SetUp } from '@turnpoint/catalogue';
import type { Level, NewMatch } from '@turnpoint/protocol';
import { go } from '../router.svelte.ts';
import { door } from './door.ts';
import { playersOf, type SeatSetUp } from './players.ts';

interface Quick {
  readonly game: string;
  readonly setUp: SetUp;
  readonly mode: string;
  readonly level: Level;
  readonly daily?: string;
}

/** One person and as many bots as the mode needs, at once to the table. */
export async function begin({ game, setUp, mode, level, daily }: Quick): Promise<void> {
  const needed = setUp.modes.find(({ id }) => id === mode)?.seats[0] ?? 1;
  const seats = setUp.signs
    .slice(0, needed)
    .map((sign, seat): SeatSetUp => ({ key: seat, kind: seat === 0 ? 'person' : 'bot', level, name: '', sign }));
  const options = setUp.options({ mode, signs: seats.map(({ sign }) => sign) });
  const deal: NewMatch['deal'] = daily === undefined ? { ticket: (await door.library.deal()).ticket } : { daily };
  const created = await door.library.create({ game, options, players: playersOf(seats), deal });
  if (!created.ok) throw new Error(`${game} refuses this set-up (${created.ruling.clause})`);
  go(`/match/${created.id}`);
}
