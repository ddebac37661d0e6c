import { commitment, handedOn, Match, type Seat, type Types } from '@turnpoint/kernel';
import {
  BRANCH_NAME,
  type Player,
  partsFit,
  pastInWords,
  Refused,
  type Review,
  type Step,
  told,
} from '@turnpoint/protocol';
import { chainTo } from './campaign.ts';
import { finishedOf } from './finished.ts';
import { headerOf } from './header.ts';
import type { Outside } from './outside.ts';
import { recordOf } from './record.ts';
import { branchesOf, relabel, sharedOf } from './river.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { pastLook } from './sight.ts';
import type { Header } from './storage.ts';
import { studiesFor } from './studies.ts';

interface Parts {
  readonly outside: Outside;
  readonly rooms: Rooms;
  readonly who: string;
}

/** The match that another one has left, and whether as its best solution. */
type Origin = Pick<Header, 'from'> & Partial<Pick<Header, 'solves' | 'holders'>>;

/** Finished matches of one visitor. Each call refuses a match that still runs: it hides things. */
export function reviewFor(parts: Parts): Review {
  const { outside, rooms, who } = parts;
  const { catalogue, storage, time } = outside;

  const finished = (id: string) => finishedOf(rooms, who, id);

  async function finishedAt(id: string, step: number): Promise<Room> {
    const room = await finished(id);
    if (step > room.match.length) throw new Refused('no-such-step');
    return room;
  }

  /** Stores a match that left another one, and gives its id. */
  async function add(room: Room, match: Match<Types>, players: readonly Player[], origin: Origin): Promise<string> {
    const made = headerOf(outside, { match, players, who, follows: room.header.follows });
    const header = { ...made, ...origin };
    const end = match.state.outcome === null ? null : match.fingerprint();
    await storage.create({ header, choices: match.choices, end, changed: time.now() });
    return header.id;
  }

  return {
    ...studiesFor(outside, finishedAt),

    async record(id) {
      return (await finished(id)).match.export();
    },

    async replay(id, viewer = null) {
      const { match, game } = await finished(id);
      const seats: (Seat | null)[] = [null, ...match.choices.map(({ seat }) => seat)];
      const steps = seats.map((seat, step): Step => ({ seat, round: game.round?.(match.stateAt(step).table) ?? null }));
      return { steps, log: told(game, match.look(viewer), match.log(viewer)) };
    },

    async sightAt(id, viewer, step, eyes = 'open') {
      const { match, game } = await finishedAt(id, step);
      return pastInWords(game, pastLook(match, viewer, step, eyes));
    },

    async textAt(id, viewer, step, eyes = 'open') {
      const { match, game } = await finishedAt(id, step);
      return game.text(pastLook(match, viewer, step, eyes));
    },

    async check(id) {
      const { game } = await finished(id);
      const stored = await storage.read(id);
      if (stored === null) throw new Refused('no-such-match');
      const again = Match.replay(game, recordOf(stored));
      const { seal, seed, parts } = stored.header;
      return {
        seal,
        sealFits: commitment(seed) === seal && (parts === undefined || partsFit(parts, seed)),
        endFits: again.fingerprint() === stored.end,
        choices: stored.choices.length,
        parts: parts ?? null,
      };
    },

    async branch(id, { step, person, names }) {
      const room = await finishedAt(id, step);
      const { header, game, match } = room;
      const branch = Match.replay(game, recordOf({ header, choices: match.choices.slice(0, step) }));
      const players = header.players.map((player, seat): Player => {
        const name = names[seat] ?? player.name;
        return seat === person
          ? { name, kind: 'person', level: null }
          : { name, kind: 'bot', level: player.level ?? 2 };
      });
      return add(room, branch, players, { from: { id, step } });
    },

    branches: (id) => branchesOf(parts, id),

    nameBranch: (id, text) =>
      relabel(parts, id, ({ name: _, ...header }) => {
        const name = text.trim().slice(0, BRANCH_NAME);
        return name === '' ? header : { ...header, name };
      }),

    share: (id, branches) => sharedOf(parts, id, branches),

    async solve(id, name) {
      const room = await finished(id);
      const solver = await catalogue.solver(room.game.id);
      if (solver === null) throw new Refused('no-solver');
      const solved = Match.replay(room.game, recordOf({ header: room.header, choices: [] }));
      const { best, choices } = solver(solved.state);
      for (const choice of choices) solved.repeat(choice);
      const players = room.header.players.map((): Player => ({ name, kind: 'person', level: null }));
      // Whoever asks twice is shown the same one again.
      const known = (await storage.list(who)).find(({ header }) => header.solves === id);
      // Nobody sits there: it is told as the solver's, and to no reader as theirs.
      const origin = { from: { id, step: 0 }, solves: id, holders: players.map(() => null) };
      return { id: known?.header.id ?? (await add(room, solved, players, origin)), score: best };
    },

    async onward(id) {
      const { match, game } = await finished(id);
      const carried = handedOn(match);
      return carried === null ? [] : (game.onward?.(carried) ?? []);
    },

    chain: (id) => chainTo(rooms, who, id),
  };
}
