import { describe, expect, test } from 'vitest';
import { MISSION_IDS, missionOf } from '../content/index.ts';
import { scene } from './scene.ts';

const FAILURE = 'power-failure';
const of = (wanted: string) =>
  MISSION_IDS.flatMap((mission) =>
    missionOf(mission).objectives.flatMap(({ id, kind }) => (kind === wanted ? [`${mission} ${id}`] : [])),
  ).toSorted();

describe('what an objective is', () => {
  test('ETS-O.1 ETS-R87 five devices, ETS-O.2 targets, ETS-O.4 work, ETS-O.5 markers; ETS-O.3 the others are picked up', () => {
    expect(of('device')).toEqual([
      'C012 kill-switch',
      'CG00 switch',
      'CG02 console',
      'CG07 terminal',
      'ROP18 terminal',
    ]);
    expect(of('target')).toEqual([
      'CG10 terminal-1',
      'CG10 terminal-2',
      'CG10 terminal-3',
      'ROP17 terminal-1',
      'ROP17 terminal-2',
      'ROP17 terminal-3',
      'ROP17 terminal-4',
    ]);
    expect(of('work')).toEqual(['C015 olympian', 'CG03 generator', 'CG08 solomon', 'ROP16 woman']);
    expect(of('marker')).toEqual([
      'CG01 breach-1',
      'CG01 breach-2',
      'ROP18 prisoners',
      'ROP19 shrine-1',
      'ROP19 shrine-2',
    ]);
  });
});

describe('a Power Failure', () => {
  const during = (mission: string, who: string, at: string, event: string = FAILURE) =>
    scene({
      mission,
      team: { [who]: { at, cards: ['persuader'] } },
      tokens: [],
      event,
      table: { standing: [] },
    });

  test('ETS-O.1 stops devices, and neither pick-ups, work nor what is attacked', () => {
    during('CG00', 'medic-male', 'SE.C').cannot('interact switch', 'ETS-O.1');
    for (const [mission, who, at, objective] of [
      ['CG03', 'medic-male', 'MB.C', 'kit-1'],
      ['CG03', 'engineer-female', 'EB.C', 'generator'],
      ['C015', 'medic-male', 'RB.A', 'olympian'],
    ] as const)
      expect(during(mission, who, at).choose(`interact ${objective}`).entries('interacted')).toHaveLength(1);
    expect(during('CG10', 'medic-male', 'SE.B').kinds).toContain('attack');
  });
});

describe('Remote Access', () => {
  const reached = (mission: string, at: string, event: string | null = null) =>
    scene({
      mission,
      team: { 'technician-male': { at } },
      tokens: [],
      ...(event === null ? {} : { event }),
      table: { standing: [] },
    })
      .choose('ability active')
      .offered(0)
      .flatMap((choice) => (choice.kind === 'interact' ? [missionOf(mission).objectives[choice.objective]?.id] : []));

  test('ETS-O.1 ETS-10.32 reaches devices within 2 that have power, and neither pick-ups nor work', () => {
    expect([reached('CG00', 'SE.w'), reached('CG00', 'SE.w', FAILURE)]).toEqual([['switch'], []]);
    expect([reached('CG03', 'MB.x'), reached('CG03', 'EB.x')]).toEqual([[], []]);
  });
});
