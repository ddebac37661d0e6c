import { addUse, bump, deal, playOut, type Uses } from '@turnpoint/catalogue/balance';
import type { Seat, State } from '@turnpoint/kernel';
import { endOfLineBot } from '../bot/index.ts';
import { cellAt, layoutOf, type Mode } from '../content/index.ts';
import { type EndOfLine, endOfLine } from '../rules/index.ts';

/** What many matches of one mode and number of players came to. */
export interface Line {
  readonly mode: Mode;
  readonly seats: number;
  readonly matches: number;
  readonly choices: number[];
  readonly rounds: number[];
  readonly scores: number[];
  /** Wins by seat, by place of the layout and by place in the first-round order. */
  readonly bySeat: number[];
  readonly byPlace: number[];
  readonly byFirst: number[];
  /** By face and by effect. */
  readonly uses: Uses;
  allClosed: number;
  /** Matches in which a line ended because its cards were used up. */
  outOfCards: number;
}

interface Played {
  readonly seat: Seat;
  readonly what: readonly string[];
}

/** Plays scripted bots against each other and notes what a balance report needs. The same counts every time. */
export function collect(mode: Mode, seats: number, matches: number): Line {
  const zeros = () => Array<number>(seats).fill(0);
  const line: Line = {
    mode,
    seats,
    matches,
    choices: [],
    rounds: [],
    scores: [],
    bySeat: zeros(),
    byPlace: zeros(),
    byFirst: zeros(),
    uses: {},
    allClosed: 0,
    outOfCards: 0,
  };
  for (let number = 0; number < matches; number++) addMatch(line, `balance/${mode}/${seats}/${number}`);
  return line;
}

function addMatch(line: Line, seed: string): void {
  const { mode, seats } = line;
  const options = { ...endOfLine.defaults(seats), mode };
  const dealt = deal({ game: endOfLine, bot: endOfLineBot, options, seats, seed });
  const { state } = dealt;
  const places = placesOf(state);
  const played: Played[] = [];
  const choices = playOut(dealt, (_, seat, choice) => played.push({ seat, what: usesOf(choice) }));
  line.choices.push(choices);
  line.rounds.push(state.table.round);
  addOutcome(line, state, places);
  for (const { seat, what } of played) {
    for (const name of what) addUse(line.uses, name, state.outcome?.winners.includes(seat) === true);
  }
}

/** The place of the layout that each seat drew. */
function placesOf({ table }: State<EndOfLine>): number[] {
  const { places, size, starts } = layoutOf(table.mode, table.players.length);
  return table.players.map((player, seat) =>
    places.findIndex(({ x, y }) => {
      const cell = cellAt(size, x, y);
      return starts === 'outside' ? player.entry === cell : table.cells[cell]?.seat === seat;
    }),
  );
}

function usesOf(choice: EndOfLine['choice']): string[] {
  if ('face' in choice) return choice.kind === 'lay' ? [choice.face] : [choice.face, choice.kind];
  return choice.kind === 'brake' ? ['brake'] : [];
}

function addOutcome(line: Line, { table, outcome }: State<EndOfLine>, places: readonly number[]): void {
  if (outcome === null) return;
  for (const score of outcome.scores ?? []) line.scores.push(score);
  for (const seat of outcome.winners) {
    bump(line.bySeat, seat);
    bump(line.byPlace, places[seat] as number);
    bump(line.byFirst, table.first.indexOf(seat));
  }
  if (outcome.by.key === 'outcome.EOL-8.6') line.allClosed++;
  if (table.players.some(({ hand, deck, ended }) => ended && hand.length + deck.length === 0)) line.outOfCards++;
}
