import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gainAt, PLACES, QUARTERS, REFUGE_EVENTS, TRACK } from '../content/refuge/index.ts';
import { missionTexts } from '../texts/missions/en.ts';

const specification = readFileSync(new URL('../../../docs/rules/endure-the-stars.md', import.meta.url), 'utf8');
const rows = specification.slice(specification.indexOf('| Refuge Event (18) |')).split('\n').slice(2, 20);

describe('the Refuge as content', () => {
  test('ETS-22.13 four places; ETS-22.10 its track starts at 4; ETS-22.20 Quarters give 1 Health or 2 Resolve', () => {
    expect(PLACES).toEqual(['infirmary', 'loved-ones', 'trading-post', 'quarters']);
    expect([TRACK, QUARTERS.health, QUARTERS.resolve]).toEqual([4, 1, 2]);
  });

  test('ETS-22.14 ETS-22.15 ETS-22.16 the two tables are as specified, losses included', () => {
    const table = specification.slice(specification.indexOf('| 2 dice |')).split('\n').slice(2, 9);
    for (const line of table) {
      const [, dice = '', health = '', resolve = ''] = line.split('|').map((cell) => cell.trim());
      const read = (text: string) => {
        if (text === 'back to 10') return 10;
        const n = Number(/\d+/.exec(text)?.[0] ?? 0);
        return text.startsWith('lose') ? -n : n;
      };
      for (const total of dice.split('-').map(Number)) {
        expect(gainAt('infirmary', total)).toBe(read(health));
        expect(gainAt('loved-ones', total)).toBe(read(resolve));
      }
    }
    expect(gainAt('infirmary', 14)).toBe(gainAt('infirmary', 12));
  });

  test('ETS-1.14 ETS-22.23 the 18 Refuge Events of the specification, good and bad', () => {
    expect(REFUGE_EVENTS.map(({ id }) => missionTexts[`refuge-event.${id}`])).toEqual(
      rows.map((row) => row.split('|')[1]?.trim()),
    );
    for (const mood of [1, -1]) {
      const n = REFUGE_EVENTS.filter((event) => event.mood === mood).length;
      expect(n).toBeGreaterThanOrEqual(6);
      expect(n).toBeLessThanOrEqual(9);
    }
  });
});
