import { describe, expect, test } from 'vitest';
import { alliesOut, bodiesIn } from '../rules/board/allies.ts';
import { sentriesLeft } from '../rules/effects/mission/control.ts';
import { playMood, startBoss } from '../rules/effects/mission/sleeping-boss.ts';
import { stunRoll } from '../rules/effects/mission/stall.ts';
import type { Context, Entry } from '../rules/index.ts';
import { stage } from './mission-scene.ts';
import { scene } from './scene.ts';

/** Dice that fall like this, one after another, and what is told. */
function falling(...dice: readonly number[]) {
  const told: Entry[] = [];
  const left = [...dice];
  const ctx = {
    int: (sides: number) => {
      const die = left.shift();
      if (die === undefined) throw new Error(`a die of ${sides} too many`);
      return die - 1;
    },
    log: (entry: Entry) => told.push(entry),
    push: () => {},
    learns: () => {},
  } as unknown as Context;
  return { ctx, told, left };
}

describe('Sentries that fail', () => {
  test('ETS-RM17 a die for each miniature of the family, then for each token, in their order', () => {
    const { t } = stage({
      mission: 'C014',
      figures: [
        ['zealot', 'RB.B'],
        ['sip', 'RB.B'],
        ['artemis', 'RB.A'],
      ],
      tokens: [
        ['sip-2', 'EB.C'],
        ['artemis-2', 'AR.B'],
        ['artemis-3', 'AR.C'],
      ],
    });
    const { ctx, told, left } = falling(2, 1, 6, 1, 3);
    stunRoll(t, { kind: 'stunRoll', family: 'sentry', upTo: 1 }, 'ETS-M14.12', ctx);
    expect(left).toEqual([]);
    expect(t.figures.map(({ type, stun }) => [type, stun])).toEqual([
      ['zealot', 0],
      ['sip', 0],
      ['artemis', 1],
    ]);
    expect(t.tokens.map(({ face, mode }) => [face, mode])).toEqual([
      ['sip-2', null],
      ['artemis-2', 'stalled'],
      ['artemis-3', null],
    ]);
    expect(told.map(({ type }) => type)).toEqual(['foe-stunned', 'token-stalled']);
  });

  test('ETS-RM17 no die for tokens that hide another family', () => {
    const { t } = stage({ mission: 'ROP16', figures: [['sip', 'SE.x']], tokens: [['zealot-2', 'SE.A']] });
    const { ctx, left } = falling(1);
    stunRoll(t, { kind: 'stunRoll', family: 'sentry', upTo: 1 }, 'ETS-M14.12', ctx);
    expect([left, t.figures[0]?.stun, t.tokens[0]?.mode]).toEqual([[], 1, null]);
  });
});

describe('Sentries under control', () => {
  test('ETS-M13.20 only Sentries can be brought out, on the map and under tokens', () => {
    const { t } = stage({
      mission: 'C013',
      team: ['technician-female', 'medic-female', 'marine-female'],
      figures: [
        ['sip', 'LS.s'],
        ['zealot', 'LS.s'],
        ['olympian', 'LS.s'],
      ],
      tokens: [['artemis-2', 'LS.A']],
      change: (table) => {
        table.pile = ['sip-3', 'zealot-2'];
      },
    });
    expect(sentriesLeft(t)).toBe(1 + 2 + 3);
  });

  test('ETS-M13.23 those that left are counted, beside whatever else lasts', () => {
    const out = { kind: 'ally out', who: 0, zone: null, until: 'mission' } as const;
    const decoy = { kind: 'decoy', who: 0, zone: 3, until: 'round' } as const;
    expect([alliesOut({ lasting: [decoy, out] }), alliesOut({ lasting: [decoy] })]).toEqual([1, 0]);
  });

  test('ETS-13.15 whoever is off the map stands in no zone', () => {
    const { t } = scene({ team: { 'medic-male': { at: 'CQ.n' }, 'scout-male': { at: 'CQ.n', fate: 'left' } } });
    expect(t.team[0]?.zone).toBe(1);
    expect(bodiesIn(t, 1)).toEqual([0]);
    expect(bodiesIn(t, 0)).toEqual([]);
  });
});

test.each(['CG02', 'CG04', 'C014'])('ETS-M15.9 %s does not ask how many fell, and nobody counts', (mission) => {
  const t = scene({
    mission,
    team: { 'medic-male': { at: 'SE.x', cards: ['frag-grenade'] } },
    enemies: ['1 swarmer SE.x', '1 artemis SE.x'],
  });
  t.choose('use frag-grenade', `zone ${t.at('medic-male')}`);
  expect(t.count('swarmer')).toBe(0);
  expect(t.t.lasting).toEqual([]);
});

describe('a boss that is started', () => {
  test('ETS-M15.8 only one that stands offline on the map, while it is not dead', () => {
    const { ctx, told } = falling();
    const olympian = stage({ mission: 'C015' }).t;
    startBoss(olympian, 'ETS-M15.8', ctx);
    expect(olympian.figures).toMatchObject([{ type: 'olympian', health: 20 }]);
    expect(told.map(({ type }) => type)).toEqual(['revealed', 'boss']);
    const dead = stage({ mission: 'C015', change: (t) => Object.assign(t.boss ?? {}, { isDead: true }) }).t;
    const gone = stage({ mission: 'C015', change: (t) => Object.assign(t, { boss: null }) }).t;
    // The Exo Loader stands on these maps: it is no boss, nor offline.
    const loaders = ['CG01', 'CG11'].map((mission) => stage({ mission }).t);
    for (const t of [dead, gone, ...loaders]) {
      startBoss(t, 'ETS-M15.8', ctx);
      expect(t.figures).toEqual([]);
    }
  });

  test('ETS-M15.10 a card of a boss that is there, from its deck', () => {
    const { ctx, told } = falling();
    const fighting = stage({ mission: 'CG03', figures: [['titan', 'RR.A']] }).t;
    playMood(fighting, 'titan.enraged', 'ETS-M15.10', ctx);
    expect(fighting.boss).toMatchObject({ mood: 'titan.enraged', deck: { length: 19 } });
    expect(told).toMatchObject([{ type: 'boss-card', clause: 'ETS-M15.10', enemy: 'titan', card: 'titan.enraged' }]);
    const absent = stage({ mission: 'CG03' }).t;
    playMood(absent, 'titan.enraged', 'ETS-M15.10', ctx);
    expect(absent.boss?.mood).toBeNull();
    const none = stage({ mission: 'CG00', figures: [['titan', 'CQ.A']] }).t;
    playMood(none, 'titan.enraged', 'ETS-M15.10', ctx);
    expect(none.boss).toBeNull();
  });
});
