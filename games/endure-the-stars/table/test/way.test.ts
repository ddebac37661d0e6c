import { describe, expect, test } from 'vitest';
import { CAMPAIGNS } from '../../content/campaigns/index.ts';
import { missionOf } from '../../content/index.ts';
import clauses from '../../texts/clauses.json' with { type: 'json' };
import { texts } from '../../texts/index.ts';
import { conditionsOf } from '../rail/conditions.ts';
import { broughtHere, OF_CAMPAIGNS, wayOf } from '../refuge/way.ts';

const way = (id: string, won: readonly string[], mission: string) =>
  wayOf({ campaign: { id, won, used: [] }, options: { mission, team: 3 } });

describe('the way through a campaign', () => {
  test('ETS-C1.3 ETS-C1.5 says what is won, what comes, what was left aside, and what the choice brings', () => {
    const stages = way('terrible-situation', ['CG04'], 'CG06');
    expect(stages.map((stops) => stops.map(({ mission, standing }) => `${mission} ${standing}`))).toEqual([
      ['CG04 won'],
      ['CG06 now', 'CG05 aside'],
      ['CG07 ahead'],
    ]);
    expect(stages[2]?.[0]?.brought).toEqual([
      { clause: 'ETS-M07.12', holds: false },
      { clause: 'ETS-M07.11', holds: true },
    ]);
  });

  test('ETS-C2.5 holds on after the mission that brought it', () => {
    const [first, second] = way('into-the-fire', ['CG09'], 'CG10');
    expect(first?.map(({ standing }) => standing)).toEqual(['aside', 'won']);
    expect(second?.[0]).toMatchObject({ standing: 'now', brought: [{ holds: false }, { holds: true }] });
  });

  test('every mission of a fork brings something, told under the clause that names that mission', () => {
    for (const { id, follows } of CAMPAIGNS) {
      const all = way(id, [], Object.keys(follows)[0] as string).flat();
      const brought = all.flatMap((stop) => stop.brought.map(({ clause }) => ({ mission: stop.mission, clause })));
      const forks = wayOf({ campaign: { id, won: [], used: [] }, options: { mission: '', team: 3 } }).filter(
        (stops) => stops.length > 1,
      );
      expect(brought.length).toBe(forks.flat().length);
      for (const { mission, clause } of brought) {
        expect(clause).toContain(`ETS-M${mission.slice(2)}.`);
        expect((clauses as Record<string, string>)[clause]).toMatch(/^Campaign consequence, after /);
        for (const language of [texts.en, texts.de]) expect(language).toHaveProperty([`rule.${clause}`]);
        expect(missionOf(mission)).toBeDefined();
      }
    }
  });

  test('ETS-C1.5 ETS-C2.5 a mission says what the way to it has brought, and only that', () => {
    const here = (id: string, won: readonly string[], mission: string) =>
      broughtHere({ campaign: { id, won, used: [] }, options: { mission, team: 3 } });
    expect(here('terrible-situation', ['CG04', 'CG06'], 'CG07')).toEqual(['ETS-M07.11']);
    expect(here('terrible-situation', ['CG04'], 'CG06')).toEqual([]);
    expect(here('into-the-fire', ['CG08'], 'CG10')).toEqual(['ETS-M10.10']);
    // ETS-M11.14: it holds on in the last one.
    expect(here('into-the-fire', ['CG09', 'CG10'], 'CG11')).toEqual(['ETS-M10.11']);
    expect(broughtHere({ campaign: null, options: { mission: 'CG10', team: 3 } })).toEqual([]);
    const listed = ['CG07', 'CG10', 'CG11'].flatMap((mission) => conditionsOf({ mission }, texts.en));
    expect(listed.filter((clause) => OF_CAMPAIGNS.has(clause))).toEqual([]);
    expect(listed).toContain('ETS-M10.9');
  });

  test('a mission on its own has none', () => {
    expect(wayOf({ campaign: null, options: { mission: 'CG04', team: 3 } })).toEqual([]);
  });
});
