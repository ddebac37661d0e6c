import type { Outside } from './outside.ts';
import type { Room } from './room.ts';

/** Milliseconds. */
const USUAL = 20_000;

/**
 * A bus may lose what it was told, and a host may be killed between storing a choice and telling of it. So a match that
 * somebody looks at is compared with what is stored from time to time, and whoever is to act is woken once more.
 */
export function letRoomLookAgain(room: Room, { time, lookAgainAfter = USUAL }: Outside): () => void {
  let isDue = false;

  function look(): void {
    isDue = false;
    if (!room.isWatched) return;
    const wake = () => room.onChange();
    room.refresh().then(wake, wake);
  }

  return function follow(): void {
    if (isDue || !room.isWatched) return;
    isDue = true;
    time.after(lookAgainAfter, look);
  };
}
