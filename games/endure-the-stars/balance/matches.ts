import { type Dealt, deal, playOut } from '@turnpoint/catalogue/balance';
import { endureTheStarsBot } from '../bot/index.ts';
import { lastRoundOf, MISSION_IDS, missionOf, POWER_CELL, personaOf, TEAM } from '../content/index.ts';
import { MOST_ROUNDS } from '../rules/ending/bound.ts';
import { type Choice, type Endure, endureTheStars, type State } from '../rules/index.ts';

/** A mission, how many survivors play it, and whether time runs out (ETS-3.14). */
export interface Line {
  readonly mission: string;
  readonly team: number;
  readonly timed: boolean;
}

export type Cause = 'everybody died' | 'left without what was needed' | 'the mission was lost' | 'out of time';

export interface Tally {
  times: number;
  well: number;
}
export type Tallies = Record<string, Tally>;

/** What many matches of one line came to. */
export interface Played extends Line {
  matches: number;
  won: number;
  readonly rounds: number[];
  readonly choices: number[];
  readonly causes: Partial<Record<Cause, number>>;
  /** Matches in which somebody made use of an item; of these, won. */
  readonly items: Tallies;
  /** Matches in which an event was in effect; of these, won. */
  readonly events: Tallies;
  /** Survivors of a class who took part; of these, not dead at the end. */
  readonly classes: Tallies;
}

/** ETS-2.5 */
export const SIZES: readonly number[] = Array.from({ length: TEAM.max - TEAM.min + 1 }, (_, n) => TEAM.min + n);

/** Missions that name a last round for tables where time runs out. */
export const TIMED: readonly string[] = MISSION_IDS.filter((mission) => lastRoundOf({ mission, timed: true }) !== null);

/** Every mission with every number of survivors, the longest first; those with a last round also against time. */
export const LINES: readonly Line[] = SIZES.toReversed().flatMap((team) => [
  ...MISSION_IDS.map((mission): Line => ({ mission, team, timed: false })),
  ...TIMED.map((mission): Line => ({ mission, team, timed: true })),
]);

/** Lets the scripted team play a mission, one seat leading everybody. */
export function collectLine(line: Line, matches: number): Played {
  const played: Played = {
    ...line,
    matches: 0,
    won: 0,
    rounds: [],
    choices: [],
    causes: {},
    items: {},
    events: {},
    classes: {},
  };
  for (let number = 0; number < matches; number++) {
    const { mission, team, timed } = line;
    const seed = `balance/${mission}/${team}/${number}`;
    addMatch(
      played,
      deal({ game: endureTheStars, bot: endureTheStarsBot, options: { mission, team, timed }, seats: 1, seed }),
    );
  }
  return played;
}

function addMatch(played: Played, dealt: Dealt<Endure>): void {
  const items = new Set<string>();
  const events = new Set<string>();
  const choices = playOut(dealt, ({ table, stack }, _seat, choice) => {
    const item = itemOf(choice) ?? (choice.kind === 'put' ? itemIn(stack.at(-1)) : null);
    if (item !== null) items.add(item);
    // A cell is spent by the Loader itself.
    if (table.loader?.powered === true) items.add(POWER_CELL);
    if (table.event !== null) events.add(table.event);
  });
  const { state } = dealt;
  const isWon = state.outcome?.kind === 'won';
  played.matches++;
  played.choices.push(choices);
  played.rounds.push(state.table.round);
  if (isWon) played.won++;
  else {
    const cause = causeOf(state);
    played.causes[cause] = (played.causes[cause] ?? 0) + 1;
  }
  for (const item of items) add(played.items, item, isWon);
  for (const event of events) add(played.events, event, isWon);
  for (const { id, fate } of state.table.team) add(played.classes, personaOf(id).class, fate !== 'dead');
}

function add(tallies: Tallies, name: string, isWell: boolean): void {
  tallies[name] ??= { times: 0, well: 0 };
  const tally = tallies[name] as Tally;
  tally.times++;
  if (isWell) tally.well++;
}

/** The card that a choice makes use of: it attacks with it, or uses it. */
function itemOf(choice: Choice): string | null {
  return choice.kind === 'attack' || choice.kind === 'use' ? choice.item : null;
}

/** The card that was put where it works by itself. */
const itemIn = (frame: State['stack'][number] | undefined): string | null =>
  frame?.kind === 'gain' ? frame.item : null;

function causeOf({ table: { team, options, round } }: State): Cause {
  if (team.every(({ fate }) => fate === 'dead')) return 'everybody died';
  const mission = missionOf(options.mission);
  if (round >= Math.min(MOST_ROUNDS, (lastRoundOf(options) ?? MOST_ROUNDS) + 1)) return 'out of time';
  const isOver = team.every(({ fate }) => fate !== 'living');
  return isOver && mission.exits.length > 0 ? 'left without what was needed' : 'the mission was lost';
}
