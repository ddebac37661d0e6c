import { describe, expect, test } from 'vitest';
import { BRACKETS, MISSIONS, type Mission, type TokenFace } from '../content/missions/index.ts';
import { note, sectionOf } from './specification.ts';

const FAMILY = { gep: 'GEP', sentry: 'Robotic Sentry', redeemer: 'Redeemer' };
const number = (n: number) => String(n).padStart(2, '0');
const all = MISSIONS.map((mission, n): [string, Mission, string] => [number(n), mission, sectionOf(n)]);

/** `4 Swarmer (x2), 3 Jaeger, Titan (Health 5)`, as the specification writes tokens. */
function written(faces: readonly TokenFace[]): string {
  const kinds = [...new Set(faces)];
  return kinds
    .map((face) => {
      const [enemy = '', count = ''] = face.split('-');
      const copies = faces.filter((other) => other === face).length;
      const name = enemy[0]?.toUpperCase() + enemy.slice(1);
      return `${name === 'Titan' ? '' : `${count} `}${name}${copies > 1 ? ` (x${copies})` : ''}`;
    })
    .join(', ');
}

const row = (section: string, id: string): string =>
  new RegExp(`^\\| ${id} \\| (.*?) \\|`, 'm').exec(section)?.[1] ?? '';

describe.each(all)('ETS-M%s', (n, mission, section) => {
  test(`ETS-M${n}.1 its difficulty and length`, () => {
    expect(row(section, `ETS-M${n}.1`)).toBe(`Difficulty ${mission.difficulty}, about ${mission.minutes} minutes.`);
  });

  test.each(BRACKETS.map((bracket, i) => [`ETS-M${n}.${i + 2}`, bracket] as const))(
    '%s the radar tokens for %s survivors, and the Health of its boss',
    (id, bracket) => {
      const rule = row(section, id);
      const health = /Health (\d+)/.exec(rule)?.[1];
      expect(mission.bossHealth?.[bracket]).toBe(health === undefined ? undefined : Number(health));
      const [tokens] = rule
        .replace(/ \(Health \d+\)/, '')
        .replace(/\.$/, '')
        .split(';');
      expect(tokens).toBe(
        `Radar tokens (${FAMILY[mission.family]}), ${bracket} survivors: ${written(mission.tokens[bracket])}`,
      );
    },
  );

  test(`ETS-M${n}.5 ETS-RM60 its radar places, whatever the size of the team`, () => {
    const used = BRACKETS.map((bracket) => mission.radar.filter(({ emptyIn }) => !emptyIn.includes(bracket)).length);
    expect(row(section, `ETS-M${n}.5`)).toBe(`The map has ${Math.max(...used)} radar places.`);
    expect(used).toEqual(BRACKETS.map((bracket) => mission.tokens[bracket].length));
    const zones = note(section, 'Radar places').replaceAll(/ \(.*?\)/g, '');
    expect(mission.radar.map(({ zone }) => zone).join(', ')).toBe(zones);
  });

  test('its tiles, start, exits and objectives are those of its map', () => {
    const tiles = note(section, 'Tiles').replaceAll(/= [A-Z][a-z]+(?: [A-Z][a-z]+)? /g, '');
    expect(mission.tiles.map(({ alias, col, row: y, rot }) => `${alias} (${col},${y}) r${rot}`).join('; ')).toBe(tiles);
    expect(mission.start).toBe(note(section, 'Start'));
    const exits = mission.exits.map(({ zone, side, locked }) => `${zone}, side ${side}, ${locked ? 'locked' : 'open'}`);
    expect(note(section, 'Exit')).toContain(exits.join('; ') || 'none');
    const placed = mission.objectives.filter(({ zone }) => zone !== null);
    const shown = [...note(section, 'Objectives').matchAll(/(green|blue|red) (\S+)/g)].map(([text]) => text);
    expect(placed.map(({ colour, zone }) => `${colour} ${zone}`)).toEqual(shown);
  });

  test('each of its special conditions and endings cites a clause of its own', () => {
    const cited = [...mission.conditions, ...mission.win, ...mission.lose].map(({ clause }) => clause);
    for (const clause of cited) expect(section).toContain(`| ${clause} |`);
  });
});

test('XM5 CG04 has the same tokens for 4 and for 6 survivors', () => {
  const cg04 = MISSIONS[4] as Mission;
  expect(cg04.tokens['4']).toEqual(cg04.tokens['5+']);
});

test('ETS-M03.8 ETS-M07.8 the Titan is one of the shuffled tokens', () => {
  for (const n of [3, 7]) for (const bracket of BRACKETS) expect(MISSIONS[n]?.tokens[bracket]).toContain('titan-1');
});

test('ETS-M03.9 ETS-M04.8 ETS-M08.7 ETS-M13.7 ETS-M16.7 classes that must be in the team', () => {
  const needed = MISSIONS.flatMap(({ id, requires }) => requires.map((name) => `${id} ${name}`));
  expect(needed).toEqual(['CG03 engineer', 'CG04 medic', 'CG08 engineer', 'C013 technician', 'ROP16 medic']);
});
