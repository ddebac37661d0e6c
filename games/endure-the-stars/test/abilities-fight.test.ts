import { describe, expect, test } from 'vitest';
import { type Scene, scene, seek } from './scene.ts';

const far = ['swarmer-4 LB.A'];
const LB_WEST = 'CQ.e+LB.w';

const named = (t: Scene, kind: 'zone' | 'hit' | 'strike'): string[] =>
  t.offered(0).flatMap((choice) => {
    if (choice.kind !== kind) return [];
    if (choice.kind === 'zone') return [t.named(choice.zone)];
    const figure = t.t.figures.find(({ id }) => 'figure' in choice && id === choice.figure);
    return [`${figure?.type} ${t.named(figure?.zone ?? -1)}`];
  });

describe('Push', () => {
  const psychic = (enemies: readonly string[], at = 'CQ.w') =>
    scene({ team: { 'psychic-female': { at } }, enemies, tokens: far });

  test('ETS-6.3 moves standard enemies, one of each type to name; a boss stays', () => {
    const t = psychic(['1 titan CQ.x', '2 swarmer CQ.x', '1 jaeger CQ.x']).choose('ability active', 'zone CQ.s');
    expect(named(t, 'hit')).toEqual(['swarmer CQ.x', 'jaeger CQ.x']);
    expect(t.kinds).toEqual(['hit']);
    psychic(['1 titan CQ.x']).cannot('ability active', 'ETS-10.17');
  });

  test('ETS-6.3 up to three: fewer if she says so, and no more than there are', () => {
    const t = psychic(['4 swarmer CQ.x']).choose('ability active', 'zone CQ.s', 'done');
    expect(t.enemies).toEqual(['3 swarmer CQ.x', '1 swarmer CQ.s']);
    expect(t.entries('foe-moved')).toMatchObject([{ clause: 'ETS-6.3', enemy: 'swarmer', count: 1 }]);
    const one = psychic(['1 swarmer CQ.x']).choose('ability active', 'zone CQ.s');
    one.awaits(0, 'act');
    expect(one.enemies).toEqual(['1 swarmer CQ.s']);
  });

  test('ETS-17.10 where there is room for one, one goes', () => {
    const t = psychic(['3 swarmer CQ.n', '11 swarmer CQ.B'], 'CQ.x').choose('ability active', 'zone CQ.B');
    t.choose({ kind: 'hit', figure: 1 }, { kind: 'hit', figure: 2 });
    expect(t.enemies).toEqual(['2 swarmer CQ.n', '12 swarmer CQ.B']);
  });

  test('ETS-17.10 not out of a zone whose neighbours are full', () => {
    const t = psychic(['1 swarmer CQ.C', '1 swarmer CQ.x', '11 jaeger CQ.n'], 'CQ.n').choose('ability active');
    expect(named(t, 'zone')).toEqual(['CQ.n', 'CQ.x']);
  });
});

