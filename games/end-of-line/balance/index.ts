import type { Report } from '@turnpoint/catalogue';
import { type CellText, lengthsOf, percent, shares, spread, sum, table } from '@turnpoint/catalogue/balance';
import { FACES, LINE_CARDS, type Mode } from '../content/index.ts';
import { endOfLine } from '../rules/index.ts';
import { collect, type Line } from './matches.ts';

type Job = readonly [mode: Mode, seats: number];

const JOBS: readonly Job[] = [
  ['versus', 2],
  ...[3, 4, 5, 6, 7, 8].map((seats) => ['battle-royale', seats] as const),
  ['team', 4],
  ['solo', 1],
  ['co-op', 2],
];
const PUZZLES: readonly Mode[] = ['solo', 'co-op'];
const EFFECTS = ['boost', 'brake', 'turnaround'];

/** docs/balance/end-of-line.md. */
export const report: Report<Job, Line> = {
  jobs: JOBS,
  name: ([mode, seats]) => `${mode}, ${seats} seats`,
  collect: ([mode, seats], matches) => collect(mode, seats, matches),
  page,
};

function page(lines: readonly Line[], matches: number): string {
  const rivals = lines.filter(({ mode }) => !PUZZLES.includes(mode));
  const puzzles = lines.filter(({ mode }) => PUZZLES.includes(mode));
  return [
    '# END OF LINE: balance',
    '',
    `Made by \`turnpoint balance end-of-line --write\`: scripted bots on every seat, rules ${endOfLine.version}, ` +
      `${matches} matches per line. With so many matches a share is good to about ` +
      `${spread(matches)} points either way. Published numbers are not tuned; the start ` +
      'places of 3, 5, 6 and 7 players are ours (R29).',
    '',
    '## Who wins',
    '',
    'Share of matches won. Places are those of the layout as the specification lists them (players are seated at ' +
      'random, EOL-13.11); first-round order is the last tie-breaker for the whole match (EOL-2.9).',
    '',
    table(
      ['mode', 'players', 'fair', 'by seat', 'by place', 'by first-round order'],
      rivals.map((line) => [
        line.mode,
        line.seats,
        percent(line.mode === 'team' ? 0.5 : 1 / line.seats),
        shares(line.bySeat, line.matches),
        shares(line.byPlace, line.matches),
        shares(line.byFirst, line.matches),
      ]),
    ),
    '',
    '## How long',
    '',
    'Rounds and choices per match (mean, and the longest); how often a check leaves nobody and the last card decides ' +
      '(EOL-8.6); how often a line ends because its cards are used up (EOL-8.9).',
    '',
    table(
      ['mode', 'players', 'rounds', 'longest', 'choices', 'most', 'EOL-8.6', 'out of cards'],
      rivals.map(lengthRow),
    ),
    '',
    '## Cards and effects',
    '',
    'Per player and match, and in brackets how often the player who chose it won, divided by how often any card was ' +
      "the winner's: 1.00 is average, more means that winners use it more than their share.",
    '',
    table(['mode', 'players', ...FACES, ...EFFECTS], rivals.map(useRow)),
    '',
    `Each deck holds ${FACES.map((face) => `${LINE_CARDS[face].count} ${face}`).join(', ')}.`,
    '',
    '## Puzzles',
    '',
    'Scores of the scripted bot, which does not know the order of the decks (a solver that does reaches 0 and 2).',
    '',
    table(['mode', 'players', 'best', 'mean', 'worst', '0 to 5', 'out of cards'], puzzles.map(scoreRow)),
    '',
  ].join('\n');
}

function lengthRow({ mode, seats, matches, rounds, choices, allClosed, outOfCards }: Line): CellText[] {
  const long = lengthsOf(rounds);
  const many = lengthsOf(choices);
  const rest = [percent(allClosed / matches), percent(outOfCards / matches)];
  return [mode, seats, long.mean.toFixed(1), long.max, many.mean.toFixed(1), many.max, ...rest];
}

function useRow(line: Line): CellText[] {
  const faces = FACES.map((face) => line.uses[face] ?? { times: 0, byWinner: 0 });
  const average = sum(faces.map(({ byWinner }) => byWinner)) / sum(faces.map(({ times }) => times));
  const cells = [...FACES, ...EFFECTS].map((name) => {
    const use = line.uses[name];
    if (use === undefined) return '0';
    return `${(use.times / line.matches / line.seats).toFixed(2)} (${(use.byWinner / use.times / average).toFixed(2)})`;
  });
  return [line.mode, line.seats, ...cells];
}

function scoreRow({ mode, seats, matches, scores, outOfCards }: Line): CellText[] {
  const { min, mean, max } = lengthsOf(scores);
  const good = scores.filter((score) => score <= 5).length;
  return [mode, seats, min, mean.toFixed(1), max, percent(good / matches), percent(outOfCards / matches)];
}
