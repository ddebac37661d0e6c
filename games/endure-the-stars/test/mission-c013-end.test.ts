import { describe, expect, test } from 'vitest';
import { shipOf } from '../rules/board/ship.ts';
import type { Choice, Table } from '../rules/index.ts';
import { type MissionScene, type Staging, seek } from './mission-scene.ts';
import { ally, c013, END, FAR, stun, TEAM } from './walkies.ts';

describe('ETS-M13.15 M13.16 M13.22: what happens to them', () => {
  /** An Artemis beside a Sentry under control, and the survivors far away. */
  const hunted = (type: 'artemis' | 'sip', rest: Partial<Staging> = {}) => {
    const t = c013({ at: ['NV.D', 'NV.D', 'NV.D'], figures: [['artemis', 'LS.x']], ...rest });
    t.t.allies = [ally(t, type, 'LS.s', { over: true })];
    return t;
  };
  const enemyPhase = (t: MissionScene) => t.until(({ phase, round }) => phase === 'resolution' || round > 1);

  test('ETS-11.33 ETS-M13.15 ETS-RM18 enemies see it, go for it and attack it as a survivor', () => {
    const t = hunted('sip').nextRound();
    expect(t.entries('attacked')).toMatchObject([{ enemy: 'artemis', zone: t.zone('LS.s') }]);
    expect(t.entries('ally-hurt')).toMatchObject([{ left: 1 }]);
    // ETS-RM18: it keeps the damage.
    expect(t.t.allies?.[0]?.health).toBe(1);
  });

  test('ETS-M13.15 it was seen where it stood in the Survivor Phase', () => {
    const t = hunted('sip');
    t.do(END);
    expect(t.t.figures[0]?.seen).toBe(1 << 3);
  });

  test('ETS-M13.22 its loss costs nobody Resolve', () => {
    const t = hunted('sip', { at: ['LS.x', 'NV.D', 'NV.D'], figures: [], next: [{ kind: 'deaths' }] });
    Object.assign(t.t.allies?.[0] ?? {}, { health: 0 });
    const before = t.t.team.map(({ resolve }) => resolve);
    t.do(END);
    expect(t.t.allies).toEqual([null]);
    expect(t.entries('ally-destroyed')).toMatchObject([{ clause: 'ETS-M13.22', enemy: 'sip' }]);
    expect(t.t.team.map(({ resolve }) => resolve)).toEqual(before);
  });

  test('ETS-M13.16 it rolls with the survivors of its zone for who takes the attack', () => {
    const play = (seed: string) => enemyPhase(hunted('sip', { seed, at: ['LS.s', 'NV.D', 'NV.D'] }));
    const t = seek(play, (seen) => seen.entries('ally-hurt').length > 0);
    expect(t.entries('rolled-off')[0]?.who).toEqual([0, 3]);
    const other = seek(play, (seen) => seen.entries('hurt').length > 0);
    expect(other.entries('ally-hurt')).toEqual([]);
  });

  test('ETS-M13.15 missed dice of a survivor strike it, ETS-M13.22 and no armour saves it', () => {
    const play = (seed: string) => {
      const t = hunted('sip', { seed, at: ['SE.D'], figures: [['sip', 'SE.D']], items: ['pistol'] });
      t.t.allies = [ally(t, 'sip', 'SE.D', { over: true })];
      return t.do({ kind: 'attack', item: 'pistol', pair: false, zone: t.zone('SE.D') });
    };
    const t = seek(play, (seen) => seen.entries('ally-hurt').length > 0);
    expect(t.t.allies?.[0]?.health ?? 0).toBeLessThan(2);
    expect([...t.entries('saved'), ...t.entries('injured')]).toEqual([]);
  });

  test('ETS-17.11 ETS-1.6 its miniature takes a space and is not in the box', () => {
    const t = hunted('artemis', { figures: [], at: ['SE.e+LS.w'] });
    const { capacity } = shipOf(t.t).zones[t.zone('LS.A')] ?? { capacity: 0 };
    const crowd = (n: number) => Array.from({ length: n }, () => ally(t, 'artemis', 'LS.A', { over: true }));
    t.t.allies = crowd(capacity - 1);
    expect(t.refusal(0, { kind: 'move', zone: t.zone('LS.A') })).toBeNull();
    t.t.allies = crowd(capacity);
    t.as(0).cannot({ kind: 'move', zone: t.zone('LS.A') }, 'ETS-17.10');
    const { capacity: narrow } = shipOf(t.t).zones[t.zone('NV.s+SE.n')] ?? { capacity: 0 };
    const queue = c013({ figures: [FAR], next: [{ kind: 'allies' }], change: stun });
    queue.t.allies = [
      ally(queue, 'sip', 'NV.E'),
      ...Array.from({ length: narrow }, () => ally(queue, 'artemis', 'NV.s+SE.n', { over: true })),
    ];
    expect(queue.do(END).entries('ally-moved')).toEqual([]);
    t.t.allies = crowd(9);
    t.t.tokens = [
      { id: 70, face: 'artemis-3', spawned: false, known: false, zone: t.zone('SE.B'), mode: null, lured: null },
    ];
    t.move('SE.B');
    expect(t.t.figures).toHaveLength(1);
  });
});

