import type { Game, Windows } from '@turnpoint/kernel';
import {
  type Company,
  type Door,
  type Known,
  knownOf,
  type Player,
  type SeatPort,
  type Sight,
  type Terms,
} from '@turnpoint/protocol';
import { HandClock, outsideOf } from '@turnpoint/testkit/ports';
import { connectFour } from '@turnpoint/testkit/toy/connect-four';
import { hush } from '@turnpoint/testkit/toy/hush';
import { AMONG_PEOPLE } from '../src/bots.ts';
import { createHost, firstAside, type Header, type Host, type Outside } from '../src/index.ts';

export const FOUR = connectFour as unknown as Game;
export const HUSH = hush as unknown as Game;

export const person = (name: string): Player => ({ name, kind: 'person', level: null });
export const bot = (name: string): Player => ({ name, kind: 'bot', level: 2 });

/** Nothing special is agreed on. */
export const TERMS: Terms = { undo: 'until-next', clock: null, spectators: 'none', standIn: null };

/** A seat that is looked at: all it was pushed, and its port. */
export interface Seated extends SeatPort {
  readonly sights: Sight[];
  readonly faults: string[];
  readonly companies: Company[];
  /** The latest. */
  company(): Company;
  now(): Sight;
  /** What they would say when they come back, as long as nothing was taken back. */
  known(): Known;
  /** Chooses as somebody would who sees the latest sight. */
  pick(...choices: readonly object[]): ReturnType<SeatPort['choose']>;
}

/** A host in this process with a clock that is turned by hand, and what tests do with it. */
export class Evening {
  #made = 0;
  readonly clock = new HandClock();
  readonly outside: Outside;
  readonly host: Host;

  /** With windows of these rules in its games, and with this deal. */
  constructor(parts: Partial<Outside> = {}, windows: Windows | null = null, seed: string | null = null) {
    const outside = outsideOf([FOUR, HUSH], { time: this.clock, ...parts }, windows);
    this.outside = seed === null ? outside : { ...outside, chance: { ...outside.chance, seed: () => seed } };
    this.host = createHost(this.outside);
  }

  door(who = 'ann'): Door {
    return this.host.door(who);
  }

  async begin(game: Game, players: readonly Player[], who = 'ann'): Promise<string> {
    const { library } = this.door(who);
    const { ticket } = await library.deal();
    const options = game.defaults(players.length);
    const created = await library.create({ game: game.id, options, players, deal: { ticket } });
    if (!created.ok) throw new Error(created.ruling.clause);
    return created.id;
  }

  /** A match of people who have agreed on these terms: Ann, Bea, Cid and so on, each at a seat of their own. */
  async together(game: Game, terms: Partial<Terms>, seats = 2): Promise<string> {
    const names = ['ann', 'bea', 'cid'].slice(0, seats);
    const made = (await this.outside.storage.read(await this.begin(game, names.map(person))))?.header as Header;
    const header = { ...made, id: `together-${++this.#made}`, holders: names, terms: { ...TERMS, ...terms } };
    const now = this.clock.now();
    await this.outside.storage.create({
      header,
      choices: [],
      end: null,
      changed: now,
      aside: firstAside(header, 0, now),
    });
    return header.id;
  }

  /** Among people bots answer at the table's time, and this is it. */
  botsAnswer(): void {
    this.clock.turn(AMONG_PEOPLE);
  }

  async sit(match: string, seat: number, who = 'ann', known: Known | null = null): Promise<Seated> {
    const sights: Sight[] = [];
    const faults: string[] = [];
    const companies: Company[] = [];
    const listener = {
      sight: (sight: Sight) => sights.push(sight),
      company: (company: Company) => companies.push(company),
      fault: (sentence: string) => faults.push(sentence),
    };
    const port = await this.door(who).sit(match, seat, listener, known);
    const now = () => sights.at(-1) as Sight;
    return {
      ...port,
      sights,
      faults,
      companies,
      company: () => companies.at(-1) as Company,
      now,
      known: () => knownOf(sights.flatMap(({ log }) => log)),
      pick: (...choices) => port.choose(choices, now().look.step),
    };
  }
}

export const drop = (column: number) => ({ kind: 'drop', column });

/** Waits until this holds: what goes on beside the test needs a few turns of the event loop, and no time. */
export async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 5000 && !holds(); i++) await new Promise((next) => setImmediate(next));
  if (!holds()) throw new Error('it never came to this');
}

/** Four in a column for seat 0. */
export const WON = [0, 1, 0, 1, 0, 1, 0];

export async function playOut(evening: Evening, match: string): Promise<void> {
  const seats = [await evening.sit(match, 0), await evening.sit(match, 1)];
  for (const [i, column] of WON.entries()) await seats[i % 2]?.pick(drop(column));
  for (const seat of seats) await seat.close();
}
