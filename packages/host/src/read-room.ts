import { Refused } from '@turnpoint/protocol';
import { letBotsAct } from './bots.ts';
import { letClockAct } from './clock.ts';
import { isLong } from './long-match.ts';
import { letRoomLookAgain } from './look-again.ts';
import type { Outside } from './outside.ts';
import { OwnTime } from './own-time.ts';
import { Room } from './room.ts';
import { letGuestsFollow } from './together/guests.ts';
import { letWindowsClose } from './windows/close.ts';
import { MatchWindows } from './windows/windows.ts';

/** A match as it is stored, with all that acts in it by itself. */
export async function readRoom(outside: Outside, match: string): Promise<Room> {
  const { catalogue, storage } = outside;
  const stored = await storage.read(match);
  if (stored === null) throw new Refused('no-such-match');
  const { header } = stored;
  const [game, rules] = await Promise.all([
    catalogue.rules(header.game, header.version),
    catalogue.windows(header.game),
  ]);
  const windows = rules === null ? null : new MatchWindows(rules, game, header);
  const snapshot = isLong(stored) ? ((await storage.snapshots?.find(match)) ?? null) : null;
  return awake(new Room(outside, { game, windows }, stored, snapshot), outside);
}

function awake(room: Room, outside: Outside): Room {
  const time = new OwnTime(outside.time);
  const own = { ...outside, time };
  const bots = letBotsAct(room, outside);
  const clock = letClockAct(room, own);
  const again = letRoomLookAgain(room, own);
  const guests = letGuestsFollow(room, own);
  const windows = letWindowsClose(room, own);
  room.onChange = () => {
    room.attendance.follow();
    guests();
    bots();
    clock();
    windows();
    again();
  };
  room.onForget = () => time.end();
  return room;
}
