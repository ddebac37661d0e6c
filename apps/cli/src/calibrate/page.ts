import type { Figures } from './figures.ts';

/** What was measured of one game. */
export interface Measured {
  readonly game: string;
  readonly name: string;
  readonly version: string;
  readonly command: string;
  readonly figures: Figures;
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const points = (share: number): string => (100 * share).toFixed(1);

/** The whole page: one chapter for each game that was measured. */
export function pageOf(measured: readonly Measured[]): string {
  return [
    '# How true the chances are',
    '',
    'Made by `turnpoint calibrate <game> --write`: fresh matches between scripted bots, none of which was used to tune anything. What',
    'the replay would have promised one seat at the end of some turns is laid beside what came of the match; and at the turning',
    'points that the replay finds, the better turn that it reports is played on once more, in games that it was neither chosen by',
    'nor reported from. How chances and better turns are found: [the replay](../reference/replay.md).',
    '',
    '| game | matches | promises | Brier score | where everybody were promised the average |',
    '| --- | --- | --- | --- | --- |',
    ...measured.map(
      ({ name, figures }) =>
        `| ${name} | ${figures.matches} | ${figures.points} | ${figures.brier.toFixed(3)} | ${figures.brierOfNone.toFixed(3)} |`,
    ),
    '',
    'A Brier score is the mean square of what came (1 won, 0 lost) less what was promised: 0 is foresight, and 0.25 is an even',
    'chance promised to everybody. Each promise rests on 32 games, which by themselves cost up to 0.008, and which make the highest',
    'promises too high and the lowest too low by what such few games are off. A match has three promises, which come true or not',
    'together: the true shares may lie somewhat further out than their columns say.',
    '',
    '| game | turning points | better turns reported | better again | promised | gain reported | gain in other games | gains agree |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...measured.map(turningRow),
    '',
    'At every turning point of every seat a better turn is looked for, and compared once more with the played one in 200 other games.',
    'Promised is how many of the reported ones would do better again if every interval were right; gains are in points of a chance,',
    'means over the better turns; gains agree where the other games say the same within the doubt of both, as 95 of 100 should, over',
    'all turns that were compared, better or as good. Bots played these matches: where they seldom err there is seldom a better turn.',
    '',
    'What was measured is kept in `chances/`, a line for each match, under rules, method and set-up: the same command goes on from',
    'there, and with larger numbers all columns become narrower.',
    '',
    ...measured.flatMap(chapterOf),
  ].join('\n');
}

function chapterOf({ game, name, version, command, figures }: Measured): string[] {
  return [
    `## ${name}`,
    '',
    `\`${command}\`, rules ${version}.`,
    '',
    `![What was promised, and what came of it](chances/${game}.svg)`,
    '',
    '| promised | promises | on average | came true | true share in 95 of 100 cases |',
    '| --- | --- | --- | --- | --- |',
    ...figures.bins.flatMap((bin, n) =>
      bin === null
        ? []
        : [
            `| ${n * 10} to ${n * 10 + 10} % | ${bin.points} | ${percent(bin.promised)} | ${percent(bin.came)} | ${bin.between.map(percent).join(' to ')} |`,
          ],
    ),
    '',
  ];
}

function turningRow({ name, figures: { turning } }: Measured): string {
  const { looked, better, held, promised, told, again, compared, agree } = turning;
  const gains = better === 0 ? ['', '', ''] : [promised.toFixed(1), points(told), points(again)];
  return `| ${[name, looked, better, held, ...gains, `${agree} of ${compared}`].join(' | ')} |`;
}
