import type { Broken, Summary } from '@turnpoint/protocol';
import { summaryOf } from './note.ts';
import type { Rooms } from './rooms.ts';
import type { Listed } from './storage.ts';

/** What lists tell this visitor of a match. What is kept of it counts while it has not changed since. */
export async function toldInLists(
  rooms: Rooms,
  who: string,
  { header, revision, note }: Listed,
): Promise<Summary | Broken> {
  if (note?.revision === revision) return summaryOf(header, note, who);
  try {
    const room = await rooms.open(header.id);
    await room.keepNote();
    return summaryOf(header, room.note(), who);
  } catch (fault) {
    const { id, game, started } = header;
    return { id, game, started, fault: fault instanceof Error ? fault.message : String(fault) };
  }
}
