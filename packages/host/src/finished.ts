import { Refused } from '@turnpoint/protocol';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { isTheirs } from './storage.ts';

/** A finished match of this visitor: while it runs it hides things. */
export async function finishedOf(rooms: Rooms, who: string, id: string): Promise<Room> {
  const room = await rooms.open(id);
  if (!isTheirs(room.header, who)) throw new Refused('no-such-match');
  if (room.match.state.outcome === null) throw new Refused('not-over');
  return room;
}
