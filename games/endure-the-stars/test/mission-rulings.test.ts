import { start } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { ITEM_DECK, MISSION_IDS, MISSIONS, missionOf, RESOLVE_DECK } from '../content/index.ts';
import { allDoors, hold } from '../rules/board/doors.ts';
import { type Endure, endureTheStars, type Options, type SoFar, type Survivor, type Table } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { MissionScene, stage } from './mission-scene.ts';
import { scene, seek } from './scene.ts';
import { card, SO_FAR } from './veterans.ts';

const pistols = [[card('pistol'), card('pistol')], [], []];

describe('what missions share', () => {
  test('ETS-O.8 ETS-RM35 special conditions stand in the order of their clauses, so effects of one moment come in it', () => {
    const number = (clause: string) => Number(clause.split('.')[1]);
    for (const { id, conditions } of MISSIONS) {
      const numbers = conditions.map(({ clause }) => number(clause));
      expect(numbers, id).toEqual(numbers.toSorted((a, b) => a - b));
    }
    // The Brain hurts before its text is shown.
    const t = stage({ mission: 'CG02', at: ['LB.B'], tokens: [['jaeger-3', 'NV.A']] }).interact('brain');
    const order = t.happened.flatMap(({ type }) => (type === 'hurt' || type === 'story' ? [type] : []));
    expect(order).toEqual(['hurt', 'story']);
  });

  test('ETS-O.7 ETS-RM34 when a mission is won all the living go on, on the map or off it', () => {
    const t = stage({
      mission: 'CG05',
      team: SO_FAR.team.map(({ id }) => id),
      options: { campaign: 'terrible-situation', carried: SO_FAR },
      at: ['LS.x', 'RR.A'],
      tokens: [['jaeger-3', 'CQ.E']],
      change: (now: Table) => {
        for (const [n, objective] of now.objectives.entries())
          Object.assign(objective, { zone: null, collected: true, end: n === 0 ? null : 'delivered' });
        Object.assign(now.team[0] ?? {}, { carries: [0] });
        Object.assign(now.team[2] ?? {}, { fate: 'left', zone: null });
      },
    }).move('LS.s', 'LS.e');
    expect(t.ending).toBe('won ETS-M05.14');
    const so = endureTheStars.carry?.(t.state) as SoFar;
    expect(so.team.map(({ id }) => id)).toEqual(SO_FAR.team.map(({ id }) => id));
  });

  test('ETS-M05.10 who carries a crew member cannot use a pair', () => {
    const team = (carries: readonly number[]) => ({ 'medic-male': { at: 'RR.A', packs: pistols, carries } });
    const shoot = (carries: readonly number[]) =>
      scene({ mission: 'CG05', team: team(carries), enemies: ['1 jaeger RR.A'] }).refusal(0, 'attack pistol RR.A pair');
    expect([shoot([]), shoot([0])]).toEqual([null, 'ETS-M05.10']);
  });

  test('ETS-15.8 ETS-RM54 what has Health falls to one attack or not at all, and no grenade harms it', () => {
    const t = seek(
      {
        mission: 'CG10',
        team: { 'medic-male': { at: 'SE.B', cards: ['medical-blade', 'frag-grenade'] } },
        tokens: ['swarmer-4 CQ.B'],
      },
      (x) => x.choose('attack medical-blade SE.B', 'attack medical-blade SE.B'),
      (x) => x.entries('fired').every(({ dice, hit }) => dice.every((die) => die >= hit)),
    );
    const terminal = missionOf('CG10').objectives.findIndex(({ zone }) => zone === 'SE.B');
    expect(t.entries('fired')).toHaveLength(2);
    expect(t.t.objectives[terminal]?.end).toBeNull();
    t.choose('use frag-grenade', 'zone SE.B');
    expect(t.t.objectives[terminal]?.end).toBeNull();
  });

  test('ETS-RM29 every mission has a difficulty and a length, ETS-21.1 and each that is ready can be played alone', () => {
    for (const { difficulty, minutes } of MISSIONS) expect([typeof difficulty, minutes > 0]).toEqual(['string', true]);
    for (const mission of MISSION_IDS) expect(endureTheStars.cannotStart({ mission, team: 3 }, 1)).toBeNull();
  });
});

