import { findGames } from '@turnpoint/catalogue/node';
import { createHost, firstAside, type Header } from '@turnpoint/host';
import { commitment, type Game, type Seat, stream } from '@turnpoint/kernel';
import type { Company, SeatPort, Sight, Terms } from '@turnpoint/protocol';
import { HandClock, outsideOf } from '@turnpoint/testkit/ports';
import { describe, expect, test } from 'vitest';
import { findCatalogue } from '../src/play/catalogue.ts';

const games = await findGames();
const catalogue = await findCatalogue();

/** Longer than bots wait among people, and than windows stay open. */
const WHILE = 60_000;
const turn = () => new Promise((next) => setImmediate(next));

interface Seated extends SeatPort {
  sight(): Sight;
  company(): Company;
}

/** People at devices of their own, at a table of this game that has agreed on these terms. */
async function together(game: Game, seats: number, standIn: Terms['standIn'], seed: string) {
  const clock = new HandClock();
  const outside = outsideOf([], { catalogue, time: clock });
  const holders = Array.from({ length: seats }, (_, seat) => `person ${seat}`);
  const header: Header = {
    id: 'table',
    game: game.id,
    version: game.version,
    options: game.defaults(seats),
    seed,
    players: holders.map((name) => ({ name, kind: 'person', level: null })),
    holders,
    owner: 'person 0',
    started: 0,
    seal: commitment(seed),
    daily: null,
    from: null,
    terms: { undo: 'consent', clock: null, spectators: 'none', standIn },
  };
  await outside.storage.create({ header, choices: [], end: null, changed: 0, aside: firstAside(header, 0, 0) });
  const host = createHost(outside);
  const people: Seated[] = [];
  for (const [seat, who] of holders.entries()) {
    let [latest, around]: [Sight | null, Company | null] = [null, null];
    const port = await host.door(who).sit(header.id, seat, {
      sight(sight) {
        latest = sight;
      },
      company(company) {
        around = company;
      },
      fault(sentence) {
        throw new Error(sentence);
      },
    });
    people.push({ ...port, sight: () => latest as unknown as Sight, company: () => around as unknown as Company });
  }
  return { people, clock };
}

type Table = Awaited<ReturnType<typeof together>>;

/** Whoever owes an answer and has not left makes some choice; bots and windows get their time. False when it is over. */
async function playOn({ people, clock }: Table, left: readonly Seat[], int: (below: number) => number) {
  for (const [seat, person] of people.entries()) {
    const { look } = person.sight();
    if (look.outcome !== null) return false;
    if (left.includes(seat) || look.choices.length === 0 || !(await person.owes())) continue;
    await person.choose([look.choices[int(look.choices.length)] as object], look.step);
  }
  clock.turn(WHILE);
  await turn();
  return true;
}

describe.each(games.map(({ about, engine }) => [about.id, about, engine] as const))('%s', (_, about, engine) => {
  test.each(['early', 'later'])(
    'every seat can leave to a bot, whatever is asked, and the match goes on to its end: %s',
    async (when) => {
      const game = await engine.rules();
      const seats = Math.max(2, Math.min(3, about.seats[1]));
      const table = await together(game, seats, 1, when);
      const int = stream(`${about.id} ${when}`);
      const left: Seat[] = [];
      const before = when === 'later' ? 40 : 0;
      for (let n = 0; n < before + int(10); n++) await playOn(table, left, int);
      const order = [...table.people.keys()].sort(() => int(3) - 1);
      for (const seat of order) {
        const person = table.people[seat] as Seated;
        if (person.sight().look.outcome !== null) break;
        const others = table.people.filter((each) => each !== person);
        expect(person.company().mayLeave).toBe(true);
        await person.vote({ kind: 'stand-in', seat }, true);
        expect(person.company().mayLeave).toBeUndefined();
        for (const other of others) {
          expect(other.company().standIns.find((each) => each.seat === seat && each.to === null)).toMatchObject({
            left: true,
          });
        }
        // Who thinks better of it has the seat back at once, and may leave again.
        await person.back();
        for (const other of others)
          expect(other.company().standIns.filter(({ to }) => to === null)).toHaveLength(left.length);
        await person.vote({ kind: 'stand-in', seat }, true);
        left.push(seat);
        for (let n = 0; n < 6; n++) await playOn(table, left, int);
      }
      for (let n = 0; n < 20_000 && (await playOn(table, left, int)); n++);
      expect(table.people[0]?.sight().look.outcome).not.toBeNull();
    },
  );

  test('where a table forbids bots a seat leaves by the rules, and where these know no leaving to a bot all the same', async () => {
    const game = await engine.rules();
    const { people } = await together(game, 2, null, 'no bots');
    const [ann] = people as [Seated];
    const { look } = ann.sight();
    const ways = look.anytime.filter(({ kind }) => kind === game.anytime.leaves);
    if (ways.length === 0) {
      await ann.vote({ kind: 'stand-in', seat: 0 }, true);
      expect(people[1]?.company().standIns).toMatchObject([{ seat: 0, left: true }]);
    } else {
      expect(ann.company().mayLeave).toBeUndefined();
      await expect(ann.vote({ kind: 'stand-in', seat: 0 }, true)).rejects.toThrow('leave by the rules of the game');
      await ann.choose([ways[0] as object], look.step);
      expect(people[1]?.sight().look.outcome).not.toBeNull();
    }
  });
});