describe('Take Control', () => {
  const psychic = (enemies: readonly string[], mission = 'CG00', at = 'CQ.w') =>
    scene({ mission, team: { 'psychic-male': { at } }, enemies, tokens: mission === 'CG00' ? far : [] });

  test('ETS-6.5 one of each type and zone is named, and no boss', () => {
    const t = psychic(['2 jaeger CQ.x', '1 jaeger CQ.w', '1 swarmer CQ.x', '1 titan CQ.x']).choose('ability crisis');
    expect(named(t, 'hit')).toEqual(['jaeger CQ.x', 'jaeger CQ.w', 'swarmer CQ.x']);
  });

  test('ETS-6.5 a Sentry has no mind to be led, but can be struck', () => {
    const t = psychic(['1 sip LS.x', '1 zealot LS.s'], 'C012', 'LS.x').choose(
      'ability crisis',
      'zone LS.x',
      'strike sip',
    );
    expect(t.entries('killed')).toEqual([]);
    expect(t.t.figures.map(({ type, stun }) => [type, stun])).toEqual([
      ['sip', 0],
      ['zealot', 1],
    ]);
    psychic(['1 sip LS.x', '1 artemis LS.s'], 'C012', 'LS.x').cannot('ability crisis', 'ETS-10.17');
  });

  test('ETS-16.6 ETS-R114 a stunned one does nothing for anybody', () => {
    const t = psychic(['1 jaeger CQ.x', '1 swarmer CQ.s']);
    Object.assign(t.t.figures[0] ?? {}, { stun: 1 });
    t.cannot('ability crisis', 'ETS-10.17');
    const other = psychic(['1 jaeger CQ.x', '1 swarmer CQ.w']);
    Object.assign(other.t.figures[0] ?? {}, { stun: 1 });
    other.choose('ability crisis', 'zone CQ.x', 'strike jaeger');
    expect(other.t.figures.map(({ type, stun }) => [type, stun])).toEqual([
      ['jaeger', 1],
      ['swarmer', 1],
    ]);
  });

  test('ETS-6.5 it strikes one of its zone, one of each type to name, never itself', () => {
    const t = psychic(['1 icarus CQ.x', '2 swarmer CQ.w', '2 jaeger CQ.w']).choose('ability crisis', 'hit icarus');
    expect(named(t, 'strike')).toEqual([]);
    t.choose('zone CQ.w');
    expect(named(t, 'strike')).toEqual(['swarmer CQ.w', 'jaeger CQ.w']);
    t.choose('strike jaeger');
    expect(t.enemies).toEqual(['1 icarus CQ.w', '2 swarmer CQ.w', '1 jaeger CQ.w']);
  });

  test('ETS-4.32 ETS-R114 whoever sees it pass tests for it, though it neither starts nor stops in sight', () => {
    const t = scene({
      team: { 'psychic-male': { at: 'CQ.s' }, 'medic-male': { at: 'CQ.w' } },
      enemies: ['1 jaeger CQ.s'],
      tokens: far,
    });
    t.of('medic-male').inView = [];
    t.choose('ability crisis', 'zone CQ.x', 'zone CQ.n');
    expect(t.enemies).toEqual(['1 jaeger CQ.n']);
    expect(t.entries('tested').map(({ who }) => t.t.team[who]?.id)).toEqual(['medic-male']);
    expect(t.t.figures).toMatchObject([{ stun: 1 }]);
  });

  test('ETS-6.5 where it walks is told, and that it is stunned', () => {
    const t = psychic(['1 jaeger CQ.x']).choose('ability crisis', 'zone CQ.s', 'done');
    expect(t.entries('foe-moved')).toMatchObject([{ clause: 'ETS-6.5', enemy: 'jaeger', count: 1 }]);
    expect(t.entries('foe-moved').map(({ from, to }) => [t.named(from), t.named(to)])).toEqual([['CQ.x', 'CQ.s']]);
    const stays = psychic(['1 jaeger CQ.x']).choose('ability crisis', 'done');
    expect(stays.entries('foe-moved')).toEqual([]);
    expect(stays.entries('foe-stunned')).toMatchObject([{ clause: 'ETS-6.5', enemy: 'jaeger' }]);
  });
});

