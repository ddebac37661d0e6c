import { choices, copyJson, determinize, look, playInPlace, start } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { missionOf, resolveOf, tokensOf } from '../content/index.ts';
import { takeAway } from '../rules/board/foes/foes.ts';
import {
  type Choice,
  type Context,
  type Endure,
  endureTheStars,
  type Options,
  type SoFar,
  type State,
  type Table,
} from '../rules/index.ts';
import { stage } from './mission-scene.ts';
import { scene } from './scene.ts';
import { scramble } from './scramble.ts';
import { SO_FAR } from './veterans.ts';

/** A stream of its own for imagining. */
const stream = (): ((below: number) => number) => {
  let n = 1;
  return (below) => {
    n = (n * 48271) % 2147483647;
    return n % below;
  };
};
const int = stream();
const imagine = (state: State): Table =>
  (determinize(endureTheStars, look(endureTheStars, state, 0), int) as State).table;
const faces = ({ tokens, away }: Table) => [...tokens, ...away].map(({ face }) => face).toSorted();

describe('radar tokens', () => {
  const titan = stage({
    mission: 'CG03',
    change: (t) => {
      const zones = missionOf('CG03').radar.map((_, n) => n);
      t.tokens = missionOf('CG03').tokens['3'].map((face, n) => ({
        ...{ id: n, face, spawned: false, known: n === 1, zone: zones[n] ?? 0, mode: null, lured: null },
      }));
      t.pile = tokensOf('gep')
        .filter((face) => !face.startsWith('titan'))
        .slice(0, 6);
    },
  });

  test('ETS-2.19 ETS-2.20 what the mission laid out is public: no imagined world has the Titan in the pile', () => {
    const { table } = titan.state;
    for (let n = 0; n < 30; n++) {
      for (const world of [imagine(titan.state), scramble(titan.state, 0, int).table]) {
        expect(faces(world)).toEqual(faces(table));
        expect(world.pile.toSorted()).toEqual(table.pile.toSorted());
        // ETS-12.4: looked at, it is told apart from then on.
        expect(world.tokens[1]).toEqual(table.tokens[1]);
      }
    }
  });

  test('ETS-M11.9 in CG11 the Titan is one of the three marked tokens, and any of those that nobody knows', () => {
    const { state } = start<Endure>(endureTheStars, { mission: 'CG11', team: 3 }, 1, 'titan');
    while (state.table.phase === 'set-up')
      playInPlace(endureTheStars, state, 0, choices(endureTheStars, state, 0)[0] as Choice);
    const places = (now: State) => {
      const seen = new Set<number>();
      for (let n = 0; n < 40; n++) seen.add(imagine(now).tokens.find(({ face }) => face === 'titan-1')?.id ?? -1);
      return [...seen].sort();
    };
    expect(state.table.tokens.find(({ face }) => face === 'titan-1')?.id).toBeLessThan(3);
    expect(places(state)).toEqual([0, 1, 2]);
    // One of the others is looked at: it is neither of the two that are left, wherever they have gone.
    const other = state.table.tokens.find(({ id, face }) => id < 3 && face !== 'titan-1');
    Object.assign(other ?? {}, { known: true });
    for (const token of state.table.tokens) token.zone = 5;
    expect(places(state)).toEqual([0, 1, 2].filter((id) => id !== other?.id));
  });

  test('ETS-M13.11 who is under control is known: every imagined world has the same', () => {
    const t = stage({
      mission: 'C013',
      team: ['technician-male', 'medic-male', 'scout-male'],
      tokens: [['sip-2', 'RB.B']],
    });
    const sip = {
      id: 9,
      type: 'sip',
      zone: t.zone('LS.s'),
      health: 1,
      walked: 1,
      attacked: true,
      over: false,
    } as const;
    t.t.allies = [null, { ...sip }];
    const seen = look(endureTheStars, t.state, 0);
    expect(seen.view.allies).toEqual([null, sip]);
    const world = determinize(endureTheStars, seen, int) as State;
    expect(look(endureTheStars, world, 0).view).toEqual(seen.view);
    // An imagined world is its own: what is done in it changes nothing that was seen.
    Object.assign(world.table.allies?.[1] ?? {}, { health: 0 });
    Object.assign(t.t.allies?.[1] ?? {}, { health: 0 });
    expect(seen.view.allies).toEqual([null, sip]);
  });

  test('ETS-12.10 a spawned token is one of the pile', () => {
    const state = copyJson(titan.state) as State;
    const t = state.table;
    t.tokens.push({ id: 50, face: 'icarus-5', spawned: true, known: false, zone: 3, mode: null, lured: null });
    t.pile = ['swarmer-6', 'jaeger-5'];
    const seen = new Set<string>();
    for (let n = 0; n < 60; n++) seen.add(imagine(state).tokens.at(-1)?.face ?? '');
    expect([...seen].sort()).toEqual(['icarus-5', 'jaeger-5', 'swarmer-6']);
  });

  test('ETS-M01.11 of tokens taken away only those stay hidden that nobody has looked at', () => {
    const { table: t } = copyJson(titan.state) as State;
    takeAway(t, ({ id }) => id <= 1, 'ETS-M07.11', { log: () => {} } as unknown as Context);
    expect(t.away).toEqual([{ face: missionOf('CG03').tokens['3'][0], spawned: false }]);
    expect(t.tokens.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6]);
  });

  test('ETS-12.1 nobody is told the face of a token that nobody has looked at, spawned or not', () => {
    const state = copyJson(titan.state) as State;
    const spawned = {
      id: 50,
      face: 'icarus-5',
      spawned: true,
      known: false,
      zone: 3,
      mode: null,
      lured: null,
    } as const;
    state.table.tokens.push({ ...spawned });
    for (const viewer of [0, null]) {
      const told = look(endureTheStars, state, viewer).view.tokens.map(({ face }) => face);
      expect(told).toEqual([null, missionOf('CG03').tokens['3'][1], null, null, null, null, null, null]);
    }
  });
});

