import { describe, expect, test } from 'vitest';
import { alliesOf } from '../rules/board/allies.ts';
import type { Ally, Choice, Frame, Table } from '../rules/index.ts';
import { type MissionScene, type Staging, seek } from './mission-scene.ts';
import { ally, c013, END, FAR, stun, TEAM } from './walkies.ts';

const REBOOT = { kind: 'mission-action', rule: 0, actions: 1, figure: 0 } as const;

/** Sentries under control, which act as soon as the first survivor has ended the turn. */
function led(allies: readonly (readonly [Ally['type'], string])[], rest: Partial<Staging> = {}): MissionScene {
  const { change, ...staging } = rest;
  const t = c013({ at: ['LS.x', 'LS.x', 'LS.x'], next: [{ kind: 'allies' }], ...staging });
  t.t.allies = allies.map(([type, where]) => ally(t, type, where));
  change?.(t.t);
  return t;
}
const act = (t: MissionScene) => t.do(END);
const kinds = (t: MissionScene) => t.offered(0).flatMap(({ kind }) => (kind.startsWith('ally-') ? [kind] : []));
const zoneOf = (t: MissionScene, n = 0) => t.t.allies?.[n]?.zone;

describe('ETS-M13.8 to M13.11: bringing Sentries under control', () => {
  const strike = (item: string, type: 'artemis' | 'sip' = 'artemis') => {
    const begin = (seed: string) =>
      c013({ seed, at: ['SE.D', 'SE.w', 'SE.w'], figures: [[type, 'SE.D'], FAR], items: [item] });
    return (seed: string) => {
      const t = begin(seed);
      return t.do({ kind: 'attack', item, pair: false, zone: t.zone('SE.D') });
    };
  };
  const hits = (t: MissionScene) => {
    const [shot] = t.entries('fired');
    return shot?.dice.filter((die) => die >= shot.hit).length ?? 0;
  };

  test('ETS-M13.8 ETS-RM64 a Sentry beaten in melee is laid down and stunned, and is nobody’s kill', () => {
    const t = seek(strike('medical-blade'), (seen) => hits(seen) > 0);
    expect(t.t.figures[0]).toMatchObject({ type: 'artemis', stun: 1 });
    expect(t.entries('killed')).toEqual([]);
    expect(t.entries('foe-stunned')[0]).toMatchObject({ clause: 'ETS-M13.8', count: 1 });
  });

  test('ETS-M13.10 it stands up, hostile, when the round ends', () => {
    const t = seek(strike('medical-blade'), (seen) => hits(seen) > 0).nextRound();
    expect(t.t.figures.find(({ id }) => id === 0)).toMatchObject({ stun: 0 });
    expect(alliesOf(t.t)).toEqual([]);
  });

  test('ETS-M13.9 a ranged attack destroys it, and one that does not beat it leaves no mark', () => {
    const beaten = seek(strike('pistol'), (seen) => hits(seen) > 0);
    expect(beaten.t.figures.map(({ id }) => id)).toEqual([1]);
    const hurt = seek(strike('pistol', 'sip'), (seen) => hits(seen) === 1);
    expect(hurt.t.figures[0]).toMatchObject({ type: 'sip', stun: 0, health: 0 });
  });

  test('ETS-M13.25 so does a grenade', () => {
    const t = c013({ at: ['LS.x'], figures: [['sip', 'LS.s'], FAR], items: ['frag-grenade'] });
    t.do({ kind: 'use', item: 'frag-grenade' }, { kind: 'zone', zone: t.zone('LS.s') });
    expect(t.t.figures.map(({ id }) => id)).toEqual([1]);
  });

  const laid = (rest: Partial<Staging> = {}) => c013({ figures: [['sip', 'LS.x'], FAR], change: stun, ...rest });

  test('ETS-M13.11 ETS-M13.13 a Technician beside it brings it under control for 1 action', () => {
    const t = laid().do(REBOOT);
    expect(t.t.team[0]?.actions).toBe(2);
    expect(t.t.figures.map(({ id }) => id)).toEqual([1]);
    expect(t.t.allies).toMatchObject([{ id: 0, type: 'sip', zone: t.zone('LS.x'), health: 2 }]);
    expect(t.entries('controlled')).toMatchObject([{ clause: 'ETS-M13.11', who: 0, enemy: 'sip' }]);
    const artemis = laid({ figures: [['artemis', 'LS.x'], FAR] }).do(REBOOT);
    expect(artemis.t.allies).toMatchObject([{ health: 1 }]);
  });

  test('ETS-M13.11 nobody else, nowhere else, and none that stands', () => {
    laid({ team: TEAM.toReversed() }).as(0).cannot(REBOOT, 'ETS-M13.11');
    laid({ at: ['LS.s'] })
      .as(0)
      .cannot(REBOOT, 'ETS-M13.11');
    laid({ change: () => {} })
      .as(0)
      .cannot(REBOOT, 'ETS-M13.11');
  });

  const guarded = (n: number) => {
    const t = laid();
    t.t.allies = Array.from({ length: n }, () => ally(t, 'artemis', 'NV.B'));
    return t;
  };

  test('ETS-M13.17 at most 5 are under control at a time', () => {
    expect(guarded(4).do(REBOOT).t.allies).toHaveLength(5);
    guarded(5).as(0).cannot(REBOOT, 'ETS-M13.17');
    const lost = guarded(5);
    alliesOf(lost.t)[2] = null;
    // It takes the place of the one that is gone, and nobody has seen it yet in that place.
    for (const figure of lost.t.figures) figure.seen = -1;
    lost.do(REBOOT);
    expect(lost.t.allies?.[2]).toMatchObject({ type: 'sip' });
    expect((lost.t.figures[0]?.seen ?? 0) & (1 << 5)).toBe(0);
    const first = guarded(3);
    alliesOf(first.t)[0] = null;
    expect(first.do(REBOOT).t.allies?.map((one) => one?.type)).toEqual(['sip', 'artemis', 'artemis']);
  });

  test('ETS-M13.18 it neither moves nor attacks in the turn in which it was brought under control', () => {
    const t = laid({ next: [{ kind: 'allies' }] }).do(REBOOT, END);
    expect(t.t.allies?.[0]).toMatchObject({ zone: t.zone('LS.x'), walked: 0 });
    const later = laid().do(REBOOT).nextRound();
    expect(later.entries('ally-moved')).toHaveLength(1);
  });
});

