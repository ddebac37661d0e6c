import { Match } from '@turnpoint/kernel';
import { type Broken, type Library, Refused, type Summary } from '@turnpoint/protocol';
import { goOnFrom } from './campaign.ts';
import { headerOf } from './header.ts';
import { importFor } from './import.ts';
import { summaryOf } from './note.ts';
import type { Outside } from './outside.ts';
import type { Rooms } from './rooms.ts';
import type { Seeds } from './seeds.ts';
import { isTheirs, type Listed, mayWatch } from './storage.ts';

interface Parts {
  readonly outside: Outside;
  readonly rooms: Rooms;
  readonly seeds: Seeds;
  readonly who: string;
}

export function libraryFor({ outside, rooms, seeds, who }: Parts): Library {
  const { catalogue, storage, time } = outside;

  async function summary(id: string): Promise<Summary | null> {
    const stored = await storage.read(id);
    if (stored === null || !mayWatch(stored.header, who)) return null;
    const room = await rooms.open(id);
    return summaryOf(room.header, room.note(), who);
  }

  /** What is kept of a match counts while it has not changed since; otherwise it is opened and kept anew. */
  async function listed({ header, revision, note }: Listed): Promise<Summary | Broken> {
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

  return {
    deal: async () => seeds.deal(),

    async cannotStart(game, options, seats) {
      return (await catalogue.rules(game, null)).cannotStart(options, seats);
    },

    async create({ game, options: chosen, players, deal, follows: before }) {
      const rules = await catalogue.rules(game, null);
      const seed = seeds.of(game, deal);
      const from = before === undefined ? null : await goOnFrom(outside, rooms, who, before);
      const options = from === null ? chosen : { ...chosen, carried: from.carried };
      const setup = { options, seats: players.length, seed, ...(from !== null && { follows: from.follows.hash }) };
      const match = Match.create(rules, setup);
      if (!(match instanceof Match)) return { ok: false, ruling: match.ruling };
      seeds.use(deal);
      const daily = 'daily' in deal ? deal.daily : null;
      const header = { ...headerOf(outside, { match, players, who, follows: from?.follows }), daily };
      await storage.create({ header, choices: [], end: null, changed: time.now() });
      return { ok: true, id: header.id };
    },

    async list() {
      const matches: Summary[] = [];
      const broken: Broken[] = [];
      for (const each of await storage.list(who)) {
        if (each.header.solves !== undefined) continue;
        const found = await listed(each);
        if ('fault' in found) broken.push(found);
        else matches.push(found);
      }
      return { matches: matches.sort((a, b) => b.changed - a.changed), broken };
    },

    summary,

    import: (text, names) => importFor(outside, who, text, names),

    async handOver(id) {
      const { header, match } = await rooms.open(id);
      if (header.owner !== who) throw new Refused('no-such-match');
      return match.export();
    },

    async salvage(id) {
      const stored = await storage.read(id);
      if (stored === null || stored.header.owner !== who) throw new Refused('no-such-match');
      const isSound = await rooms.open(id).then(
        () => true,
        () => false,
      );
      if (isSound) throw new Refused('can-be-opened');
      return stored;
    },

    async remove(id) {
      const stored = await storage.read(id);
      // A stranger is not even told that there is such a match.
      if (stored !== null && !isTheirs(stored.header, who)) return;
      if (stored !== null && stored.header.owner !== who)
        throw new Refused('not-owner', 'only who made a match can remove it');
      const solutions = (await storage.list(who)).filter(({ header }) => header.solves === id);
      for (const gone of [id, ...solutions.map(({ header }) => header.id)]) {
        rooms.forget(gone);
        await storage.remove(gone);
        outside.bus.tell(gone);
      }
    },
  };
}
