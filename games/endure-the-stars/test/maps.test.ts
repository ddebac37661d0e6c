import { describe, expect, test } from 'vitest';
import { BRACKETS, MISSIONS } from '../content/missions/index.ts';
import { ALL_OPEN, mapOf, NOWHERE, waysOf, zoneNamed } from '../rules/board/index.ts';
import { firstPassages } from './chart.ts';
import { note, sectionOf } from './specification.ts';

describe.each(MISSIONS.map((mission, n) => [mission.id, mission, sectionOf(n)] as const))(
  '%s',
  (_, mission, section) => {
    const map = mapOf(mission);
    const walked = waysOf(map, ALL_OPEN).distance[map.start] as readonly number[];
    const zone = (name: string) => zoneNamed(map, name);
    const checks = note(section, 'Checks');

    test('has the zones, doors and distances that its map notes state', () => {
      expect(map.zones.length).toBe(Number(/^(\d+) zones/.exec(checks)?.[1]));
      expect(map.doorways.filter(({ hasToken }) => hasToken).length).toBe(
        Number(/^- Doors: (\d+)/m.exec(section)?.[1]),
      );
      const shown = mission.objectives.flatMap(({ zone: at }) => (at === null ? [] : [`${at} ${walked[zone(at)]}`]));
      expect(shown.join(', ')).toBe(/objectives at (.*?);/.exec(checks)?.[1] ?? '');
      expect(mission.exits.map((exit) => `${exit.zone} ${walked[zone(exit.zone)]}`).join(', ')).toBe(
        /exit at (.*?);/.exec(checks)?.[1] ?? '',
      );
      expect(Math.min(...mission.radar.map((place) => walked[zone(place.zone)] as number))).toBe(
        Number(/nearest radar place (\d+)/.exec(checks)?.[1]),
      );
    });

    test('shows from its start the zones that its map notes state', () => {
      const seen = waysOf(map, firstPassages(mission)).sees[map.start] ?? [];
      expect(seen.map((id) => map.zones[id]?.name).sort()).toEqual(
        /start: (.*)$/.exec(checks)?.[1]?.split(', ').sort(),
      );
    });

    test('ETS-4.19 sight goes both ways, and one sees where one can walk', () => {
      const { range, steps } = waysOf(map, firstPassages(mission));
      for (const { id: a } of map.zones) {
        for (const { id: b } of map.zones) expect(range[a]?.[b]).toBe(range[b]?.[a]);
        for (const { to } of steps[a] ?? []) expect(range[a]?.[to]).not.toBe(NOWHERE);
      }
    });
  },
);

test.each(MISSIONS.flatMap((mission) => BRACKETS.map((bracket) => [mission.id, bracket, mission] as const)))(
  'ETS-RM59 ETS-RM61 %s has for %s survivors a radar token close to the start, and none in sight; one in CG04 for 5+',
  (_, bracket, mission) => {
    const map = mapOf(mission);
    const used = mission.radar.filter(({ emptyIn }) => !emptyIn.includes(bracket));
    const places = used.map(({ zone }) => zoneNamed(map, zone));
    const { distance } = waysOf(map, ALL_OPEN);
    expect(Math.min(...places.map((zone) => distance[map.start]?.[zone] as number))).toBeLessThanOrEqual(4);
    const { sees } = waysOf(map, firstPassages(mission));
    const seen = sees[map.start]?.filter((zone) => places.includes(zone));
    expect(seen).toEqual(mission.id === 'CG04' && bracket === '5+' ? [zoneNamed(map, 'SE.A')] : []);
  },
);
