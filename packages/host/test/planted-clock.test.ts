import { type Game, owing, timeOut } from '@turnpoint/kernel';
import { simulate } from '@turnpoint/testkit/simulation';
import { hush } from '@turnpoint/testkit/toy/hush';
import { expect, test, vi } from 'vitest';
import { createHost } from '../src/index.ts';

const planted = vi.hoisted(() => ({ rings: 1 }));

/** A clock that rings twice, and does not look whether the question is still the one it was wound for. */
vi.mock(import('../src/clock.ts'), async (original) => {
  const sound = await original();
  return {
    letClockAct(room, outside) {
      const { terms, players } = room.header;
      const clock = terms?.clock;
      if (planted.rings === 1 || clock?.kind !== 'choice') return sound.letClockAct(room, outside);
      const running = new Set<number>();
      const ring = (seat: number) =>
        room.change((match) => {
          running.delete(seat);
          const choice = timeOut(match.game, match.state, seat);
          if (choice !== null) match.choose(seat, choice, 'clock');
        });
      return () => {
        const owed = room.match.state.outcome === null ? owing(room.game, room.match.state) : [];
        for (const seat of owed) {
          if (players[seat]?.kind !== 'person' || running.has(seat)) continue;
          running.add(seat);
          outside.time.after(clock.seconds * 1000, () => {
            for (let ringing = 0; ringing < planted.rings; ringing++) ring(seat).catch(() => {});
          });
        }
      };
    },
  };
});

async function found(seeds: number): Promise<string | null> {
  const setup = { options: { rounds: 4 }, seats: 3 };
  for (let seed = 0; seed < seeds; seed++) {
    const ended = await simulate({ game: hush as unknown as Game, setup, seed, make: createHost }).catch(
      (fault: Error) => `seed ${seed}: ${fault.message}`,
    );
    if (typeof ended === 'string') return ended;
  }
  return null;
}

test('seeds find a clock that rings twice, and nothing where it does not', async () => {
  expect(await found(60)).toBeNull();
  planted.rings = 2;
  expect(await found(60)).toContain('the clock of seat');
});
