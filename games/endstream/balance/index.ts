import type { Report } from '@turnpoint/catalogue';
import { type CellText, lengthsOf, percent, spread, sum, table } from '@turnpoint/catalogue/balance';
import {
  AGENDAS,
  controllerCard,
  DECK_IDS,
  DECKS,
  DEFAULT,
  type DeckId,
  operatorCard,
  printedOn,
  techCard,
} from '../content/index.ts';
import { endstream } from '../rules/index.ts';
import { collectPairing, PAIRINGS, type Pairing } from './matches.ts';
import { TUNING } from './tuning.ts';

/** docs/balance/endstream.md. */
export const report: Report<readonly [DeckId, DeckId], Pairing> = {
  jobs: PAIRINGS,
  name: (decks) => decks.join(' against '),
  collect: collectPairing,
  page,
};

function page(pairings: readonly Pairing[], matches: number): string {
  const played = sum(pairings.map((one) => one.matches));
  const decks = DECK_IDS.map((id) => figuresOf(id, pairings));
  const longest = Math.max(...pairings.flatMap(({ choices }) => choices));
  const earliest = Math.min(...pairings.map(({ turns }) => lengthsOf(turns).min));
  return [
    '# EndStream: balance',
    '',
    `Made by \`turnpoint balance endstream --write\`: scripted bots on both seats, rules ${endstream.version}, ${matches} ` +
      `matches for each of the ${pairings.length} pairings of the starter decks (mirrors too), ${played} in all. Either deck ` +
      'begins in half of the matches. ' +
      `A share of one line is good to about ${spread(matches)} points either way, one of all matches to ` +
      `${spread(played)}.`,
    '',
    TUNING,
    '',
    '## Who wins',
    '',
    'Share of matches won, draws left out. Wanted: every pairing of two decks from 40 to 60 %, the first player from 45 to 55 %.',
    '',
    table(
      ['deck', 'against', 'wins', 'when it begins', 'when it is second', 'first player', 'draws'],
      pairings.map(winRow),
    ),
    '',
    `Over all pairings the first player wins ${percent(firstShare(pairings))}.`,
    '',
    table(
      ['deck', 'wins against the three others'],
      decks.map(({ id, wins, others }) => [name(id), percent(wins / others)]),
    ),
    '',
    '## How long, and how it ends',
    '',
    'Turns count those of both players.',
    '',
    table(
      ['deck', 'against', 'turns', 'shortest', 'longest', 'choices', 'most', ...ENDINGS.map(([, words]) => words)],
      pairings.map(lengthRow),
    ),
    '',
    `The shortest match had ${earliest} turns, so nobody was beaten in a first turn (constraint C15). The longest had ` +
      `${longest} choices; the bound of the rules is ${endstream.bound(endstream.defaults(2), 2)}.`,
    '',
    '## Cards',
    '',
    "For every card of a starter deck: the share of its player's matches in which it was used, and in brackets how often its " +
      'player won these, divided by how often the deck wins at all: 1.00 is average. Operators: activated; below them their ' +
      'abilities, then the default ability (all operators together). Agendas: activated or pushed.',
    '',
    `Never used: ${neverUsed(decks)}.`,
    '',
    ...decks.flatMap(deckSection),
    '### Agendas',
    '',
    table(
      ['agenda', 'per player and match', 'winner'],
      AGENDAS.map(({ id }) => agendaRow(id, pairings)),
    ),
    '',
  ].join('\n');
}

const ENDINGS = [
  ['outcome.ES-15.1', 'controller destroyed'],
  ['outcome.ES-15.2', 'operators disintegrated'],
  ['outcome.ES-15.8', 'no progress'],
] as const;

const name = (id: DeckId): string => controllerCard(DECKS[id].controller).name;

function winRow(pairing: Pairing): CellText[] {
  const { decks, wonFirst, wonSecond, draws } = pairing;
  const [a, b] = [0, 1] as const;
  const isMirror = decks[a] === decks[b];
  const share = (won: number, lost: number) => percent(won / (won + lost));
  return [
    name(decks[a]),
    name(decks[b]),
    isMirror ? '-' : share(wonFirst[a] + wonSecond[a], wonFirst[b] + wonSecond[b]),
    isMirror ? '-' : share(wonFirst[a], wonSecond[b]),
    isMirror ? '-' : share(wonSecond[a], wonFirst[b]),
    percent(firstShare([pairing])),
    draws,
  ];
}

function firstShare(pairings: readonly Pairing[]): number {
  const first = sum(pairings.flatMap(({ wonFirst }) => wonFirst));
  return first / (first + sum(pairings.flatMap(({ wonSecond }) => wonSecond)));
}