describe('cards of missions', () => {
  /** CG06 as the second mission, the first survivor with all Shotguns and Assault Rifles of the deck. */
  const armed = () => {
    const packs = [[card('shotgun')], [card('shotgun')], [card('assault-rifle')]];
    const team = SO_FAR.team.map((veteran, n) => (n === 0 ? { ...veteran, packs } : veteran));
    const options: Options = { mission: 'CG06', team: 3, campaign: 'terrible-situation', carried: { ...SO_FAR, team } };
    return new MissionScene(endureTheStars, start<Endure>(endureTheStars, options, 1, 'armed'), { texts });
  };
  const copies = (t: Table, item: string) =>
    [...t.items, ...t.aside, ...t.team.flatMap(({ packs }) => packs.flat().map((held) => held.item))].filter(
      (other) => other === item,
    ).length;

  test('ETS-21.19 ETS-O.9 ETS-RM36 a card that a mission gives is there even if survivors carry all copies', () => {
    const t = armed().do({ kind: 'vote', yes: false });
    expect(t.t.aside.toSorted()).toEqual(['assault-rifle', 'pistol', 'shotgun']);
    expect(ITEM_DECK.filter((item) => item === 'shotgun')).toHaveLength(2);
    expect(copies(t.t, 'shotgun')).toBe(3);
  });

  test('ETS-O.9 an extra copy that is paid at the Trading Post leaves the game', () => {
    const extra = [...Array<string>(ITEM_DECK.filter((item) => item === 'persuader').length + 1).fill('persuader')];
    const t = armed().do({ kind: 'vote', yes: true });
    const state = structuredClone(t.state);
    state.table.itemDiscard = [...extra];
    state.stack = [{ kind: 'deal' }, { kind: 'depart' }, { kind: 'exchange', left: [0], open: [] }];
    const left = new MissionScene(endureTheStars, state, { texts }).do({ kind: 'done' });
    expect(left.t.items.filter((item) => item === 'persuader').length).toBeLessThanOrEqual(extra.length - 1);
  });

  test('ETS-RM49 a card without room may be refused; the supply counts as collected', () => {
    const full = [[card('shotgun')], [card('persuader')], [card('jaeger-claw')]];
    const t = stage({
      mission: 'CG03',
      at: ['MB.C'],
      tokens: [['jaeger-3', 'CQ.E']],
      change: (now) => Object.assign(now.team[0] as Survivor, { packs: full, health: 10 }),
    });
    const first = missionOf('CG03').objectives.find(({ zone }) => zone === 'MB.C')?.id as string;
    t.interact(first).do({ kind: 'drop' });
    expect(t.t.objectives[t.objective(first)]).toMatchObject({ collected: true, end: 'done' });
    expect(t.t.team[0]?.packs).toEqual(full);
  });
});

describe('doors and exits', () => {
  test('ETS-RM46 a cell door that a Lockdown or a spike has locked can still be sealed', () => {
    for (const lock of [
      (t: Table) => hold(t, allDoors(t), 'locked', 'event'),
      (t: Table) => {
        for (const door of allDoors(t)) door.spike = 'locked';
      },
    ]) {
      const t = stage({
        mission: 'CG01',
        at: ['CQ.w'],
        tokens: [['icarus-3', 'EB.C']],
        change: (now) => {
          now.loader = { zone: now.team[0]?.zone as number, pilot: 0, powered: true };
          lock(now);
        },
      });
      expect(t.offered(0).some(({ kind }) => kind === 'attack')).toBe(true);
    }
  });

  test('ETS-RM51 the exit that the first leaver fixed stays fixed, whoever is near the other', () => {
    const t = stage({
      mission: 'CG04',
      at: ['CQ.e', 'CQ.e', 'LS.w'],
      tokens: [['jaeger-3', 'SE.B']],
      change: (now) => {
        now.exit = 0;
      },
    });
    t.as(0).cannot({ kind: 'exit', exit: 1 }, 'ETS-M04.12');
  });
});

describe('between missions', () => {
  const begin = (team: number, so: SoFar = SO_FAR) =>
    endureTheStars.cannotStart({ mission: 'CG06', team, campaign: 'terrible-situation', carried: so }, 1)?.clause ??
    null;

  test('ETS-RM55 the host says how many join: at least three and all who live, at most as many as began', () => {
    expect([2, 3, 4, 5].map((team) => begin(team))).toEqual(['ETS-2.5', null, null, 'ETS-21.20']);
    const options: Options = { mission: 'CG06', team: 4, campaign: 'terrible-situation', carried: SO_FAR };
    // More than needed join with a visit, which is made without a vote.
    const { state } = start<Endure>(endureTheStars, options, 1, 'four');
    const t = new MissionScene(endureTheStars, state, { texts }).do({ kind: 'survivor', id: 'scout-female' });
    t.awaits(0, 'visits');
  });

  test('ETS-21.8 before a later mission the team is asked whether to visit; before the first it is not', () => {
    const kindOf = (options: Options) => start<Endure>(endureTheStars, options, 1, 'ask').state.stack.at(-1)?.kind;
    expect(kindOf({ mission: 'CG06', team: 3, campaign: 'terrible-situation', carried: SO_FAR })).toBe('refuge-ask');
    expect(kindOf({ mission: 'CG04', team: 3, campaign: 'terrible-situation' })).toBe('pick');
  });

  test('ETS-22.22 ETS-22.27 the Resolve cards of one who dies at The Refuge go back: who takes their place finds three', () => {
    const six = ['captain-male', 'marine-male', 'psychic-male', 'engineer-male', 'medic-male', 'scout-male'];
    const team = six.map((id, n) => {
      const fears = RESOLVE_DECK.slice(3 * n, 3 * n + 3);
      return [id, { at: 'CQ.s', fears, ...(n === 0 && { fate: 'dead' as const }) }] as const;
    });
    const t = scene({
      mission: 'CG06',
      team: Object.fromEntries(team),
      tokens: ['swarmer-4 LB.A'],
      stack: [{ kind: 'next-turn' }, { kind: 'replace', who: 0 }],
    });
    expect(t.t.resolveDeck).toHaveLength(2);
    t.choose({ kind: 'survivor', id: 'captain-female' });
    expect(t.t.resolveDeck).toHaveLength(5);
  });

  test('ETS-6.13 ETS-22.24 abilities and items are refused at The Refuge by what they are', () => {
    const options: Options = { mission: 'CG06', team: 3, campaign: 'terrible-situation', carried: SO_FAR };
    const t = new MissionScene(endureTheStars, start<Endure>(endureTheStars, options, 1, 'visit'), { texts });
    t.do({ kind: 'vote', yes: true });
    t.as(0).cannot({ kind: 'ability', which: 'active' }, 'ETS-6.13');
    t.as(0).cannot({ kind: 'use', item: 'med-kit-2' }, 'ETS-22.24');
  });
});
