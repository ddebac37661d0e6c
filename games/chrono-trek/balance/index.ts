import type { Report } from '@turnpoint/catalogue';
import { type CellText, lengthsOf, percent, shares, spread, sum, table } from '@turnpoint/catalogue/balance';
import { CHARACTERS, type Character, characterOf, TITLES } from '../content/index.ts';
import { chronoTrek } from '../rules/index.ts';
import { collectLine, type Line, type Setting, type Share } from './matches.ts';

const PIPS = [1, 2, 3, 4] as const;
const MIXED = '1234';
const SEATS = [2, 3, 4, 5, 6];
/** The longest matches first, so that no thread is left with one at the end. */
const SETTINGS: readonly Setting[] = [...SEATS]
  .reverse()
  .flatMap((seats) => ['4', '3', MIXED, '2', '1'].map((levels) => ({ levels, seats })));

/** docs/balance/chrono-trek.md. */
export const report: Report<Setting, Line> = {
  jobs: SETTINGS,
  name: ({ levels, seats }) => `levels ${levels}, ${seats} seats`,
  collect: collectLine,
  page: (lines, matches) =>
    page(
      [...lines].sort((a, b) => a.levels.length - b.levels.length || order(a) - order(b)),
      matches,
    ),
};

const order = ({ levels, seats }: Setting): number => 10 * Number(levels) + seats;
const isMixed = ({ levels }: Setting): boolean => levels === MIXED;
const name = ({ levels }: Setting): string => (levels === MIXED ? 'mixed' : levels);

function page(lines: readonly Line[], matches: number): string {
  const mixed = lines.filter(isMixed);
  return [
    '# Star Trek Chrono-Trek: balance',
    '',
    `Made by \`turnpoint balance chrono-trek --write\`: scripted bots on every seat, rules ${chronoTrek.version}, ` +
      `${matches} matches per line. With so many matches a share is good to about ${spread(matches)} points either way. ` +
      'Published facts are not tuned; what was changed of the authored numbers, and why, is ruling CT-R59 of the ' +
      '[rules](../rules/chrono-trek.md).',
    '',
    '## Who wins',
    '',
    'Share of matches won, by seat and by place in the order of turns (the first player first; at mixed tables that is ' +
      'who has the most pips, CT-4.13). "Anomaly": nobody won because it reached the first life on Earth (CT-13.8); ' +
      'wanted are at most 15 %. "Other": nobody won for another reason (CT-15.6, R55).',
    '',
    table(
      ['level', 'players', 'fair', 'by seat', 'by order of turns', 'anomaly', 'other'],
      lines.map((line) => [
        name(line),
        line.seats,
        percent(1 / line.seats),
        shares(line.bySeat, line.matches),
        shares(line.byTurn, line.matches),
        percent(line.anomaly / line.matches),
        percent(line.exhausted / line.matches),
      ]),
    ),
    '',
    '## Levels at mixed tables',
    '',
    'How often each level wins, divided by its share of the seats: 1.00 is fair, wanted are 0.67 to 1.50. A player counts ' +
      'for the level of the ID held when play begins.',
    '',
    table(
      ['players', ...PIPS.map((pips) => `${pips} ${pips === 1 ? 'pip' : 'pips'}`)],
      mixed.map((line) => [line.seats, ...PIPS.map((pips) => ratio(line.byLevel[pips], line))]),
    ),
    '',
    '## How long',
    '',
    `Rounds and choices per match (mean, and the longest). No match may last more than 100 rounds (R55).`,
    '',
    table(['level', 'players', 'rounds', 'longest', 'choices', 'most'], lines.map(lengthRow)),
    '',
    '## Characters',
    '',
    'How often a character wins, divided by its share of the seats, by number of players: first among its own level, then ' +
      'at mixed tables. A player counts for the ID held at the end, as Deep Cover may change it.',
    '',
    table(
      ['pips', 'character', ...SEATS.map((seats) => `${seats}`), ...SEATS.map((seats) => `mixed ${seats}`)],
      CHARACTERS.map((character) => characterRow(character, lines)),
    ),
    '',
    `Never won: ${neverWon(lines)}.`,
    '',
    '## Cards',
    '',
    'Plays per match, all players together, and in brackets how often the player of it won, divided by how often any ' +
      "card was the winner's: 1.00 is average. Events are drawn, not played. All Inverters are alike and count as one.",
    '',
    table(['card', 'copies', ...GROUPS.map(([words]) => words)], cardRows(lines)),
    '',
    `Never played: ${neverPlayed(lines)}.`,
    '',
  ].join('\n');
}

function ratio(share: Share | undefined, line: Line): string {
  if (share === undefined || share.times === 0) return '-';
  const won = sum(line.bySeat);
  return (share.wins / won / (share.times / (line.matches * line.seats))).toFixed(2);
}

function lengthRow(line: Line): CellText[] {
  const long = lengthsOf(line.rounds);
  const many = lengthsOf(line.choices);
  return [name(line), line.seats, long.mean.toFixed(1), long.max, many.mean.toFixed(0), many.max];
}

function characterRow({ id, name: who, pips }: Character, lines: readonly Line[]): CellText[] {
  const of = (levels: string) =>
    SEATS.map((seats) => {
      const line = lines.find((one) => one.levels === levels && one.seats === seats);
      return line === undefined ? '-' : ratio(line.byCharacter[id], line);
    });
  return [pips, who, ...of(String(pips)), ...of(MIXED)];
}

function neverWon(lines: readonly Line[]): string {
  const missed = lines.flatMap((line) =>
    Object.entries(line.byCharacter).flatMap(([id, { wins }]) =>
      wins === 0 ? [`${characterOf(id).name} (level ${name(line)}, ${line.seats} players)`] : [],
    ),
  );
  return missed.length === 0 ? 'nobody' : missed.join(', ');
}

const GROUPS: readonly (readonly [words: string, levels: string])[] = [
  ...PIPS.map((pips) => [`level ${pips}`, String(pips)] as const),
  ['mixed', MIXED],
];
const INVERTER = {
  id: 'inverter',
  title: 'Inverters',
  copies: TITLES.filter(({ type }) => type === 'inverter').length,
};
const PLAYED = [INVERTER, ...TITLES.filter(({ type }) => type !== 'inverter' && type !== 'event')];

function cardRows(lines: readonly Line[]): CellText[][] {
  return PLAYED.map(({ id, title, copies }) => [
    title,
    copies,
    ...GROUPS.map(([, levels]) =>
      useCell(
        id,
        lines.filter((line) => line.levels === levels),
      ),
    ),
  ]);
}

function useCell(id: string, lines: readonly Line[]): string {
  const uses = lines.flatMap((line) => line.uses[id] ?? []);
  const all = lines.flatMap((line) => Object.values(line.uses));
  const times = sum(uses.map((use) => use.times));
  if (times === 0) return '0';
  const average = sum(all.map(({ byWinner }) => byWinner)) / sum(all.map((use) => use.times));
  const won = sum(uses.map(({ byWinner }) => byWinner)) / times / average;
  return `${(times / sum(lines.map(({ matches }) => matches))).toFixed(2)} (${won.toFixed(2)})`;
}

function neverPlayed(lines: readonly Line[]): string {
  const missed = PLAYED.filter(({ id }) => lines.every(({ uses }) => uses[id] === undefined)).map(({ title }) => title);
  return missed.length === 0 ? 'no card' : missed.join(', ');
}