describe('ETS-M13.20 M13.24 M13.26: the end', () => {
  const out = (n: number) =>
    Array.from({ length: n }, () => ({ kind: 'ally out', who: 0, zone: null, until: 'mission' }) as const);
  const left = (t: Table, ...who: number[]) => {
    for (const one of who) Object.assign(t.team[one] ?? {}, { fate: 'left', zone: null });
  };
  const LEAVE: Choice = { kind: 'exit', exit: 0 };
  const last = (brought: number, more: (t: Table) => void = () => {}) =>
    c013({
      at: ['CQ.n', 'CQ.n', 'CQ.n'],
      next: [{ kind: 'deaths' }],
      change: (t) => {
        t.lasting.push(...out(brought));
        left(t, 1, 2);
        more(t);
      },
    });

  test('ETS-M13.24 won when 4 Sentries and all living survivors have left', () => {
    expect(last(4).do(LEAVE).ending).toBe('won ETS-M13.24');
    expect(last(3).do(LEAVE).ending).not.toBe('won ETS-M13.24');
    const waits = last(4, (t) => Object.assign(t.team[1] ?? {}, { fate: 'living', zone: t.team[0]?.zone }));
    expect(waits.do(LEAVE).ending).toBeNull();
    const fifth = last(4);
    fifth.t.allies = [ally(fifth, 'sip', 'CQ.x')];
    expect(fifth.do(LEAVE).ending).toBe('won ETS-M13.24');
    const dead = last(4, (t) => Object.assign(t.team[1] ?? {}, { fate: 'dead' }));
    expect(dead.do(LEAVE).ending).toBe('won ETS-M13.24');
  });

  test('ETS-M13.26 lost when nobody is on the map and fewer than 4 have left, even if others still could', () => {
    const t = last(3);
    t.t.allies = [ally(t, 'sip', 'CQ.x')];
    expect(t.do(LEAVE).ending).toBe('lost ETS-M13.26');
    const dying = last(3, (table) => Object.assign(table.team[0] ?? {}, { health: 0 }));
    dying.t.allies = [ally(dying, 'sip', 'CQ.x')];
    expect(dying.do(END).ending).toBe('lost ETS-M13.26');
  });

  /** The Technician leaves while others stay. */
  const parting = (brought: number, led: number) => {
    const t = c013({ at: ['CQ.n'], figures: [FAR], change: (table) => table.lasting.push(...out(brought)) });
    t.t.allies = Array.from({ length: led }, () => ally(t, 'artemis', 'NV.B'));
    return t.do(LEAVE);
  };

  test('ETS-M13.20 ETS-RM18 without a Technician on the map only those under control and brought out count', () => {
    expect(parting(1, 2).ending).toBe('lost ETS-M13.20');
    expect(parting(1, 3).ending).toBeNull();
  });

  test('ETS-M13.20 at once when the fourth is destroyed', () => {
    const t = c013({
      team: TEAM.toReversed(),
      next: [{ kind: 'deaths' }],
      figures: [FAR],
      change: (now) => left(now, 2),
    });
    t.t.lasting.push(...out(2));
    t.t.allies = [ally(t, 'sip', 'NV.B'), ally(t, 'sip', 'NV.B', { health: 0 })];
    expect(t.do(END).ending).toBe('lost ETS-M13.20');
  });

  test('ETS-M13.20 ETS-RM18 with one, those in tokens and in the pile are still to be had', () => {
    const hopes = (change: (t: Table) => void) => {
      const t = c013({
        at: ['LS.x'],
        figures: [['sip', 'NV.D']],
        change: (table) => {
          table.pile = [];
          change(table);
        },
      });
      return t.move('LS.s').ending;
    };
    expect(hopes(() => {})).toBe('lost ETS-M13.20');
    expect(hopes((t) => t.pile.push('sip-3'))).toBeNull();
    expect(hopes((t) => t.pile.push('sip-2'))).toBe('lost ETS-M13.20');
    expect(hopes((t) => t.pile.push('swarmer-4'))).toBe('lost ETS-M13.20');
    const token = { face: 'sip-3', spawned: false, known: false, zone: 0, mode: null, lured: null } as const;
    expect(hopes((t) => t.tokens.push({ id: 70, ...token }))).toBeNull();
    expect(hopes((t) => t.lasting.push(...out(3)))).toBeNull();
  });

  test('ETS-M13.15 Sentries under control keep nobody alive: without survivors the mission is lost', () => {
    const t = last(3, (table) => {
      for (const one of table.team) Object.assign(one, { fate: 'dead', zone: null });
      Object.assign(table.team[0] ?? {}, { fate: 'living', zone: 0, health: 0 });
    });
    t.t.allies = [ally(t, 'sip', 'CQ.x')];
    expect(t.do(END).ending).toBe('lost ETS-3.7');
  });
});
