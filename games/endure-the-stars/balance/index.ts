import type { Report } from '@turnpoint/catalogue';
import { type CellText, lengthsOf, percent, spread, sum, table } from '@turnpoint/catalogue/balance';
import { CLASSES, EVENT_DECK, ITEM_CARDS, MISSION_IDS, missionOf } from '../content/index.ts';
import { MOST_ROUNDS } from '../rules/ending/bound.ts';
import { endureTheStars } from '../rules/index.ts';
import { collectLine, LINES, type Line, type Played, SIZES, type Tallies, TIMED } from './matches.ts';
import { TUNING } from './tuning.ts';

/** docs/balance/endure-the-stars.md. */
export const report: Report<Line, Played> = {
  jobs: LINES,
  name: ({ mission, team, timed }) => `${mission} with ${team}${timed ? ' against time' : ''}`,
  collect: collectLine,
  page,
};

function page(lines: readonly Played[]): string {
  const sizes = lines.map(({ matches }) => matches);
  const [fewest, most] = [Math.min(...sizes), Math.max(...sizes)];
  const printed = lines.filter(({ timed }) => !timed);
  const hurried = lines.filter(({ timed }) => timed);
  return [
    '# Endure the Stars: balance',
    '',
    `Made by \`turnpoint balance endure-the-stars --write\`: the scripted team, one seat leading everybody, rules ` +
      `${endureTheStars.version}, ${lines.length} lines of ${fewest === most ? most : `${fewest} to ${most}`} matches. A ` +
      `share of one line is good to about ${spread(most)} points either way${fewest === most ? '' : `, of the shortest to ${spread(fewest)}`}.`,
    '',
    TUNING,
    '',
    '## Who wins',
    '',
    'Share of matches won by the number of survivors. Wanted: the tutorial (CG00) from 60 to 95 %, the others of GEPs and ' +
      'C013 from 15 to 60 %, the less the harder the mission says it is; where a boss has to be faced it may be from 10 to ' +
      '50 %. Where Sentries or Redeemers are met, the printed mission gives what it gives. The last column: matches of each ' +
      'line. A dash: not played for this page.',
    '',
    table(
      ['mission', 'difficulty', ...BY_SIZE],
      MISSION_IDS.map((id) => winRow(id, printed).toSpliced(1, 0, levelOf(id))),
    ),
    '',
    '## Who wins where time runs out',
    '',
    'The same for tables that have agreed on it (ETS-3.14). Wanted: from 15 to 60 %.',
    '',
    table(
      ['mission', ...BY_SIZE],
      TIMED.map((id) => winRow(id, hurried)),
    ),
    '',
    '## How long',
    '',
    'Rounds and choices of a match as printed: mean, and the longest.',
    '',
    table(
      ['mission', 'rounds', 'longest', 'choices', 'most'],
      MISSION_IDS.map((id) => lengthRow(of(printed, id), id)),
    ),
    '',
    '## Why missions are lost',
    '',
    `As printed. A mission that lasts longer than ${MOST_ROUNDS} rounds is lost (ETS-R94): that is "out of time" here.`,
    '',
    causes(MISSION_IDS, printed),
    '',
    'Where time runs out:',
    '',
    causes(TIMED, hurried),
    '',
    '## Who survives',
    '',
    'Share of the survivors of a class who are not dead when a mission is over, over all lines in which they took part.',
    '',
    table(
      ['class', 'took part', 'survived'],
      CLASSES.map((name) => shareRow(name, merged(lines, 'classes'))),
    ),
    '',
    '## Items and events',
    '',
    'In how many matches somebody attacked with an item, used it or put it where it works, and how often these ' +
      'were won; the same for events that were in effect.',
    '',
    `Items never used: ${never(ITEMS, merged(lines, 'items'))}. Events that never came: ${never(EVENTS, merged(lines, 'events'))}.`,
    '',
    table(
      ['item', 'matches', 'won'],
      ITEMS.map((name) => shareRow(name, merged(lines, 'items'))),
    ),
    '',
    table(
      ['event', 'matches', 'won'],
      EVENTS.map((name) => shareRow(name, merged(lines, 'events'))),
    ),
    '',
  ].join('\n');
}

const BY_SIZE = [...SIZES.map(String), 'all', 'matches'] as const;

const causes = (ids: readonly string[], lines: readonly Played[]): string =>
  table(
    ['mission', ...CAUSES],
    ids.map((id) => causeRow(of(lines, id), id)),
  );

const CAUSES = ['everybody died', 'the mission was lost', 'left without what was needed', 'out of time'] as const;
const ITEMS: readonly string[] = ITEM_CARDS.flatMap(({ id, sort }) => (sort === 'noise' ? [] : [id]));
const EVENTS: readonly string[] = [...new Set(EVENT_DECK)];

const of = (lines: readonly Played[], id: string): Played[] => lines.filter(({ mission }) => mission === id);
const shareWon = (lines: readonly Played[]): string =>
  lines.length === 0 ? '-' : percent(sum(lines.map(({ won }) => won)) / sum(lines.map(({ matches }) => matches)));

function levelOf(id: string): string {
  const { difficulty, bossHealth } = missionOf(id);
  return bossHealth === null ? difficulty : `${difficulty}, boss`;
}

function winRow(id: string, lines: readonly Played[]): CellText[] {
  const own = of(lines, id);
  const bySize = SIZES.map((size) => shareWon(own.filter(({ team }) => team === size)));
  return [id, ...bySize, shareWon(own), own.length === 0 ? '-' : Math.min(...own.map(({ matches }) => matches))];
}

function lengthRow(own: readonly Played[], id: string): CellText[] {
  if (own.length === 0) return [id, '-', '-', '-', '-'];
  const rounds = lengthsOf(own.flatMap((line) => line.rounds));
  const choices = lengthsOf(own.flatMap((line) => line.choices));
  return [id, rounds.mean.toFixed(1), rounds.max, choices.mean.toFixed(0), choices.max];
}

function causeRow(own: readonly Played[], id: string): CellText[] {
  if (own.length === 0) return [id, ...CAUSES.map(() => '-')];
  const lost = sum(own.map(({ matches, won }) => matches - won));
  return [id, ...CAUSES.map((cause) => percent(sum(own.map(({ causes }) => causes[cause] ?? 0)) / Math.max(1, lost)))];
}

function merged(lines: readonly Played[], what: 'items' | 'events' | 'classes'): Tallies {
  const all: Tallies = {};
  for (const line of lines) {
    for (const [name, { times, well }] of Object.entries(line[what])) {
      const { times: before, well: wellBefore } = all[name] ?? { times: 0, well: 0 };
      all[name] = { times: before + times, well: wellBefore + well };
    }
  }
  return all;
}

function shareRow(name: string, tallies: Tallies): CellText[] {
  const { times, well } = tallies[name] ?? { times: 0, well: 0 };
  return [name, times, times === 0 ? '-' : percent(well / times)];
}

function never(names: readonly string[], tallies: Tallies): string {
  const unused = names.filter((name) => tallies[name] === undefined);
  return unused.length === 0 ? 'none' : unused.join(', ');
}