describe('decks and Resolve cards', () => {
  test('ETS-2.16 nobody is told a face-down Resolve card, not even its owner, and every card of its number can be it', () => {
    const t = scene({ team: { 'medic-male': { at: 'CQ.w', fears: ['startled'] } }, tokens: ['swarmer-4 LB.A'] });
    for (const viewer of [0, null]) expect(JSON.stringify(t.look(viewer).view.team)).not.toContain('startled');
    const seen = new Set<string>();
    for (let n = 0; n < 60; n++) seen.add(imagine(t.state).team[0]?.resolves[0]?.card ?? '');
    expect([...seen].sort()).toEqual(['hoarder', 'startled']);
    expect([...seen].map((card) => resolveOf(card).number)).toEqual([9, 9]);
  });

  test('ETS-14.2 the order of every deck is imagined anew: each card comes to lie on top', () => {
    const t = scene({
      team: { 'medic-male': { at: 'CQ.w' } },
      enemies: ['1 titan LB.A'],
      items: ['pistol', 'shotgun', 'persuader'],
      events: ['lull', 'blackout', 'lockdown'],
      bossCards: ['titan.execution', 'titan.impale', 'titan.ground-slam'],
      table: { goals: ['ninja', 'collector', 'annihilator'], refugeDeck: ['riot', 'curfew', 'breach'] },
    });
    const decks: Readonly<Record<string, (world: Table) => readonly string[]>> = {
      items: ({ items }) => items,
      events: ({ events }) => events,
      goals: ({ goals }) => goals,
      boss: ({ boss }) => boss?.deck ?? [],
      refuge: ({ refugeDeck }) => refugeDeck,
    };
    for (const [name, deckOf] of Object.entries(decks)) {
      const tops = new Set<string>();
      for (let n = 0; n < 60; n++) tops.add(deckOf(imagine(t.state)).at(-1) ?? '');
      expect(tops.size, name).toBe(3);
    }
  });

  test('ETS-6.3 a card that System Link has looked at stays on top in every imagined world', () => {
    const t = scene({
      team: { 'technician-female': { at: 'CQ.w' } },
      tokens: ['swarmer-4 LB.A'],
      events: ['lull', 'blackout', 'lockdown'],
    }).choose('ability active', 'leave-it');
    for (let n = 0; n < 30; n++) expect(imagine(t.state).events.at(-1)).toBe('lull');
  });

  test('ETS-6.3 buried, it tells nothing of the card that lay below it', () => {
    const t = scene({
      team: { 'technician-female': { at: 'CQ.w' } },
      tokens: ['swarmer-4 LB.A'],
      events: ['lull', 'blackout', 'lockdown'],
    }).choose('ability active', 'bury');
    expect(t.t.events).toEqual(['lull', 'lockdown', 'blackout']);
    expect(t.look(0).view.nextEvent).toBeNull();
  });

  test('ETS-6.3 what was buried is remembered: it comes last, and the team knows when', () => {
    const t = scene({
      team: { 'technician-female': { at: 'SE.C' } },
      tokens: ['swarmer-4 LB.A'],
      events: ['lull', 'hull-stress', 'lull', 'blackout'],
    }).choose('ability active', 'bury');
    expect(t.look(0).view.buriedEvents).toEqual(['lull']);
    const tops = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const { events } = imagine(t.state);
      expect(events[0]).toBe('lull');
      tops.add(events.at(-1) ?? '');
    }
    expect([...tops].sort()).toEqual(['blackout', 'hull-stress', 'lull']);
    Object.assign(t.t, { events: ['lull', 'blackout'] });
    t.choose('end-turn');
    expect(t.t.event).toBe('blackout');
    expect(t.look(0).view.nextEvent).toBe('lull');
    expect(imagine(t.state).events).toEqual(['lull']);
  });

  test('ETS-6.3 of two buried cards the later one lies lower, and when nothing else is left the next one is known', () => {
    const t = scene({
      team: { 'technician-female': { at: 'SE.C' } },
      tokens: ['swarmer-4 LB.A'],
      events: ['blackout', 'lockdown'],
      table: { buried: 1 },
    }).choose('ability active', 'bury');
    expect(t.look(0).view.buriedEvents).toEqual(['blackout', 'lockdown']);
    expect(t.look(0).view.nextEvent).toBe('lockdown');
    expect(imagine(t.state)).toMatchObject({ events: ['blackout', 'lockdown'], eventKnown: true, buried: 2 });
  });
});

