import { copyJson } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import {
  BRACKETS,
  type Bracket,
  CONDITIONS,
  EFFECTS,
  MISSIONS,
  type Mission,
  MODULES,
  missionOf,
  TRIGGERS,
} from '../content/missions/index.ts';
import { lay, places, placesFor } from '../content/missions/write.ts';
import { cannotUseMission, readMission } from '../rules/set-up/mission-file/index.ts';

type Draft = { -readonly [Field in keyof Mission]: Mission[Field] };

/** The clauses that a mission breaks with other fields, or after a change. */
function broken(id: string, change: Partial<Mission> | ((draft: Draft) => void)): string[] {
  const draft = copyJson(missionOf(id)) as Draft;
  if (typeof change === 'function') change(draft);
  else Object.assign(draft, change);
  return [...new Set(cannotUseMission(draft).map(({ clause }) => clause))];
}

describe('a mission file', () => {
  test.each(MISSIONS.map((mission) => [mission.id, mission] as const))(
    'ETS-23.2 %s passes every check',
    (_, mission) => {
      expect(cannotUseMission(mission)).toEqual([]);
      expect(readMission(JSON.stringify(mission))).toEqual({ mission });
    },
  );

  test('ETS-23.3 ETS-V.14 the published missions use every word of the vocabulary, and no other is taken', () => {
    const text = JSON.stringify(MISSIONS);
    const words = [TRIGGERS, CONDITIONS, EFFECTS, MODULES].flatMap((table) => Object.keys(table));
    expect(words.filter((word) => !text.includes(`"kind":"${word}"`))).toEqual([]);
    expect(words.length).toBe(14 + 24 + 30 + 7);
    expect(
      broken('CG00', (draft) => {
        draft.conditions = [{ ...draft.conditions[0], when: { kind: 'fullMoon' } }] as never;
      }),
    ).toEqual(['ETS-V.14']);
    expect(
      broken('CG00', { win: [{ clause: 'ETS-M00.10', if: [{ kind: 'mapClear', really: true }] }] as never }),
    ).toEqual(['ETS-V.14']);
    expect(
      broken('CG01', (draft) => {
        draft.modules = draft.modules.map((module) => ({ ...module, health: -1 })) as never;
      }),
    ).toEqual(['ETS-V.14']);
  });

  test('ETS-V.3 a place is a zone, or where the Loader is in a mission that has one', () => {
    const at = (zone: string) => [{ clause: 'ETS-M10.13', if: [{ kind: 'allLivingInZone', zone }] }] as never;
    expect(broken('CG10', { win: at('EB.A') })).toEqual([]);
    expect(broken('CG10', { win: at('exo-loader') })).toEqual([]);
    expect(broken('CG10', { win: at('exo-loader'), figures: [] })).toEqual(['ETS-V.3']);
    expect(broken('CG10', { win: at('exo-loader'), conditions: [] })).toEqual(['ETS-V.11']);
  });

  test('ETS-V.1 has exactly its fields, each of its kind', () => {
    expect(broken('CG00', { minutes: 0 })).toEqual(['ETS-V.1']);
    expect(
      broken('CG00', (draft) => {
        delete (draft as Partial<Draft>).radar;
      }),
    ).toEqual(['ETS-V.1']);
    expect(
      broken('CG00', (draft) => {
        Object.assign(draft, { extra: 1 });
      }),
    ).toEqual(['ETS-V.1']);
    expect(broken('CG00', { start: 'x'.repeat(41) })).toEqual(['ETS-V.1']);
    for (const text of ['', '[]', 'null', '{"__proto__":{}}', '{'])
      expect(readMission(text)).toHaveProperty('fault.clause', 'ETS-V.1');
  });

  test('ETS-V.1 the sentence names the place', () => {
    const draft = copyJson(missionOf('CG00')) as Draft;
    draft.objectives = [{ ...draft.objectives[0], colour: 'pink' }] as never;
    expect(cannotUseMission(draft)[0]?.because).toEqual({
      key: 'why.mission-shape',
      args: { where: 'mission.objectives[0].colour' },
    });
  });

  test('ETS-V.2 ETS-T.16 ETS-RM2 tiles do not overlap, have names of their own, and there are at most 2 of a kind', () => {
    expect(broken('CG00', { tiles: [] })).toEqual(['ETS-V.2']);
    expect(broken('CG00', { tiles: lay('CQ 0,0', 'LB 1,0', 'SE 1,0') })).toEqual(['ETS-V.2']);
    expect(broken('CG00', { tiles: lay('CQ 0,0', 'LB 1,0', 'SE 1,1', 'SE 2,1') })).toEqual(['ETS-V.2']);
    const more = (...also: string[]) => ({ tiles: lay('CQ 0,0', 'LB 1,0', 'SE 1,1', ...also) });
    expect(broken('CG00', more('SE2 2,1'))).toEqual([]);
    expect(broken('CG00', more('SE2 2,1', 'SE3 3,1'))).toEqual(['ETS-V.2']);
  });

  test('ETS-V.3 whatever it names exists', () => {
    expect(broken('CG00', { start: 'CQ.z' })).toEqual(['ETS-V.3']);
    expect(
      broken('CG00', (draft) => {
        draft.doors = { ...draft.doors, locked: ['LB:A-z'] };
      }),
    ).toEqual(['ETS-V.3']);
    expect(broken('CG04', { requires: ['poet'] })).toEqual(['ETS-V.3']);
    expect(broken('CG06', { setAside: ['rubber-duck'] })).toEqual(['ETS-V.3']);
    expect(
      broken('CG00', (draft) => {
        draft.win = [{ ...draft.win[0], clause: 'ETS-99.9' }] as never;
      }),
    ).toEqual(['ETS-V.3']);
    expect(
      broken('CG05', (draft) => {
        draft.objectives = [...draft.objectives, draft.objectives[0]] as never;
      }),
    ).toEqual(['ETS-V.3']);
    expect(
      broken('CG08', (draft) => {
        draft.tiles = draft.tiles.map((tile) => (tile.alias === 'RR' ? { ...tile, alias: 'RX' } : tile));
      }),
    ).toEqual(['ETS-V.3']);
  });

  test('ETS-V.4 every zone can be reached with all doors unlocked', () => {
    expect(broken('CG00', { tiles: lay('CQ 0,0', 'LB 1,0', 'SE 1,1', 'NV 5,5') })).toEqual(['ETS-V.4']);
  });

  test('ETS-V.5 as many tokens as places in each bracket; XM6 a place that a bracket leaves empty has none', () => {
    expect(
      broken('CG00', (draft) => {
        draft.radar = draft.radar.slice(1);
      }),
    ).toEqual(['ETS-V.5']);
    expect(
      broken('C013', (draft) => {
        draft.radar = draft.radar.map((place) => ({ ...place, emptyIn: [] }));
      }),
    ).toEqual(['ETS-V.5']);
    expect(missionOf('C013').tokens['3'].length).toBe(5);
  });

  test('ETS-V.6 tokens are within the supply of the family', () => {
    const three = (faces: string[]) => (draft: Draft) => {
      draft.tokens = { ...draft.tokens, '3': faces };
    };
    expect(broken('CG00', three(['swarmer-4', 'swarmer-4', 'jaeger-3']))).toEqual([]);
    expect(broken('CG00', three(['swarmer-4', 'jaeger-3', 'jaeger-3']))).toEqual(['ETS-V.6']);
    expect(broken('CG00', three(['swarmer-4', 'jaeger-3', 'sip-2']))).toEqual(['ETS-V.6']);
    expect(broken('CG00', three(['swarmer-4', 'jaeger-3', 'constructor']))).toEqual(['ETS-V.6']);
  });

  test('ETS-V.7 ETS-1.15 at most 16 door tokens, 2 exits and 10 objectives', () => {
    expect(
      broken('CG07', (draft) => {
        draft.doors = { ...draft.doors, extra: ['CQ:A-n'] };
      }),
    ).toEqual(['ETS-V.7']);
    expect(
      broken('CG04', (draft) => {
        draft.exits = [...draft.exits, { zone: 'LS.w', side: 'W', locked: false }];
      }),
    ).toEqual(['ETS-V.7']);
    const many = (n: number) => (draft: Draft) => {
      draft.objectives = [
        ...draft.objectives,
        ...Array.from({ length: n }, (_, i) => ({ ...draft.objectives[0], id: `more-${i}` })),
      ] as never;
    };
    expect(broken('CG00', many(9))).toEqual([]);
    expect(broken('CG00', many(10))).toEqual(['ETS-V.7']);
  });

  test('ETS-V.8 the start zone has room for 12', () => {
    expect(broken('CG00', { start: 'CQ.x' })).toEqual(['ETS-V.8']);
  });

  test('ETS-V.9 an exit lies on the outer edge, on its side', () => {
    const exit = (zone: string, side: 'N' | 'E') => ({ exits: [{ zone, side, locked: false }] });
    expect(broken('CG07', exit('MB.e', 'E'))).toEqual([]);
    expect(broken('CG07', exit('MB.e', 'N'))).toEqual(['ETS-V.9']);
    expect(broken('CG07', exit('CQ.e', 'E'))).toEqual(['ETS-V.9']);
  });

  test('ETS-V.10 no radar place is in sight of the start; a locked door hides one', () => {
    const at = (zone: string) => (draft: Draft) => {
      draft.radar = draft.radar.map((place, i) => (i === 0 ? { ...place, zone } : place));
    };
    expect(broken('CG00', at('LB.D'))).toEqual(['ETS-V.10']);
    const behind = { start: 'LB.s', radar: places('LB.A SE.B SE.D') };
    expect(broken('CG00', behind)).toEqual([]);
    expect(broken('CG00', { ...behind, doors: { locked: [], extra: [], none: [] } })).toEqual(['ETS-V.10']);
  });

  test('ETS-V.10 ETS-RM61 one radar place may be in sight of the start for five or more, not for three or four', () => {
    // In Security's corridor SE.n one sees SE.A and SE.s, but none of the others.
    const seenBy = (brackets: readonly Bracket[], ...zones: string[]) => {
      const others = BRACKETS.filter((bracket) => !brackets.includes(bracket));
      const hidden = ['SE.B', 'SE.C', 'SE.D', 'SE.w', 'SE.e'];
      const radar = [
        ...places(hidden.slice(zones.length).join(' ')),
        ...placesFor(brackets, zones.join(' ')),
        ...placesFor(others, hidden.slice(0, zones.length).join(' ')),
      ];
      return broken('CG04', { radar });
    };
    expect(seenBy(['5+'], 'SE.A')).toEqual([]);
    expect(seenBy(['5+'], 'SE.A', 'SE.s')).toEqual(['ETS-V.10']);
    expect(seenBy(['5+'], 'SE.A', 'SE.A')).toEqual(['ETS-V.10']);
    expect(seenBy(['5+'], 'SE.n')).toEqual(['ETS-V.10']);
    expect(seenBy(['3'], 'SE.A')).toEqual(['ETS-V.10']);
    expect(seenBy(['4'], 'SE.A')).toEqual(['ETS-V.10']);
  });

  test('ETS-V.11 ETS-R67 no switch lies behind its own door, and an exit that winning needs can be opened', () => {
    expect(
      broken('CG00', (draft) => {
        draft.objectives = draft.objectives.map((switched) => ({ ...switched, zone: 'LB.A' }));
      }),
    ).toEqual(['ETS-V.11']);
    expect(
      broken('CG02', (draft) => {
        draft.conditions = draft.conditions.slice(1);
      }),
    ).toEqual(['ETS-V.11']);
    expect(
      broken('CG02', (draft) => {
        draft.exits = [];
        draft.conditions = draft.conditions.slice(1);
      }),
    ).toEqual(['ETS-V.11']);
    expect(broken('ROP18', { conditions: [] })).toEqual(['ETS-V.11']);
    // With the key alone it still opens: the key comes into play wherever an enemy falls.
    expect(
      broken('ROP18', (draft) => {
        draft.conditions = draft.conditions.slice(1);
      }),
    ).toEqual([]);
  });

  test('ETS-V.12 cards set aside and starting weapons for six are within the deck', () => {
    expect(broken('CG06', { setAside: ['assault-rifle', 'assault-rifle', 'pistol'] })).toEqual([]);
    expect(broken('CG06', { setAside: Array(3).fill('assault-rifle') })).toEqual(['ETS-V.12']);
    expect(broken('CG06', { setAside: ['plasma-cutter', 'plasma-cutter'] })).toEqual(['ETS-V.12']);
  });

  test('ETS-V.13 figures and tokens are within the supply of miniatures', () => {
    const zealots = (count: number): Partial<Mission> => ({
      figures: [{ what: 'zealot', count, zone: 'NV.n', state: 'plain' }],
    });
    expect(broken('ROP18', zealots(4))).toEqual([]);
    expect(broken('ROP18', zealots(5))).toEqual(['ETS-V.13']);
  });

  test('ETS-V.15 it can be won, and what its endings ask for can come about', () => {
    expect(broken('CG00', { win: [] })).toEqual(['ETS-V.15']);
    expect(
      broken('C012', (draft) => {
        draft.conditions = draft.conditions.slice(0, 1);
      }),
    ).toEqual(['ETS-V.15']);
    expect(broken('CG05', { conditions: [] })).toEqual(['ETS-V.15']);
    expect(
      broken('CG10', (draft) => {
        draft.objectives = draft.objectives.map((terminal) => ({ ...terminal, kind: 'device' as const }));
      }),
    ).toEqual(['ETS-V.15']);
  });

  test('ETS-V.16 ETS-19.3 Health of a boss is given exactly where there is one', () => {
    expect(broken('CG03', { bossHealth: null })).toEqual(['ETS-V.16']);
    expect(broken('CG00', { bossHealth: { '3': 1, '4': 1, '5+': 1 } })).toEqual(['ETS-V.16']);
    expect(broken('ROP19', { bossHealth: null })).toEqual(['ETS-V.16']);
  });
});
