import { owing, type Seat, timeOut } from '@turnpoint/kernel';
import type { Outside } from './outside.ts';
import type { Room } from './room.ts';

/** A question that a seat is being timed for. */
interface Running {
  /** As this seat counts steps: others' unseen answers to the same question give it no more time. */
  readonly step: number;
  callOff(): void;
}

/** Where a match has a clock, it chooses for a person whose time for an answer is out. Nobody else can. */
export function letClockAct(room: Room, { time }: Outside): () => void {
  const { clock, players } = room.header;
  const running = new Map<Seat, Running>();
  if (clock === null) return () => {};

  function ring(seat: Seat, step: number): void {
    running.delete(seat);
    room
      .used(() =>
        room.change((match) => {
          // The question may be answered, by its person or by the clock of another host: the next one has time of its own.
          if (match.look(seat).step !== step) return;
          const choice = timeOut(match.game, match.state, seat);
          if (choice !== null) match.choose(seat, choice, 'clock');
        }),
      )
      // It could not be stored: the next look at the match winds the clock again.
      .catch(() => {});
  }

  return () => {
    const { match, game } = room;
    const owed = match.state.outcome === null ? owing(game, match.state) : [];
    for (const [seat, { step, callOff }] of running) {
      if (owed.includes(seat) && match.look(seat).step === step) continue;
      callOff();
      running.delete(seat);
    }
    for (const seat of owed) {
      if (players[seat]?.kind !== 'person' || running.has(seat)) continue;
      const { step } = match.look(seat);
      running.set(seat, { step, callOff: time.after(clock.seconds * 1000, () => ring(seat, step)) });
    }
  };
}