function lengthRow({ decks, turns, choices, endings, matches }: Pairing): CellText[] {
  const long = lengthsOf(turns);
  const many = lengthsOf(choices);
  const ends = ENDINGS.map(([key]) => percent((endings[key] ?? 0) / matches));
  return [
    name(decks[0]),
    name(decks[1]),
    long.mean.toFixed(1),
    long.min,
    long.max,
    many.mean.toFixed(0),
    many.max,
    ...ends,
  ];
}

/** What one deck did over all its pairings; in a mirror both sides count. */
interface Figures {
  readonly id: DeckId;
  /** Players who had it, and how often they won. */
  readonly players: number;
  readonly won: number;
  /** The same against other decks, without draws. */
  readonly others: number;
  readonly wins: number;
  usesOf(name: string): { readonly players: number; readonly won: number };
}

function figuresOf(id: DeckId, pairings: readonly Pairing[]): Figures {
  const sides = pairings.flatMap((pairing) =>
    ([0, 1] as const).flatMap((side) => (pairing.decks[side] === id ? [{ pairing, side }] : [])),
  );
  const others = sides.filter(({ pairing: { decks } }) => decks[0] !== decks[1]);
  const wonBy = ({ pairing, side }: (typeof sides)[number]) => pairing.wonFirst[side] + pairing.wonSecond[side];
  return {
    id,
    players: sum(sides.map(({ pairing }) => pairing.matches)),
    won: sum(sides.map(wonBy)),
    others: sum(others.map(({ pairing }) => pairing.matches - pairing.draws)),
    wins: sum(others.map(wonBy)),
    usesOf(card) {
      const uses = sides.map(({ pairing, side }) => pairing.matchesWith[side][card] ?? { times: 0, byWinner: 0 });
      return { players: sum(uses.map(({ times }) => times)), won: sum(uses.map(({ byWinner }) => byWinner)) };
    },
  };
}

/** Everything of a deck that can be used, as the report names it, with the name under which it was counted. */
function cardsOf(id: DeckId): [words: string, counted: string][] {
  const deck = DECKS[id];
  const abilities = (card: string) => printedOn(card).map((at, i): [string, string] => [`– ability ${i + 1}`, at]);
  const operators = deck.operators.map(({ operator }) => operatorCard(operator));
  const techs = [...new Set(deck.operators.flatMap((row) => row.techs))].map(techCard);
  return [
    [controllerCard(deck.controller).name, ''],
    ...abilities(deck.controller),
    ...operators.flatMap((card): [string, string][] => [
      [`${card.name} (${card.variant})`, card.id],
      ...abilities(card.id),
    ]),
    ['default ability', DEFAULT],
    ...techs.map((card): [string, string] => [card.name, card.id]),
  ];
}

function deckSection(figures: Figures): string[] {
  const rows = cardsOf(figures.id).map(([words, counted]) => {
    if (counted === '') return [words, '-', '-'];
    const { players, won } = figures.usesOf(counted);
    return [words, percent(players / figures.players), winRatio(won, players, figures.won / figures.players)];
  });
  return [`### ${name(figures.id)}`, '', table(['card', 'used', 'winner'], rows), ''];
}

function winRatio(won: number, players: number, average: number): string {
  return players === 0 ? '-' : (won / players / average).toFixed(2);
}

/** Controllers, operators and techs of starter decks that nobody used; abilities are told in their rows. */
function neverUsed(decks: readonly Figures[]): string {
  const never = decks.flatMap((figures) =>
    cardsOf(figures.id).flatMap(([words, counted]) =>
      counted === '' || words.startsWith('–') || figures.usesOf(counted).players > 0 ? [] : [words],
    ),
  );
  return never.length === 0 ? 'none' : never.join(', ');
}

function agendaRow(id: string, pairings: readonly Pairing[]): CellText[] {
  const sides = pairings.flatMap(({ times }) => [...times]);
  const uses = sides.map((side) => side[id] ?? { times: 0, byWinner: 0 });
  const times = sum(uses.map((use) => use.times));
  const won = sum(uses.map((use) => use.byWinner));
  const all = AGENDAS.flatMap((agenda) => sides.map((side) => side[agenda.id] ?? { times: 0, byWinner: 0 }));
  const average = sum(all.map((use) => use.byWinner)) / sum(all.map((use) => use.times));
  const players = 2 * sum(pairings.map(({ matches }) => matches));
  return [id, (times / players).toFixed(2), winRatio(won, times, average)];
}
