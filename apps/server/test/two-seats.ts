import { endOfLine } from '@turnpoint/end-of-line/rules';
import type { Far, SeatPort, Sight } from '@turnpoint/protocol';

/** A match of END OF LINE in which one person holds both seats: all that a test of the server needs of a game. */
export async function begin(door: Pick<Far, 'library'>): Promise<string> {
  const person = { name: 'Ann', kind: 'person', level: null } as const;
  const options = endOfLine.defaults(2);
  // Everybody's deal of that day: the match is the same, and 19 choices long, whenever it is played.
  const deal = { daily: '2026-01-03' };
  const made = await door.library.create({ game: 'end-of-line', options, players: [person, person], deal });
  if (!made.ok) throw new Error(made.ruling.clause);
  return made.id;
}

/** Plays both seats as fast as it can, to the end; tells of every choice that the server has said to be stored. */
export async function playBoth(door: Far, match: string, acknowledge: (step: number) => void): Promise<Sight> {
  const seats: SeatPort[] = [];
  const latest: Sight[] = [];
  for (const seat of [0, 1]) {
    const listener = {
      sight(sight: Sight) {
        latest[seat] = sight;
      },
      fault: () => {},
    };
    seats.push(await door.sit(match, seat, listener));
  }
  for (;;) {
    const seat = Math.max(
      0,
      latest.findIndex(({ look }) => look.choices.length > 0),
    );
    const { look } = latest[seat] as Sight;
    if (look.outcome !== null) return latest[seat] as Sight;
    const answer = await seats[seat]?.choose([look.choices[look.step % look.choices.length] as object], look.step);
    if (answer?.kind === 'done') acknowledge(look.step + 1);
  }
}
