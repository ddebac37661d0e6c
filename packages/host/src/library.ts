import { Match } from '@turnpoint/kernel';
import { type Broken, type Library, Refused, type Summary } from '@turnpoint/protocol';
import { goOnFrom } from './campaign.ts';
import { headerOf } from './header.ts';
import { importFor, visitFor } from './import.ts';
import { summaryOf } from './note.ts';
import type { Outside } from './outside.ts';
import { forgetVisits, relabel, removeWith } from './river.ts';
import type { Rooms } from './rooms.ts';
import type { Seeds } from './seeds.ts';
import { type Header, isTheirs, mayWatch } from './storage.ts';
import { looksLater, noteBefore } from './together/guests.ts';
import { toldInLists } from './told-in-lists.ts';

interface Parts {
  readonly outside: Outside;
  readonly rooms: Rooms;
  readonly seeds: Seeds;
  readonly who: string;
}

/** Does anybody else still have this match? Then it is theirs to keep. */
function isOfOthers({ owner, holders, putAway = [] }: Header, who: string): boolean {
  return [owner, ...holders].some((each) => each !== null && ![who, '', ...putAway].includes(each));
}

export function libraryFor(parts: Parts): Library {
  const { outside, rooms, seeds, who } = parts;
  const { catalogue, storage, time } = outside;

  async function summary(id: string): Promise<Summary | null> {
    const stored = await storage.read(id);
    if (stored === null || !mayWatch(stored.header, who)) return null;
    const room = await rooms.open(id);
    return summaryOf(room.header, looksLater(room.header, who) ? noteBefore(room) : room.note(), who);
  }

  return {
    deal: async () => seeds.deal(who),

    async cannotStart(game, options, seats) {
      return (await catalogue.rules(game, null)).cannotStart(options, seats);
    },

    async create({ game, options: chosen, players, deal, follows: before }) {
      const rules = await catalogue.rules(game, null);
      const seed = seeds.of(who, game, deal);
      const from = before === undefined ? null : await goOnFrom(outside, rooms, who, before);
      const options = from === null ? chosen : { ...chosen, carried: from.carried };
      const setup = { options, seats: players.length, seed, ...(from !== null && { follows: from.follows.hash }) };
      const match = Match.create(rules, setup);
      if (!(match instanceof Match)) return { ok: false, ruling: match.ruling };
      seeds.use(who, deal);
      const daily = 'daily' in deal ? deal.daily : null;
      const header = { ...headerOf(outside, { match, players, who, follows: from?.follows }), daily };
      await storage.create({ header, choices: [], end: null, changed: time.now() });
      return { ok: true, id: header.id };
    },

    async list() {
      const matches: Summary[] = [];
      const broken: Broken[] = [];
      for (const each of await storage.list(who)) {
        const { solves, visit, putAway } = each.header;
        if (solves !== undefined || visit !== undefined || putAway?.includes(who)) continue;
        const found = await toldInLists(rooms, who, each);
        if ('fault' in found) broken.push(found);
        else matches.push(found);
      }
      return { matches: matches.sort((a, b) => b.changed - a.changed), broken };
    },

    summary,

    import: (text, names) => importFor(outside, who, text, names),

    async visit(text, players, seats = []) {
      const id = await visitFor(outside, who, text, { players, seats });
      await forgetVisits(parts, id);
      return id;
    },

    keep: (id) => relabel(parts, id, ({ visit: _, ...header }) => header),

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
      if (stored === null || !isTheirs(stored.header, who)) return;
      const { header, end, aside } = stored;
      if (!isOfOthers(header, who)) return removeWith(parts, header);
      if (end === null && aside?.isOff !== true) throw new Refused('not-over', 'others play this match: it goes on');
      await relabel(parts, id, (now) => ({ ...now, putAway: [...new Set([...(now.putAway ?? []), who])] }));
    },
  };
}
