import type { Report } from '@turnpoint/catalogue';
import { type CellText, lengthsOf, percent, spread, sum, table } from '@turnpoint/catalogue/balance';
import { CARDS, DECK_IDS, DECKS, type DeckId } from '../content/index.ts';
import { timestream } from '../rules/index.ts';
import { collectLine, LINES, type Line, type Pairing } from './matches.ts';
import { NAMES, TUNING } from './tuning.ts';

/** docs/balance/timestream.md. */
export const report: Report<Line, Pairing> = {
  jobs: LINES,
  name: ({ decks, powerStart }) => `${decks.join(' against ')}${powerStart ? '' : ' without Power Start'}`,
  collect: collectLine,
  page,
};

/** Before this round a match is over early (constraint 8 of the specification). */
const EARLY = 6;

function page(pairings: readonly Pairing[], matches: number): string {
  const played = sum(pairings.map((one) => one.matches));
  const rounds = pairings.flatMap((one) => one.rounds);
  const early = rounds.filter((round) => round < EARLY).length / rounds.length;
  return [
    '# TimeStream: balance',
    '',
    `Made by \`turnpoint balance timestream --write\`: scripted bots on both seats, rules ${timestream.version}, ${matches} ` +
      `matches for each of ${pairings.length} lines, ${played} in all. Either deck begins in half of the matches. A share of ` +
      `one line is good to about ${spread(matches)} points either way, one of all matches to ${spread(played)}.`,
    '',
    TUNING,
    '',
    '## Who wins',
    '',
    'Share of matches won, draws left out. Wanted: every pairing from 40 to 60 %, the first player from 45 to 55 % over all.',
    '',
    table(['deck', 'against', 'Power Start', 'wins', 'first player', 'draws'], pairings.map(winRow)),
    '',
    `Over all lines the first player wins ${percent(firstShare(pairings))}.`,
    '',
    '## How long, and how it ends',
    '',
    table(
      ['deck', 'against', 'Power Start', 'median round', 'shortest', 'longest', 'choices', 'targets', 'TIMESTREAM'],
      pairings.map(lengthRow),
    ),
    '',
    `Over before round ${EARLY}: ${percent(early)} (wanted: at most 10 %).`,
    '',
    '## Cards',
    '',
    "Share of a deck's matches in which each of its cards was played, and in brackets how often its player won these, " +
      'divided by how often the deck wins at all.',
    '',
    `Never played: ${neverPlayed(pairings)}.`,
    '',
    ...DECK_IDS.flatMap((id) => deckSection(id, pairings)),
  ].join('\n');
}

const start = ({ powerStart }: Line): string => (powerStart ? 'with' : 'without');

function winRow(pairing: Pairing): CellText[] {
  const { decks, wonFirst, wonSecond, draws } = pairing;
  const wins = wonFirst[0] + wonSecond[0];
  const share = wins / (wins + wonFirst[1] + wonSecond[1]);
  const won = decks[0] === decks[1] ? '-' : percent(share);
  return [NAMES[decks[0]], NAMES[decks[1]], start(pairing), won, percent(firstShare([pairing])), draws];
}

function firstShare(pairings: readonly Pairing[]): number {
  const first = sum(pairings.flatMap(({ wonFirst }) => wonFirst));
  return first / (first + sum(pairings.flatMap(({ wonSecond }) => wonSecond)));
}

function lengthRow(pairing: Pairing): CellText[] {
  const { decks, rounds, choices, targets, matches, endings } = pairing;
  const sorted = rounds.toSorted((a, b) => a - b);
  const { min, max } = lengthsOf(rounds);
  return [
    NAMES[decks[0]],
    NAMES[decks[1]],
    start(pairing),
    sorted[sorted.length >> 1] ?? 0,
    min,
    max,
    lengthsOf(choices).mean.toFixed(0),
    (targets / matches).toFixed(1),
    percent((endings['outcome.TS-15.4'] ?? 0) / matches),
  ];
}

/** How often one card of a deck was played over all its lines, and how often its player won. */
function usesOf(id: DeckId, code: string, pairings: readonly Pairing[]) {
  const sides = pairings.flatMap(({ decks, matchesWith }) =>
    ([0, 1] as const).flatMap((side) => (decks[side] === id ? [matchesWith[side][code]] : [])),
  );
  return { times: sum(sides.map((use) => use?.times ?? 0)), won: sum(sides.map((use) => use?.byWinner ?? 0)) };
}

function totalsOf(id: DeckId, pairings: readonly Pairing[]): { players: number; won: number } {
  const sides = pairings.flatMap((pairing) =>
    ([0, 1] as const).flatMap((side) => (pairing.decks[side] === id ? [{ pairing, side }] : [])),
  );
  return {
    players: sum(sides.map(({ pairing }) => pairing.matches)),
    won: sum(sides.map(({ pairing, side }) => pairing.wonFirst[side] + pairing.wonSecond[side])),
  };
}

function deckSection(id: DeckId, pairings: readonly Pairing[]): string[] {
  const { players, won } = totalsOf(id, pairings);
  const rows = CARDS.filter(({ code }) => code in DECKS[id]).map(({ code, name }): CellText[] => {
    const use = usesOf(id, code, pairings);
    const ratio = use.times === 0 ? '-' : (use.won / use.times / (won / players)).toFixed(2);
    return [`${code} ${name}`, DECKS[id][code] ?? 0, percent(use.times / players), ratio];
  });
  return [`### ${NAMES[id]}`, '', table(['card', 'copies', 'played', 'winner'], rows), ''];
}

function neverPlayed(pairings: readonly Pairing[]): string {
  const never = CARDS.filter(({ code }) => DECK_IDS.every((id) => usesOf(id, code, pairings).times === 0));
  return never.length === 0 ? 'none' : never.map(({ code, name }) => `${code} ${name}`).join(', ');
}
