import { addUse, bump, deal, playOut, type Uses } from '@turnpoint/catalogue/balance';
import type { Seat, State } from '@turnpoint/kernel';
import { chronoTrekBot } from '../bot/index.ts';
import { characterOf, type Pips, typeOf } from '../content/index.ts';
import { type ChronoTrek, chronoTrek } from '../rules/index.ts';

/** A pool of levels and a number of players. */
export interface Setting {
  readonly levels: string;
  readonly seats: number;
}

/** How often something was at the table, and how often it won. */
export interface Share {
  times: number;
  wins: number;
}

/** What many matches of one pool and number of players came to. */
export interface Line extends Setting {
  readonly matches: number;
  readonly choices: number[];
  readonly rounds: number[];
  /** Wins by seat, and by place in the order of turns: the first player first. */
  readonly bySeat: number[];
  readonly byTurn: number[];
  /** By the pips of the ID held when play begins. */
  readonly byLevel: Record<number, Share>;
  /** By the ID held at the end: Deep Cover changes it. */
  readonly byCharacter: Record<string, Share>;
  /** Cards played, by title; Inverters are all alike. */
  readonly uses: Uses;
  anomaly: number;
  /** Ended by CT-15.6 or R55. */
  exhausted: number;
}

/** Plays scripted bots against each other and notes what a balance report needs. The same counts every time. */
export function collectLine({ levels, seats }: Setting, matches: number): Line {
  const zeros = () => Array<number>(seats).fill(0);
  const line: Line = {
    levels,
    seats,
    matches,
    choices: [],
    rounds: [],
    bySeat: zeros(),
    byTurn: zeros(),
    byLevel: {},
    byCharacter: {},
    uses: {},
    anomaly: 0,
    exhausted: 0,
  };
  for (let number = 0; number < matches; number++) addMatch(line, `balance/${levels}/${seats}/${number}`);
  return line;
}

/** Who began, with which levels at the table. */
interface Start {
  readonly first: Seat;
  readonly pips: readonly Pips[];
}

function addMatch(line: Line, seed: string): void {
  const { levels, seats } = line;
  const options = { ...chronoTrek.defaults(seats), levels };
  const dealt = deal({ game: chronoTrek, bot: chronoTrekBot, options, seats, seed });
  const { state } = dealt;
  const played: { readonly seat: Seat; readonly card: string }[] = [];
  let began: Start | null = null;
  const choices = playOut(dealt, ({ table }, seat, choice) => {
    if (began === null && table.active !== null) began = startOf(table);
    if (choice.kind === 'play') played.push({ seat, card: choice.card });
    if (choice.kind === 'memo') played.push({ seat, card: 'memo-from-your-future-self' });
  });
  line.choices.push(choices);
  line.rounds.push(Math.ceil(state.table.turns / seats));
  addOutcome(line, state, began ?? startOf(state.table));
  const winner = state.outcome?.winners[0] ?? null;
  for (const { seat, card } of played) {
    addUse(line.uses, typeOf(card) === 'inverter' ? 'inverter' : card, seat === winner);
  }
}

function startOf({ active, players }: ChronoTrek['table']): Start {
  return { first: active ?? 0, pips: players.map(({ character }) => characterOf(character as string).pips) };
}

function addOutcome(line: Line, { table, outcome }: State<ChronoTrek>, { first, pips }: Start): void {
  const winner = outcome?.winners[0] ?? null;
  table.players.forEach(({ character }, seat) => {
    addShare(line.byLevel, String(pips[seat]), seat === winner);
    addShare(line.byCharacter, character as string, seat === winner);
  });
  if (winner === null) {
    if (outcome?.by.key === 'outcome.CT-13.8') line.anomaly++;
    else line.exhausted++;
    return;
  }
  bump(line.bySeat, winner);
  bump(line.byTurn, (winner - first + line.seats) % line.seats);
}

function addShare(shares: Record<string, Share>, name: string, isWinner: boolean): void {
  shares[name] ??= { times: 0, wins: 0 };
  const share = shares[name] as Share;
  share.times++;
  if (isWinner) share.wins++;
}
