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
    'together: the true shares may lie somewhat further out than their columns say. More matches make all columns narrower: the',
    'command of each chapter goes on from what it kept (`--kept`).',
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
    ...turningLines(figures),
    '',
  ];
}

function turningLines({ turning }: Figures): string[] {
  if (turning.looked === 0) return ['No turning point was looked at.'];
  const { looked, better, held, promised, told, again, compared, agree } = turning;
  return [
    `Turning points looked at: ${looked}. A better turn was reported at ${better} of them; in other games it did better again at ${held},`,
    `where the reported intervals promise ${promised.toFixed(1)}. It gained ${points(told)} points on average as reported, and ${points(again)} in the other games.`,
    `Of ${compared} comparisons, better or as good, reported and other gain agree within their doubt in ${agree} (95 of 100 should).`,
  ];
}
