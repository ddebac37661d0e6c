import { addUse, bump, type Dealt, deal, playOut, type Uses } from '@turnpoint/catalogue/balance';
import type { Outcome, Seat } from '@turnpoint/kernel';
import { endstreamBot } from '../bot/index.ts';
import { DECK_IDS, DECKS, type DeckId, isOperatorThing } from '../content/index.ts';
import { type Choice, type EndStream, endstream, type State } from '../rules/index.ts';

/** What many matches of one pairing of decks came to. The first deck is one side, the second the other. */
export interface Pairing {
  readonly decks: readonly [DeckId, DeckId];
  matches: number;
  /** Wins of each side, by whether it began. */
  readonly wonFirst: [number, number];
  readonly wonSecond: [number, number];
  draws: number;
  readonly turns: number[];
  readonly choices: number[];
  /** How matches ended: the key of the outcome's sentence, and how often. */
  readonly endings: Record<string, number>;
  /** Of each side: in how many matches a card was used, and how often its player won them. */
  readonly matchesWith: readonly [Uses, Uses];
  /** Of each side: how often it was used in all. */
  readonly times: readonly [Uses, Uses];
}

/** All ten pairings, mirrors too. */
export const PAIRINGS: readonly (readonly [DeckId, DeckId])[] = DECK_IDS.flatMap((a, i) =>
  DECK_IDS.slice(i).map((b) => [a, b] as const),
);

/** Plays scripted bots against each other. Either side begins in half of the matches, from either seat. */
export function collectPairing(decks: readonly [DeckId, DeckId], matches: number): Pairing {
  const pairing: Pairing = {
    decks,
    matches: 0,
    wonFirst: [0, 0],
    wonSecond: [0, 0],
    draws: 0,
    turns: [],
    choices: [],
    endings: {},
    matchesWith: [{}, {}],
    times: [{}, {}],
  };
  for (let number = 0; number < matches; number++) {
    addMatch(pairing, dealTo(decks, { isSwapped: number % 2 === 1, first: (number >> 1) % 2, number }));
  }
  return pairing;
}

interface Place {
  /** The second deck sits at seat 0. */
  readonly isSwapped: boolean;
  readonly first: Seat;
  readonly number: number;
}

/** The coin is tossed in the set-up (ES-3.1): deals that begin with the wrong seat are thrown away. */
function dealTo([a, b]: readonly [DeckId, DeckId], { isSwapped, first, number }: Place): Dealt<EndStream> {
  const decks = isSwapped ? ([DECKS[b], DECKS[a]] as const) : ([DECKS[a], DECKS[b]] as const);
  const options = { ...endstream.defaults(2), decks };
  for (let toss = 0; ; toss++) {
    const seed = `balance/${a}/${b}/${number}/${toss}`;
    const dealt = deal({ game: endstream, bot: endstreamBot, options, seats: 2, seed });
    if (dealt.state.table.first === first) return dealt;
  }
}

function addMatch(pairing: Pairing, dealt: Dealt<EndStream>): void {
  const { state } = dealt;
  const isSwapped = dealt.options.decks[0] !== DECKS[pairing.decks[0]];
  const sideOf = (seat: Seat) => (isSwapped ? 1 - seat : seat) as 0 | 1;
  const used: [seat: Seat, name: string][] = [];
  const choices = playOut(dealt, (s, seat, choice) => {
    const name = nameOf(s, choice);
    if (name !== null) used.push([seat, name]);
  });
  pairing.matches++;
  pairing.choices.push(choices);
  pairing.turns.push(state.table.players[0].turns + state.table.players[1].turns);
  addOutcome(pairing, state, sideOf);
  const winner = state.outcome?.winners[0];
  for (const [seat, name] of used) addUse(pairing.times[sideOf(seat)], name, seat === winner);
  for (const seat of [0, 1]) {
    const names = new Set(used.flatMap(([by, name]) => (by === seat ? [name] : [])));
    for (const name of names) addUse(pairing.matchesWith[sideOf(seat)], name, seat === winner);
  }
}

function addOutcome(pairing: Pairing, { table, outcome }: State, sideOf: (seat: Seat) => 0 | 1): void {
  const { by, winners } = outcome as Outcome;
  pairing.endings[by.key] = (pairing.endings[by.key] ?? 0) + 1;
  const [winner] = winners;
  if (winner === undefined) pairing.draws++;
  else bump(winner === table.first ? pairing.wonFirst : pairing.wonSecond, sideOf(winner));
}

/** The card that a choice uses: an operator or tech from the hand, an ability by its address, an agenda. */
function nameOf({ table: t }: State, choice: Choice): string | null {
  switch (choice.kind) {
    case 'activate':
      return t.operators[choice.operator]?.card ?? null;
    case 'tech':
      return t.operators[choice.operator]?.techs[choice.slot] ?? null;
    case 'ability':
      return isOperatorThing(choice.user) || choice.ability !== 'default' ? choice.ability : null;
    case 'agenda':
    case 'push':
      return t.agendas[choice.place]?.card ?? null;
    default:
      return null;
  }
}
