import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../../content/index.ts';
import { sectionOf } from '../../test/specification.ts';
import { texts } from '../../texts/index.ts';
import { conditionsOf } from '../rail/conditions.ts';
import { OF_CAMPAIGNS } from '../refuge/way.ts';

/** Clauses that are told in the line of another. */
const TOLD_WITH: Readonly<Record<string, string>> = {
  'ETS-M01.10': 'ETS-M01.11',
  'ETS-M01.15': 'ETS-M01.14',
  'ETS-M01.20': 'ETS-M01.11',
  'ETS-M02.9': 'ETS-M02.8',
  'ETS-M02.15': 'ETS-M02.16',
  'ETS-M03.12': 'ETS-M03.14',
  'ETS-M03.15': 'ETS-M03.16',
  'ETS-M03.17': 'ETS-M03.16',
  'ETS-M05.7': 'ETS-M05.14',
  'ETS-M05.10': 'ETS-M05.8',
  'ETS-M05.12': 'ETS-M05.11',
  'ETS-M08.8': 'ETS-M08.15',
  'ETS-M08.13': 'ETS-M08.12',
  'ETS-M13.10': 'ETS-M13.8',
  'ETS-M13.17': 'ETS-M13.11',
  'ETS-M13.19': 'ETS-M13.14',
  'ETS-M14.10': 'ETS-M14.9',
  'ETS-M15.10': 'ETS-M15.9',
  'ETS-M15.12': 'ETS-M15.14',
  'ETS-M15.13': 'ETS-M15.8',
  'ETS-M16.11': 'ETS-M16.9',
  'ETS-M16.12': 'ETS-M16.13',
  'ETS-M17.10': 'ETS-M17.9',
  'ETS-M17.11': 'ETS-M17.8',
  'ETS-M19.11': 'ETS-M19.10',
  'ETS-M20.11': 'ETS-M20.10',
};

/** `| ETS-M00.8 | Open sesame: ...`: what the rulebook has a heading for. Whom the team needs, the team page says. */
const headed = (n: number): string[] =>
  [...sectionOf(n).matchAll(/^\| (ETS-M\d+\.\d+) \| ([^|:.]+): (.*?) \|/gm)].flatMap(
    ([, clause = '', heading = '', said = '']) =>
      /^(Radar tokens|Objective|Campaign consequence|Brain roll|Win by pin|Controlled)/.test(heading) ||
      said.endsWith('must be in the team.')
        ? []
        : [clause],
  );

describe('special conditions', () => {
  test.each(MISSIONS.map((mission, n) => ({ mission, n })))(
    'of $mission.id stand there, all of them, in both languages',
    ({ mission: { id, conditions, win, lose }, n }) => {
      const carriedOut = [...conditions, ...win, ...lose].map(({ clause }) => clause);
      const due = [...new Set([...headed(n), ...carriedOut])].filter((clause) => !OF_CAMPAIGNS.has(clause));
      expect(due.length).toBeGreaterThan(1);
      for (const language of [texts.en, texts.de]) {
        const shown = conditionsOf({ mission: id, timed: true }, language);
        expect(due.filter((clause) => !shown.includes(TOLD_WITH[clause] ?? clause))).toEqual([]);
        for (const clause of shown) expect(language[`rule.${clause}`]).toMatch(/^\p{Lu}.*\.$/u);
      }
    },
  );

  test('ETS-3.14 a last round is told where time runs out, and nowhere else', () => {
    for (const { id: mission, lose } of MISSIONS) {
      const last = lose.flatMap(({ clause, if: all }) => (all.some(({ kind }) => kind === 'timed') ? [clause] : []));
      const shown = (timed?: boolean) => conditionsOf({ mission, ...(timed !== undefined && { timed }) }, texts.en);
      for (const timed of [false, undefined])
        expect(shown(timed)).toEqual(shown(true).filter((clause) => !last.includes(clause)));
    }
  });

  test('a line tells the clause that it stands for, or that and others', () => {
    for (const [clause, line] of Object.entries(TOLD_WITH)) {
      expect(texts.en).not.toHaveProperty([`rule.${clause}`]);
      for (const language of [texts.en, texts.de]) expect(language).toHaveProperty([`rule.${line}`]);
    }
  });
});