describe('between two missions', () => {
  const hidden = { number: 9, card: null };
  const begin = (seed: string) => {
    const team = SO_FAR.team.map((veteran, n) => ({ ...veteran, resolves: n === 0 ? [hidden] : [] }));
    const carried: SoFar = { ...SO_FAR, team };
    const options: Options = { mission: 'CG06', team: 3, campaign: 'terrible-situation', carried };
    return start<Endure>(endureTheStars, options, 1, seed).state.table;
  };

  test('ETS-RM58 what is handed on tells no face-down card and no order of events', () => {
    const won = stage({
      mission: 'CG04',
      team: ['medic-female', 'engineer-female', 'marine-female'],
      at: ['SE.w'],
      options: { campaign: 'terrible-situation' },
      change: (t) => {
        Object.assign(t.objectives[0] ?? {}, { zone: null, collected: true });
        for (const n of [1, 2]) Object.assign(t.team[n] ?? {}, { fate: 'left', zone: null });
        Object.assign(t.team[0] ?? {}, { carries: [0], resolves: [{ card: 'startled', isUp: false }] });
      },
    }).do({ kind: 'exit', exit: 0 });
    const so = endureTheStars.carry?.(won.state) as SoFar;
    expect(so.team[0]?.resolves).toEqual([hidden]);
    expect(so.refugeDeck).toEqual(so.refugeDeck.toSorted());
    expect(JSON.stringify(so)).not.toContain('startled');
  });

  test('ETS-RM58 ETS-22.25 it is dealt anew: a card of the same number, the same events in another order', () => {
    const cards = new Set<string>();
    const orders = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const t = begin(`seed ${n}`);
      cards.add(t.team[0]?.resolves[0]?.card ?? '');
      orders.add(t.refugeDeck.join());
      expect(t.refugeDeck.toSorted()).toEqual(SO_FAR.refugeDeck.toSorted());
      expect(t.resolveDeck).toHaveLength(19);
    }
    expect([...cards].sort()).toEqual(['hoarder', 'startled']);
    expect(orders.size).toBe(20);
  });
});
