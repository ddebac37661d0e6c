import { addUse, bump, type Dealt, deal, playOut, type Uses } from '@turnpoint/catalogue/balance';
import type { Outcome, Seat } from '@turnpoint/kernel';
import { timestreamBot } from '../bot/index.ts';
import { cardAt, DECK_IDS, DECKS, type DeckId } from '../content/index.ts';
import { type Choice, type Options, type State, type TimeStream, timestream } from '../rules/index.ts';

/** Two decks, and whether both begin with three Power Cells. The first deck is one side, the second the other. */
export interface Line {
  readonly decks: readonly [DeckId, DeckId];
  readonly powerStart: boolean;
}

/** What many matches of one line came to. */
export interface Pairing extends Line {
  matches: number;
  /** Wins of each side, by whether it began. */
  readonly wonFirst: [number, number];
  readonly wonSecond: [number, number];
  draws: number;
  readonly rounds: number[];
  readonly choices: number[];
  /** Targets, and those that met an Event Chain card. */
  targets: number;
  /** How matches ended: the key of the outcome's sentence, and how often. */
  readonly endings: Record<string, number>;
  /** Of each side: in how many matches a card was played, and how often its player won them. */
  readonly matchesWith: readonly [Uses, Uses];
}

/** All ten pairings with Power Start, mirrors too, and the six of different decks without. */
export const LINES: readonly Line[] = [true, false].flatMap((powerStart) =>
  DECK_IDS.flatMap((a, i) => DECK_IDS.slice(powerStart ? i : i + 1).map((b): Line => ({ decks: [a, b], powerStart }))),
);

/** Plays scripted bots against each other. Either side begins in half of the matches, from either seat. */
export function collectLine(line: Line, matches: number): Pairing {
  const pairing: Pairing = {
    ...line,
    matches: 0,
    wonFirst: [0, 0],
    wonSecond: [0, 0],
    draws: 0,
    rounds: [],
    choices: [],
    targets: 0,
    endings: {},
    matchesWith: [{}, {}],
  };
  for (let number = 0; number < matches; number++) {
    addMatch(pairing, dealTo(line, { isSwapped: number % 2 === 1, first: (number >> 1) % 2, number }));
  }
  return pairing;
}

interface Place {
  /** The second deck sits at seat 0. */
  readonly isSwapped: boolean;
  readonly first: Seat;
  readonly number: number;
}

function dealTo({ decks: [a, b], powerStart }: Line, { isSwapped, first, number }: Place): Dealt<TimeStream> {
  const decks = isSwapped ? ([DECKS[b], DECKS[a]] as const) : ([DECKS[a], DECKS[b]] as const);
  return dealFirst({ decks, powerStart }, first, `balance/${a}/${b}/${powerStart}/${number}`);
}

/** Who begins is drawn in the set-up (TS-5.8): deals that begin with the wrong seat are thrown away. */
export function dealFirst(agreed: Pick<Options, 'decks' | 'powerStart'>, first: Seat, seed: string): Dealt<TimeStream> {
  const options = { ...timestream.defaults(2), ...agreed };
  for (let draw = 0; ; draw++) {
    const dealt = deal({ game: timestream, bot: timestreamBot, options, seats: 2, seed: `${seed}/${draw}` });
    if (dealt.state.table.first === first) return dealt;
  }
}

function addMatch(pairing: Pairing, dealt: Dealt<TimeStream>): void {
  const { state } = dealt;
  const isSwapped = dealt.options.decks[0] !== DECKS[pairing.decks[0]];
  const sideOf = (seat: Seat) => (isSwapped ? 1 - seat : seat) as 0 | 1;
  const used: readonly [Set<string>, Set<string>] = [new Set(), new Set()];
  const choices = playOut(dealt, (_, seat, choice) => {
    const code = codeOf(choice);
    if (code !== null) used[seat as 0 | 1].add(code);
    if (choice.kind === 'target') pairing.targets++;
  });
  pairing.matches++;
  pairing.choices.push(choices);
  pairing.rounds.push(Math.max(...state.table.players.map(({ turns }) => turns)));
  addOutcome(pairing, state, sideOf);
  const winner = state.outcome?.winners[0];
  for (const seat of [0, 1] as const) {
    for (const code of used[seat]) addUse(pairing.matchesWith[sideOf(seat)], code, seat === winner);
  }
}

function addOutcome(pairing: Pairing, { table, outcome }: State, sideOf: (seat: Seat) => 0 | 1): void {
  const { by, winners } = outcome as Outcome;
  pairing.endings[by.key] = (pairing.endings[by.key] ?? 0) + 1;
  const [winner] = winners;
  if (winner === undefined) pairing.draws++;
  else bump(winner === table.first ? pairing.wonFirst : pairing.wonSecond, sideOf(winner));
}

function codeOf(choice: Choice): string | null {
  return choice.kind === 'play' || choice.kind === 'cell' ? cardAt(choice.card).code : null;
}