describe('attacks by an ability', () => {
  test('ETS-6.5 Empty the Magazine: no attack of it jams, neither the first nor those that follow', () => {
    const t = seek(
      { team: { 'marine-male': { at: 'CQ.w', cards: ['pistol'] } }, enemies: ['12 swarmer CQ.x'] },
      (x) => x.choose('ability crisis', 'attack pistol CQ.x', 'done'),
      (x) => x.entries('fired').every(({ dice }) => dice[0] === dice[1]),
    );
    expect(t.entries('jammed')).toEqual([]);
    expect(t.of('marine-male').packs[0]).toMatchObject([{ jammed: false }]);
  });

  test('ETS-6.5 Empty the Magazine: with the same weapon, and he may stop', () => {
    const t = scene({
      team: { 'marine-male': { at: 'CQ.w', cards: ['pistol', 'rivet-gun'] } },
      enemies: ['9 swarmer CQ.s', '9 jaeger CQ.x'],
    });
    t.choose('ability crisis', 'attack pistol CQ.x');
    t.awaits(0, 'barrage');
    t.cannot('attack rivet-gun CQ.x', 'ETS-6.5');
    t.choose('done');
    t.awaits(0, 'act');
    expect(t.entries('fired').map(({ item }) => item)).toEqual(['pistol']);
  });

  test('ETS-6.5 Clear the Room: her zone, or one with enemies in sight within 1', () => {
    const t = scene({
      team: { 'marine-female': { at: 'CQ.x' } },
      enemies: ['1 jaeger CQ.n', '1 jaeger LB.x'],
      tokens: far,
    }).choose('ability crisis');
    expect(named(t, 'zone')).toEqual(['CQ.n', 'CQ.x']);
    t.choose('zone CQ.n');
    expect(t.enemies).toEqual(['1 jaeger LB.x']);
    expect(t.entries('killed')).toMatchObject([{ clause: 'ETS-15.45' }]);
  });
});

describe('who is stunned', () => {
  test('ETS-6.5 Mind Storm: everything within 2 zones but Sentries, Pulse: Sentries within 3 zones', () => {
    const stunned = (id: string) =>
      scene({
        mission: 'C012',
        team: { [id]: { at: 'CQ.x' } },
        enemies: ['1 artemis CQ.x', '1 artemis LS.s', '1 sip LS.x', '1 artemis RB.x', '1 zealot CQ.n', '1 zealot LS.x'],
      })
        .choose('ability crisis')
        .entries('foe-stunned');
    const told = (id: string) => stunned(id).map(({ clause, enemy, count }) => `${clause} ${count} ${enemy}`);
    expect(told('psychic-female')).toEqual(['ETS-6.5 1 zealot']);
    expect(told('technician-male')).toEqual(['ETS-6.5 1 artemis', 'ETS-6.5 1 artemis', 'ETS-6.5 1 sip']);
  });
});

describe('noise elsewhere', () => {
  const zones = (id: string, at: string) =>
    named(scene({ team: { [id]: { at } }, tokens: ['swarmer-4 SE.B'] }).choose('ability active'), 'zone');

  test('ETS-6.3 Toss Debris: in sight within 2, her own zone too', () => {
    expect(zones('scout-male', 'CQ.w')).toEqual(['CQ.w', 'CQ.x', LB_WEST, 'CQ.E']);
  });

  test('ETS-6.3 Echo: within 4 zones by the ways there are, his own too, not behind a locked door', () => {
    const heard = zones('psychic-male', 'LB.e');
    for (const near of ['LB.e', 'CQ.w', 'SE.e']) expect(heard).toContain(near);
    for (const away of ['LB.A', 'CQ.A', 'CQ.E', 'SE.B']) expect(heard).not.toContain(away);
  });

  test('ETS-6.5 Clear the Room: a boss loses 2 Health', () => {
    const t = scene({ team: { 'marine-female': { at: 'CQ.x' } }, enemies: ['1 titan CQ.n'], tokens: far });
    t.choose('ability crisis', 'zone CQ.n');
    expect(t.t.figures.map(({ health }) => health)).toEqual([8]);
  });

  test('ETS-6.2 Trigger Discipline: of two missed dice one strikes', () => {
    const t = seek(
      {
        team: { 'marine-male': { at: 'CQ.w', cards: ['pistol'] }, 'medic-male': { at: 'CQ.x' } },
        enemies: ['5 jaeger CQ.x'],
      },
      (x) => x.choose('attack pistol CQ.x'),
      (x) => x.entries('jammed').length === 0 && (x.entries('fired')[0]?.dice ?? []).every((die) => die < 4),
    );
    expect(t.of('medic-male').health).toBe(9);
  });
});
