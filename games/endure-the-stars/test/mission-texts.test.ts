import { describe, expect, test } from 'vitest';
import { CAMPAIGNS } from '../content/campaigns/index.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { CLAUSES } from '../rules/clauses.ts';
import { deEndings } from '../texts/endings.de.ts';
import { enEndings } from '../texts/endings.en.ts';
import { missionTexts as de } from '../texts/missions/de.ts';
import { missionTexts as en } from '../texts/missions/en.ts';
import { sectionOf } from './specification.ts';

const values = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

describe('the words of missions', () => {
  test('are the same in both languages, with the same values', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en))
      expect([...new Set(values(de[key] ?? ''))]).toEqual([...new Set(values(text))]);
  });

  /** The clause that says what the mission is about. */
  const goalOf = (n: number) => /\| (ETS-M\d+\.\d+) \| Objective: /.exec(sectionOf(n))?.[1] ?? '';

  test.each(MISSIONS.map(({ id }, n) => [goalOf(n), id, n] as const))(
    '%s %s has a title, a goal, a briefing and an ending',
    (clause, id, n) => {
      expect(CLAUSES).toContain(clause);
      for (const part of ['mission', 'goal-of', 'briefing', 'ending']) expect(en[`${part}.${id}`]).toBeTruthy();
      expect(sectionOf(n).split('\n')[0]).toContain(en[`mission.${id}`]);
    },
  );

  test('ETS-T.20 ETS-RM30 a tile has one name everywhere', () => {
    const names = ['medical-bay', 'engineering-bay', 'armoury', 'redeemer-shrine'].map((kind) => en[`tile.${kind}`]);
    expect(names).toEqual(['Medical Bay', 'Engineering Bay', 'Armoury', 'Redeemer Shrine']);
  });

  test('every objective has a name', () => {
    for (const { id, objectives } of MISSIONS)
      for (const objective of objectives) expect(en[`objective.${id}.${objective.id}`]).toBeTruthy();
  });

  test('ETS-M02.9 ETS-M17.10 every text that a mission shows in play is there', () => {
    const shown = MISSIONS.flatMap(({ id, conditions }) =>
      conditions.flatMap((special) =>
        special.do.flatMap((effect) => (effect.kind === 'showText' ? [`story.${id}.${effect.text}`] : [])),
      ),
    );
    expect(shown).toEqual(['story.CG02.brain', 'story.ROP17.shrine']);
    for (const key of shown) expect(en[key]).toBeTruthy();
  });

  test('every special condition that stands at hand names its clause, and every ending has its line', () => {
    for (const key of Object.keys(en).filter((known) => known.startsWith('rule.')))
      expect(CLAUSES).toContain(key.slice(5));
    for (const { win, lose } of MISSIONS)
      for (const { clause } of [...win, ...lose]) expect(en[`rule.${clause}`]).toBeTruthy();
  });

  test('ETS-3.6 ETS-3.7 ETS-3.9 ETS-21.20 ETS-R94 every way to lose a mission is told at its end', () => {
    const special = MISSIONS.flatMap(({ lose }) => lose.map(({ clause }) => clause));
    for (const clause of ['ETS-3.6', 'ETS-3.7', 'ETS-3.9', 'ETS-21.20', 'ETS-R94', ...special])
      for (const texts of [enEndings, deEndings]) expect(texts[`ending.why.${clause}`], clause).toBeTruthy();
  });

  test('every campaign has a name and a story', () => {
    for (const { id } of CAMPAIGNS) expect([en[`campaign.${id}`], en[`campaign.${id}.story`]]).not.toContain(undefined);
  });
});
