import { describe, expect, test } from 'vitest';
import { MISSIONS, missionOf } from '../content/missions/index.ts';
import { centreOf, drawMap, mapOf, outlinesOf } from '../rules/board/index.ts';
import { chart, firstPassages } from './chart.ts';

describe('the map in characters', () => {
  test('shows walls, open and locked doorways, names and what is marked', () => {
    const t = chart('SE 0,0');
    const { passages, map } = { map: t.map, passages: { barred: [t.door('SE:B-e')], made: [] } };
    expect(drawMap(map, passages, new Map([[t.zone('SE.x'), ['@1', '?']]])).slice(0, 12)).toEqual([
      '+----+----+----+----+----+',
      '|SE.A     |SE.n|SE.B     |',
      '|         |    |         |',
      '+    +    +    +    +    +',
      '|         =    |         |',
      '|         =    |         |',
      '+-==-+----+    +-##-+----+',
      '|SE.w      SE.x SE.e     |',
      '|          @1            |',
      '+-==-+----+    +----+-==-+',
      '|SE.C     |SE.s=SE.D     |',
      '|         |    =         |',
    ]);
  });

  test.each(MISSIONS.map((mission) => [mission.id, mission] as const))(
    '%s is drawn with every zone named',
    (_, mission) => {
      const map = mapOf(mission);
      const drawn = drawMap(map, firstPassages(mission), new Map()).join('\n');
      expect(drawn.match(/[A-Z]\w\.[A-Za-z]/g)?.length).toBe(map.zones.length);
    },
  );
});

describe('the shapes of zones', () => {
  const { map, zone } = chart('LS 0,0', 'NV 1,0');

  test('an outline has corners only, and goes around the zone', () => {
    expect(outlinesOf(map, zone('LS.A'))).toEqual([
      [
        [2, 0],
        [2, 2],
        [0, 2],
        [0, 0],
      ],
    ]);
    // Three cells around a corner.
    expect(outlinesOf(map, zone('LS.D'))[0]?.length).toBe(6);
  });

  test('all outlines together cover each cell once', () => {
    const area = (points: readonly (readonly [number, number])[]) =>
      points.reduce((sum, [x, y], i) => {
        const [a = 0, b = 0] = points[(i + 1) % points.length] ?? [];
        return sum + (x * b - a * y) / 2;
      }, 0);
    for (const mission of MISSIONS) {
      const ship = mapOf(mission);
      for (const { id, cells } of ship.zones)
        expect(outlinesOf(ship, id).reduce((sum, outline) => sum + area(outline), 0)).toBe(cells);
    }
  });

  test('a centre lies in its zone', () => {
    expect(centreOf(map, zone('LS.A'))).toEqual([1, 1]);
    for (const { id } of mapOf(missionOf('CG07')).zones) {
      const ship = mapOf(missionOf('CG07'));
      const [x, y] = centreOf(ship, id);
      const near = [x - 0.01, x].flatMap((a) =>
        [y - 0.01, y].map((b) => Math.floor(b) * ship.geometry.width + Math.floor(a)),
      );
      expect(near.map((cell) => ship.geometry.zoneAt[cell])).toContain(id);
    }
  });
});
