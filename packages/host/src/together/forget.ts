import type { Gatherings } from '../gathering/lobby.ts';
import type { Tables } from '../gathering/tables.ts';
import type { Outside } from '../outside.ts';
import type { Rooms } from '../rooms.ts';
import { type Header, heldBy, Stale } from '../storage.ts';

/** The name of who is gone. */
const NOBODY = '?';

interface Parts {
  readonly outside: Outside;
  readonly rooms: Rooms;
  readonly tables: Tables | null;
  readonly gatherings: Pick<Gatherings, 'forget'> | null;
}

/**
 * Forgets a person: matches of others stay, and so do the seats, held by nobody who could be named. Matches that nobody
 * else has a seat in go with them.
 */
export async function forget({ outside, rooms, tables, gatherings }: Parts, who: string): Promise<void> {
  const { storage, bus } = outside;
  const listed = await storage.list(who);
  await gatherings?.forget(who);
  await tables?.unname(who, NOBODY, heldBy(listed, who));
  for (const { header } of listed) {
    const others = header.holders.some((holder) => holder !== null && holder !== who);
    if (others) {
      await without(storage, header.id, who);
      await rooms.renew(header.id);
    } else {
      await storage.remove(header.id);
      rooms.removed(header.id);
    }
    bus.tell(header.id);
  }
}

async function without(storage: Outside['storage'], match: string, who: string): Promise<void> {
  for (;;) {
    const stored = await storage.read(match);
    if (stored === null) return;
    try {
      return await storage.rename(match, stored.revision, nameless(stored.header, who), who);
    } catch (fault) {
      if (!(fault instanceof Stale)) throw fault;
    }
  }
}

function nameless(header: Header, who: string): Header {
  const isTheirs = (seat: number) => header.holders[seat] === who;
  return {
    ...header,
    owner: header.owner === who ? '' : header.owner,
    players: header.players.map((player, seat) => (isTheirs(seat) ? { ...player, name: NOBODY } : player)),
    holders: header.holders.map((holder) => (holder === who ? null : holder)),
    ...(header.putAway && { putAway: header.putAway.filter((each) => each !== who) }),
  };
}
