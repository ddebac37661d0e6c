import { describe, expect, test } from 'vitest';
import { BOSS_CARDS, ENEMIES, ENEMY_TYPES, MISSIONS } from '../content/index.ts';
import { mapOf } from '../rules/board/mission-map.ts';
import { howToDe } from '../table/texts/how-to.de.ts';
import { howToEn } from '../table/texts/how-to.en.ts';
import { scene } from './scene.ts';

const m = 'medic-male';
const far = ['swarmer-4 LB.A'];

describe('what is in the box', () => {
  test('ETS-1.2 the recommended age is said on the how-to page in both languages, and nothing asks for it', () => {
    for (const { 'how.lead': lead } of [howToEn, howToDe]) expect(lead).toMatch(/(over|über) 14\.$/);
  });

  test('ETS-1.7 one Exo Loader in a mission at most', () => {
    for (const { figures } of MISSIONS)
      expect(figures.filter(({ what }) => what === 'exo-loader').length).toBeLessThanOrEqual(1);
  });

  test('ETS-1.29 the types of GEP', () => {
    const geps = ENEMY_TYPES.filter((type) => ENEMIES[type].family === 'gep');
    expect(geps.toSorted()).toEqual(['icarus', 'jaeger', 'primus', 'solomon', 'swarmer', 'titan']);
  });

  test('ETS-1.6 killed miniatures return to the box: a reveal places no more than it holds', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' } },
      enemies: ['9 swarmer CQ.A', '9 swarmer CQ.B', '9 swarmer CQ.D'],
      tokens: ['swarmer-5 CQ.x'],
      stack: [{ kind: 'next-turn' }, { kind: 'notice' }],
    });
    expect(t.count('swarmer')).toBe(30);
  });

  test('ETS-1.19 a survivor is seen with Health, Resolve, injuries and inventory, ETS-1.20 a boss with Health and Mood', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', health: 4, injuries: ['head'], cards: ['pistol'] } },
      enemies: ['1 titan CQ.A'],
    });
    expect(t.look(null).view.team[0]).toMatchObject({ health: 4, resolve: 10, injuries: ['head'] });
    expect(t.look(null).view).toMatchObject({ boss: { mood: null, full: 10 }, figures: [{ health: 10 }] });
  });

  test('ETS-1.23 one crisis token while the ability is unused', () => {
    const t = scene({ team: { 'captain-female': { at: 'CQ.w' } }, tokens: far });
    expect(t.of('captain-female').hasCrisis).toBe(true);
    t.choose('ability crisis');
    expect(t.of('captain-female').hasCrisis).toBe(false);
  });

  test('ETS-1.24 radar tokens lie face down for everybody', () => {
    for (const viewer of [0, null])
      expect(scene({ team: { [m]: { at: 'CQ.w' } }, tokens: far }).look(viewer).view.tokens).toMatchObject([
        { face: null },
      ]);
  });

  test('ETS-19.5 Moods and attacks are in one deck, ETS-19.6 an attack has range, dice and hit number, ETS-19.7 a Mood changes values', () => {
    for (const { attack, mood } of BOSS_CARDS) expect((attack === null) !== (mood === null)).toBe(true);
  });

  test('ETS-17.11 six spaces for each cell, nine at least (ETS-R13)', () => {
    for (const { cells, capacity } of mapOf(MISSIONS[0] as (typeof MISSIONS)[0]).zones)
      expect(capacity).toBe(Math.max(9, 6 * cells));
  });
});