describe('ETS-M13.14 to M13.23: what Sentries under control do', () => {
  const busy = { figures: [FAR], change: stun };

  test('ETS-M13.14 ETS-RM18 it must go 1 zone on a shortest way to the exit', () => {
    const t = act(led([['sip', 'LS.s']], busy));
    expect(t.t.allies?.[0]).toMatchObject({ zone: t.zone('LS.e+EB.w'), walked: 1 });
    expect(t.entries('ally-moved')).toMatchObject([{ clause: 'ETS-M13.14', enemy: 'sip' }]);
    // Nothing else is asked: the next survivor is on turn.
    expect(t.t.active).toBe(1);
  });

  test('ETS-M13.14 of ways that are alike the player chooses, and no other', () => {
    const t = act(led([['sip', 'CQ.E']], busy));
    const ways = ['RB.e+CQ.w', 'CQ.s+EB.n'].map(
      (name) => ({ kind: 'ally-move', ally: 0, zone: t.zone(name) }) as const,
    );
    expect(t.offered(0).filter(({ kind }) => kind !== 'concede')).toEqual(ways);
    t.as(0).cannot({ kind: 'ally-done', ally: 0 }, 'ETS-M13.14');
    expect(zoneOf(t.do(ways[1] as Choice))).toBe(t.zone('CQ.s+EB.n'));
  });

  test('ETS-RM18 without a way to an open exit it stays', () => {
    const shut = (t: Table) => {
      stun(t);
      Object.assign(t.exits[0] ?? {}, { set: 'locked' });
    };
    const t = act(led([['sip', 'LS.s']], { ...busy, change: shut }));
    expect(zoneOf(t)).toBe(t.zone('LS.s'));
    const fixed = (now: Table) => {
      stun(now);
      now.exit = 1;
    };
    const other = act(led([['sip', 'LS.s']], { ...busy, change: fixed }));
    expect(zoneOf(other)).toBe(other.zone('LS.s'));
    const held = led([['sip', 'LS.s']], busy);
    held.t.lasting.push({ kind: 'shield-bubble', who: 0, zone: held.zone('LS.s'), until: 'round' });
    expect(zoneOf(act(held))).toBe(held.zone('LS.s'));
  });

  test('ETS-M13.19 ETS-RM18 on a map without enemies and tokens it goes 1 zone more', () => {
    const alone = act(led([['sip', 'NV.E']]));
    expect(alone.t.allies?.[0]?.walked).toBe(2);
    const token = act(led([['sip', 'LS.s']], { tokens: [['sip-2', 'NV.D']] }));
    expect(token.t.allies?.[0]?.walked).toBe(1);
  });

  test('ETS-RM39 in low gravity it goes 2 zones, and 4 on an empty map', () => {
    const light = (t: Table) => {
      stun(t);
      t.event = 'artificial-gravity-failure';
    };
    expect(act(led([['sip', 'NV.E']], { ...busy, change: light })).t.allies?.[0]?.walked).toBe(2);
    expect(act(led([['sip', 'NV.E']], { change: light })).t.allies?.[0]?.walked).toBe(4);
  });

  test('ETS-M13.15 they act first in the Survivor Phase, in the order that their player wants', () => {
    const t = led(
      [
        ['sip', 'LS.s'],
        ['artemis', 'EB.B'],
      ],
      busy,
    );
    t.t.allies?.forEach((one) => {
      if (one !== null) one.over = true;
    });
    t.nextRound();
    expect(t.t.active).toBeNull();
    t.do({ kind: 'ally-move', ally: 1, zone: t.zone('EB.x') });
    expect([zoneOf(t, 0), zoneOf(t, 1)]).toEqual([t.zone('LS.e+EB.w'), t.zone('EB.x')]);
    expect(t.t.active).not.toBeNull();
  });

  test('ETS-M13.15 of those that are alike one is asked for', () => {
    const twins = led(
      [
        ['artemis', 'CQ.E'],
        ['artemis', 'CQ.E'],
      ],
      busy,
    );
    expect(kinds(act(twins))).toEqual(['ally-move', 'ally-move']);
  });

  test('ETS-RM18 the Technician’s player decides, or the holder of the first player token', () => {
    const asked = (who: number) => {
      const t = led([['sip', 'CQ.E']], busy);
      for (const [n, one] of t.t.team.entries()) Object.assign(one, { seat: n });
      Object.assign(t.state, { seats: 3 });
      t.t.first = 2;
      if (who !== 0) Object.assign(t.t.team[0] ?? {}, { fate: 'left', zone: null });
      t.state.stack.splice(1, 2, { kind: 'allies' } as Frame);
      return t.turn;
    };
    expect([asked(0), asked(2)]).toEqual([0, 2]);
  });

  const fight = (type: 'artemis' | 'sip', foe: 'artemis' | 'sip', seed = 'stage', more: Partial<Staging> = {}) =>
    act(led([[type, 'LS.s']], { seed, figures: [[foe, 'LS.s'], FAR], at: ['NV.D', 'NV.D', 'NV.D'], ...more }));
  const ATTACK: Choice = { kind: 'ally-attack', ally: 0 };
  const thrown = (t: MissionScene) => t.entries('ally-attacked')[0] ?? { dice: [], hit: 0 };
  const struck = (t: MissionScene) => thrown(t).dice.filter((die) => die >= thrown(t).hit).length;

  test('ETS-M13.12 ETS-M13.13 ETS-M13.21 an Artemis throws 1 die and hits on 3, a Sip 2 and hits on 4', () => {
    const artemis = thrown(fight('artemis', 'sip').do(ATTACK));
    expect([artemis.dice.length, artemis.hit]).toEqual([1, 3]);
    const sip = thrown(fight('sip', 'sip').do(ATTACK));
    expect([sip.dice.length, sip.hit]).toEqual([2, 4]);
  });

  test('ETS-M13.21 ETS-RM18 it may attack once, before its move, and its attack is melee', () => {
    expect(kinds(fight('artemis', 'artemis'))).toEqual(['ally-move', 'ally-attack']);
    const t = seek(
      (seed) => fight('artemis', 'artemis', seed).do(ATTACK),
      (seen) => thrown(seen).dice[0] === 3,
    );
    expect(t.t.figures[0]).toMatchObject({ id: 0, stun: 1 });
    expect(t.entries('noise')).toEqual([]);
    // Its move was the only thing left, and was made.
    expect(t.t.allies?.[0]).toMatchObject({ zone: t.zone('LS.e+EB.w'), walked: 1, attacked: true });
  });

  test('ETS-M13.21 or after it, but only enemies in its own zone', () => {
    const apart = act(led([['artemis', 'LS.s']], { figures: [['artemis', 'LS.e+EB.w'], FAR] }));
    expect(kinds(apart)).toEqual(['ally-attack', 'ally-done']);
    apart.do({ kind: 'ally-done', ally: 0 });
    expect(apart.entries('ally-attacked')).toEqual([]);
    expect(apart.t.active).toBe(1);
    expect(kinds(act(led([['artemis', 'LS.s']], { figures: [['artemis', 'LS.x'], FAR] })))).toEqual([]);
  });

  test('ETS-M13.14 whoever has walked one of two zones walks the other before anybody else begins', () => {
    const light = (t: Table) => {
      stun(t);
      t.event = 'artificial-gravity-failure';
    };
    const t = led(
      [
        ['sip', 'CQ.E'],
        ['artemis', 'CQ.E'],
      ],
      { figures: [FAR], change: light },
    );
    const ways = (ally: number) =>
      t.offered(0).flatMap((choice) => (choice.kind === 'ally-move' && choice.ally === ally ? [choice] : []));
    act(t).do(ways(1)[0] as Choice);
    // There was one way on, so nothing was asked.
    expect(t.t.allies?.map((one) => one?.walked)).toEqual([0, 2]);
  });

  test('ETS-M13.21 its successes go where its player wants', () => {
    const mixed = (seed: string) =>
      fight('sip', 'sip', seed, { figures: [['artemis', 'LS.s'], ['sip', 'LS.s'], FAR] }).do(ATTACK);
    const t = seek(mixed, (seen) => struck(seen) === 2);
    expect(t.offered(0).filter(({ kind }) => kind === 'hit')).toHaveLength(2);
    t.as(0).cannot({ kind: 'hit', figure: 2 }, 'ETS-M13.21');
    t.do({ kind: 'hit', figure: 1 }, { kind: 'hit', figure: 1 });
    expect(t.t.figures.map(({ stun: n }) => n)).toEqual([0, 1, 0]);
  });

  test('ETS-M13.23 from the zone of the exit it leaves the map and counts as brought out', () => {
    const t = act(led([['sip', 'CQ.n']], busy));
    expect(t.t.allies).toEqual([null]);
    expect(t.entries('ally-left')).toMatchObject([{ clause: 'ETS-M13.23', out: 1 }]);
  });

  test('ETS-M13.22 it turns up radar tokens that it sees', () => {
    const t = act(
      led([['sip', 'CQ.s+EB.n']], {
        tokens: [
          ['sip-2', 'CQ.A'],
          ['sip-2', 'NV.D'],
        ],
      }),
    );
    expect(t.entries('revealed')).toEqual([]);
    const near = act(
      led([['sip', 'CQ.x']], {
        tokens: [
          ['sip-2', 'CQ.A'],
          ['sip-2', 'NV.D'],
        ],
      }),
    );
    expect(near.entries('revealed')).toMatchObject([{ zone: near.zone('CQ.A'), count: 2 }]);
    // Who sees them is tested, and that is nobody.
    expect(near.entries('tested')).toEqual([]);
  });
});
