import { Match, type State, stream } from '@turnpoint/kernel';
import type { Sight } from '@turnpoint/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCatalogue } from '../src/play/catalogue.ts';
import { Club, type Guest } from './club.ts';
import { gathered } from './gathered.ts';
import { playSeat } from './play-seat.ts';

const club = new Club();
const int = stream('spectator');
const digits = (n: number) => Array.from({ length: n }, () => int(16).toString(16)).join('');
// The same deals in every run.
beforeAll(() => club.open({}, undefined, { seed: () => digits(64), id: () => digits(22) }));
afterAll(() => club.close());

/** The cards of a state, as they are called: those that nobody but their seat may know, and those that lie open. */
type Split = (state: State) => { readonly hidden: readonly string[]; readonly open: readonly string[] };

/** Of EndStream's state: what tells where its cards are. */
interface EndStream {
  readonly operators: readonly {
    readonly card: string;
    readonly techs: readonly string[];
    readonly zone: 'hand' | 'board' | 'gone';
    readonly slots: readonly ('unused' | 'used' | 'lost')[];
  }[];
  readonly gear: readonly { readonly card: string }[];
}

const endstream: Split = (state) => {
  const { operators, gear } = state.table as EndStream;
  const techs = operators.flatMap((each) => each.techs.map((card, i) => ({ card, slot: each.slots[i] })));
  return {
    hidden: [
      ...operators.filter(({ zone }) => zone === 'hand').map(({ card }) => card),
      ...techs.filter(({ slot }) => slot === 'unused').map(({ card }) => card),
    ],
    open: [
      ...operators.filter(({ zone }) => zone !== 'hand').map(({ card }) => card),
      ...techs.filter(({ slot }) => slot !== 'unused').map(({ card }) => card),
      ...gear.map(({ card }) => card),
    ],
  };
};

/** The same of Chrono-Trek's. */
interface ChronoTrek {
  readonly players: readonly {
    readonly character: string | null;
    readonly hand: readonly string[];
    readonly artifacts: readonly string[];
  }[];
  readonly playing: readonly { readonly card: string }[];
  readonly pile: readonly string[];
  readonly discard: readonly string[];
  readonly aside: readonly string[];
  readonly unused: readonly string[];
}

const chronoTrek: Split = (state) => {
  const { players, pile, discard, playing, aside, unused } = state.table as ChronoTrek;
  const ids = players.flatMap(({ character }) => (character === null ? [] : [character]));
  return {
    // One of the characters bears the tables' own word for a place.
    hidden: [...players.flatMap(({ hand }) => hand), ...pile, ...ids, ...unused].filter((id) => id !== 'spot'),
    open: [...players.flatMap(({ artifacts }) => artifacts), ...discard, ...aside, ...playing.map(({ card }) => card)],
  };
};

/** Somebody who came before the deal, and all that the server had sent them when they saw each step. */
class Spectator {
  readonly guest: Guest;
  readonly seen: { readonly sight: Sight; readonly messages: number }[] = [];

  constructor(guest: Guest) {
    this.guest = guest;
  }

  async watch(match: string): Promise<void> {
    const sight = (each: Sight) => this.seen.push({ sight: each, messages: this.guest.traffic.length });
    await this.guest.watch(match, { sight, fault: () => {} });
  }
}

/** Plays whatever comes, never the first alone: what is drawn, played and used differs all the time. */
function playOn(guest: Guest, match: string, seat: number): Promise<Sight> {
  const int = stream(`plays ${seat}`);
  return playSeat({ sit: (listener) => guest.sit(match, seat, listener), pick: (_step, choices) => int(choices) });
}

const wordsOf = (traffic: readonly string[]) => new Set(traffic.join('\n').match(/[a-z][a-z0-9-]+/g));

test.each([
  ['endstream', 2, endstream],
  ['chrono-trek', 3, chronoTrek],
] as const)(
  'people play %s to its end, and who watches from before the deal is sent no hidden card until then',
  async (game, seats, split) => {
    const guests: Guest[] = [];
    for (const name of ['Ann', 'Bea', 'Cid'].slice(0, seats)) guests.push(await club.guest(name));
    const eve = new Spectator(await club.guest('Eve'));
    const match = await gathered(guests, game, (table) => eve.guest.lobby.enter(table, { sight() {}, fault() {} }));
    await eve.watch(match);
    await expect(eve.guest.sit(match, 0, null)).rejects.toThrow();
    const ends = await Promise.all(guests.map((guest, seat) => playOn(guest, match, seat)));
    expect(new Set(ends.map(({ look }) => JSON.stringify(look.outcome))).size).toBe(1);
    expect(await guests[0]?.review.check(match)).toMatchObject({ sealFits: true, endFits: true });

    const record = await guests[0]?.review.record(match);
    const played = Match.replay(await (await findCatalogue()).rules(game, null), record as never);
    const everOpen = new Set<string>();
    // The search finds cards where they may be seen: at their own seat.
    const dealt = split(played.stateAt(0)).hidden;
    expect(dealt.some((card) => wordsOf(guests[0]?.traffic ?? []).has(card))).toBe(true);
    let [step, searched, before] = [-1, 0, 0];
    for (const { sight, messages } of eve.seen) {
      expect([sight.look.seat, sight.look.choices.length]).toEqual([null, 0]);
      if (sight.look.outcome !== null) break;
      while (step < sight.look.step) {
        const made = record?.choices[step]?.choice as { kind: string; card?: string } | undefined;
        // Whatever is played lay open, also where the deck took it back before the step was over.
        if (made?.kind === 'play' && made.card !== undefined) everOpen.add(made.card);
        for (const card of split(played.stateAt(++step)).open) everOpen.add(card);
      }
      const secret = split(played.stateAt(step)).hidden.filter((card) => !everOpen.has(card));
      expect(secret.length).toBeGreaterThan(0);
      const words = wordsOf(eve.guest.traffic.slice(before, messages));
      expect(
        secret.filter((card) => words.has(card)),
        `at step ${step}`,
      ).toEqual([]);
      [before, searched] = [messages, searched + messages - before];
    }
    expect(searched).toBeGreaterThan(50);
    expect(everOpen.size).toBeGreaterThan(5);
    for (const guest of [...guests, eve.guest]) await guest.leave();
  },
  60_000,
);
