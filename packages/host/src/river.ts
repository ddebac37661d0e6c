import { Refused, type Shared, type SharedBranch, type Summary } from '@turnpoint/protocol';
import { finishedOf } from './finished.ts';
import type { Outside } from './outside.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { type Header, isTheirs, type Listed, Stale } from './storage.ts';
import { toldInLists } from './told-in-lists.ts';

interface Parts {
  readonly outside: Outside;
  readonly rooms: Rooms;
  readonly who: string;
}

/** A match of this visitor with all that left it, directly or not: what was first, then the branches as they began. */
export async function riverOf({ outside, who }: Parts, id: string): Promise<readonly Listed[]> {
  const all = (await outside.storage.list(who)).filter(({ header }) => header.solves === undefined);
  const byId = new Map(all.map((each) => [each.header.id, each]));
  let first = byId.get(id);
  if (first === undefined) throw new Refused('no-such-match');
  // What a branch left may have been removed since: then it is the first that is left.
  for (let before = first; before !== undefined; before = byId.get(before.header.from?.id ?? '') as Listed)
    first = before;
  // Whatever a clock says, nothing is older than what it left.
  const began = new Map([[first.header.id, first.header.started]]);
  const river = [first];
  for (const { header } of river) {
    const since = began.get(header.id) ?? 0;
    for (const each of all) {
      if (each.header.from?.id !== header.id || began.has(each.header.id)) continue;
      began.set(each.header.id, Math.max(since, each.header.started));
      river.push(each);
    }
  }
  const time = ({ header }: Listed) => began.get(header.id) ?? 0;
  return [first, ...river.slice(1).sort((a, b) => time(a) - time(b))];
}

export async function branchesOf(parts: Parts, id: string): Promise<readonly Summary[]> {
  const told = [];
  for (const each of await riverOf(parts, id)) told.push(await toldInLists(parts.rooms, parts.who, each));
  return told.filter((each): each is Summary => !('fault' in each));
}

/** A finished match with some finished branches of it. One whose own branch stays behind leaves what that one left. */
export async function sharedOf(parts: Parts, id: string, chosen: readonly string[]): Promise<Shared> {
  const { rooms, who } = parts;
  const river = (await riverOf(parts, id)).map(({ header }) => header);
  const [trunk] = river as [Header];
  if (chosen.some((each) => !river.some((header) => header.id === each))) throw new Refused('no-such-match');
  const branches: Room[] = [];
  for (const { id: each } of river.slice(1))
    if (chosen.includes(each)) branches.push(await finishedOf(rooms, who, each));
  const { match, header } = await finishedOf(rooms, who, trunk.id);
  return {
    turnpoint: 1,
    players: header.players,
    match: match.export(),
    branches: branches.map((room): SharedBranch => {
      const { of, step } = leaves(river, branches, room.header);
      const { choices, practice, end, hash } = room.match.export();
      const { players, name = '' } = room.header;
      const rest = { name, players, choices: choices.slice(step), end, hash };
      return { of, step, ...rest, ...(practice !== undefined && { practice }) };
    }),
  };
}

function leaves(
  river: readonly Header[],
  branches: readonly Room[],
  branch: Header,
): Pick<SharedBranch, 'of' | 'step'> {
  let { from } = branch;
  let step = from?.step ?? 0;
  for (;;) {
    const of = branches.findIndex(({ header }) => header.id === from?.id);
    if (of >= 0) return { of, step };
    from = river.find(({ id }) => id === from?.id)?.from ?? null;
    if (from === null) return { of: null, step };
    step = Math.min(step, from.step);
  }
}

/** Another header for a match of one's own, whoever else writes to it meanwhile. */
export async function relabel(
  { outside, rooms, who }: Parts,
  id: string,
  label: (header: Header) => Header,
): Promise<void> {
  const { storage, bus } = outside;
  for (;;) {
    const stored = await storage.read(id);
    if (stored === null || !isTheirs(stored.header, who)) throw new Refused('no-such-match');
    try {
      await storage.rename(id, stored.revision, label(stored.header), null);
      break;
    } catch (fault) {
      if (!(fault instanceof Stale)) throw fault;
    }
  }
  await rooms.renew(id);
  bus.tell(id);
}

/**
 * A match goes, with what nobody could find without it: its best solution, and branches that are in no list. What else left
 * it stays, and leaves what it had left.
 */
export async function removeWith(parts: Parts, gone: Header): Promise<void> {
  const { outside, rooms, who } = parts;
  const { storage, bus } = outside;
  await removed(gone.id);
  const all = (await storage.list(who)).map(({ header }) => header);
  for (const header of all) {
    if (header.solves === gone.id) await removed(header.id);
    else if (header.from?.id !== gone.id) continue;
    else if (gone.from !== null && all.some(({ id }) => id === gone.from?.id)) {
      const { id, step } = gone.from;
      const from = { id, step: Math.min(step, header.from.step) };
      await relabel(parts, header.id, (now) => ({ ...now, from }));
    } else if (header.visit !== undefined) await removeWith(parts, header);
  }

  async function removed(id: string): Promise<void> {
    await storage.remove(id);
    rooms.removed(id);
    bus.tell(id);
  }
}

/** So many visits stay on a device, the latest ones. */
const VISITS = 24;

/** Old visits go, unless something that is in a list has left them, or it is this one. */
export async function forgetVisits(parts: Parts, but: string): Promise<void> {
  const all = (await parts.outside.storage.list(parts.who)).map(({ header }) => header);
  const isNeeded = ({ id, visit }: Header): boolean =>
    id === but || visit === undefined || all.some((other) => other.from?.id === id && isNeeded(other));
  const visits = all.filter(({ visit, from }) => visit !== undefined && from === null);
  const old = visits.sort((a, b) => b.started - a.started).slice(VISITS);
  for (const header of old) if (!isNeeded(header)) await removeWith(parts, header);
}
