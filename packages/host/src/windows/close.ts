import { owing, type Seat } from '@turnpoint/kernel';
import { Refused } from '@turnpoint/protocol';
import type { Outside } from '../outside.ts';
import type { Beside, Room } from '../room.ts';
import { GRACE } from '../together/timing.ts';

/** When the window that is open closes; null when none is that has a time of its own. */
export function closesAt({ aside, windows, match }: Pick<Room, 'aside' | 'windows' | 'match'>): number | null {
  return aside?.window === undefined ? null : (windows?.until(aside.window, match) ?? null);
}

/** A seat that is asked calls for more time, for everybody to see: once in a window, whatever it holds or has answered. */
export function callToWait(room: Room, seat: Seat, { aside }: Beside): Beside['aside'] {
  const { window } = aside ?? {};
  if (aside == null || window === undefined || !room.question.asked.includes(seat)) throw new Refused('no-window');
  if (window.waits.some((each) => each.seat === seat)) return aside;
  return { ...aside, window: { ...window, waits: [...window.waits, { seat, at: room.now() }] } };
}

/** Windows with a time of their own close then and not before: who has not answered has passed. */
export function letWindowsClose(room: Room, { time }: Outside): () => void {
  const opened = time.now();
  let callOff: () => void = () => {};

  function close(until: number): void {
    room
      .used(() =>
        room.change((match, beside) => {
          // Somebody may have called to wait, or another host have closed it.
          if (closesAt({ ...beside, windows: room.windows, match }) !== until || room.windows === null) return;
          for (const seat of owing(match.game, match.state)) match.choose(seat, room.windows.rules.pass);
          if (owing(match.game, match.state).length === 0) match.release();
        }),
      )
      // It could not be stored: the next look at the match winds the clock again.
      .catch(() => {});
  }

  return function wind(): void {
    callOff();
    const until = closesAt(room);
    // A match that was brought along in the middle of a window: its time begins now.
    if (until === null && room.aside !== null && room.windows?.closing(room.match)?.kind === 'clock')
      room.used(() => room.change(() => {})).catch(() => {});
    if (until === null) return;
    const isOlder = (room.aside?.window?.opened ?? opened) < opened;
    callOff = time.after(Math.max(until, isOlder ? opened + GRACE : 0) - time.now(), () => close(until));
  };
}
