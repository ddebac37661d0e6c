import { owing, type Seat, timeOut } from '@turnpoint/kernel';
import type { Outside } from './outside.ts';
import type { Room } from './room.ts';
import { waitsUntil } from './together/company.ts';
import { questionOf } from './together/question.ts';
import { stoodIn } from './together/stand-ins.ts';
import { GRACE } from './together/timing.ts';

/** A seat that is being waited for. */
interface Running {
  readonly until: number;
  callOff(): void;
}

/** Timers cannot be wound for more than some weeks: what takes longer is looked at once a day. */
const DAY = 86_400_000;

/**
 * Where a table waits no longer for a person, the agreed bot sits in; where bots are forbidden, the clock chooses what the
 * rules say, and without such a rule the match waits. When a question began is stored: it is the same for all hosts, and
 * after a restart.
 */
export function letClockAct(room: Room, { time }: Outside): () => void {
  const { terms } = room.header;
  const running = new Map<Seat, Running>();
  if (terms === undefined) return () => {};
  const opened = time.now();

  function ring(seat: Seat, until: number): void {
    running.delete(seat);
    room
      .used(() =>
        room.change((match, beside) => {
          // The question may be answered, by its person or by the clock of another host: the next one has time of its own.
          if (waitsUntil(room, seat) !== until || time.now() < until || beside.aside === null) return;
          if (!owing(match.game, match.state).includes(seat)) return;
          const choice = timeOut(match.game, match.state, seat);
          if (terms?.standIn != null) beside.aside = stoodIn(beside.aside, seat, terms.standIn, questionOf(match).step);
          else if (choice !== null) match.choose(seat, choice, 'clock');
        }),
      )
      // It could not be stored: the next look at the match winds the clock again.
      .catch(() => {})
      .then(() => {
        if (time.now() < until) wind();
      });
  }

  function wind(): void {
    const { match, game, aside } = room;
    const isOver = match.state.outcome !== null || aside?.isOff === true;
    const owed = isOver ? [] : owing(game, match.state);
    for (const [seat, { until, callOff }] of running) {
      if (owed.includes(seat) && waitsUntil(room, seat) === until) continue;
      callOff();
      running.delete(seat);
    }
    for (const seat of owed) {
      const until = running.has(seat) ? null : waitsUntil(room, seat);
      if (until === null) continue;
      const isOlder = (aside?.asked.at(-1)?.since ?? opened) < opened;
      const wait = Math.max(until, isOlder ? opened + GRACE : 0) - time.now();
      running.set(seat, { until, callOff: time.after(Math.min(wait, DAY), () => ring(seat, until)) });
    }
  }
  return wind;
}
