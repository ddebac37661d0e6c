import { owing, type Seat, timeOut } from '@turnpoint/kernel';
import type { Outside, Time } from './outside.ts';
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
export const DAY = 86_400_000;

/** When the first seat that is waited for has no time left; null where nobody's runs out. */
export function ringsAt(room: Room): number | null {
  if (room.header.terms?.clock == null) return null;
  const ends = owing(room.game, room.match.state).flatMap((seat) => waitsUntil(room, seat) ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** For all whose time is out, at once: whoever rings has waited for them long enough. */
export async function ringForAll(room: Room, time: Time): Promise<void> {
  for (const seat of owing(room.game, room.match.state)) {
    const until = waitsUntil(room, seat);
    if (until !== null) await rung(room, time, seat, until);
  }
}

function rung(room: Room, time: Time, seat: Seat, until: number): Promise<void> {
  const { terms } = room.header;
  return room.used(() =>
    room.change((match, beside) => {
      // The question may be answered, by its person or by the clock of another host: the next one has time of its own.
      if (waitsUntil(room, seat) !== until || time.now() < until || beside.aside === null) return;
      if (!owing(match.game, match.state).includes(seat)) return;
      const choice = timeOut(match.game, match.state, seat);
      const from = questionOf(match).step;
      if (terms?.standIn != null) beside.aside = stoodIn(beside.aside, { seat, level: terms.standIn, from });
      else if (choice !== null) match.choose(seat, choice, 'clock');
    }),
  );
}

/**
 * Where a table waits no longer for a person, the agreed bot sits in; where bots are forbidden, the clock chooses what the
 * rules say, and without such a rule the match waits. When a question began is stored: it is the same for all hosts, and
 * after a restart.
 */
export function letClockAct(room: Room, { time }: Pick<Outside, 'time'>): () => void {
  const running = new Map<Seat, Running>();
  if (room.header.terms === undefined) return () => {};
  const opened = time.now();

  function ring(seat: Seat, until: number): void {
    running.delete(seat);
    rung(room, time, seat, until)
      // It could not be stored: the next look at the match winds the clock again.
      .catch(() => {})
      .then(() => {
        if (time.now() < until) wind();
      });
  }

  function wind(): void {
    const { match, game, aside } = room;
    const owed = owing(game, match.state);
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
