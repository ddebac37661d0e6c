import { describe, expect, test } from 'vitest';
import { roomIn } from '../rules/board/foes/space.ts';
import type { Frame } from '../rules/index.ts';
import { scene, seek } from './scene.ts';

const m = 'medic-male';
const far = ['swarmer-4 CQ.D'];
const cell = { item: 'power-cell', jammed: false, half: false };
const base = { mission: 'CG01', tokens: far } as const;

describe('the Exo Loader', () => {
  test('ETS-18.2 entering uses up all actions, ETS-18.3 in its zone', () => {
    const t = scene({ ...base, team: { [m]: { at: 'EB.B' }, 'scout-male': { at: 'SE.w' } }, loader: { at: 'EB.B' } });
    t.choose('enter-loader');
    expect(t.t.loader?.pilot).toBe(0);
    expect(t.t.active).toBe(1);
    t.cannot('enter-loader', 'ETS-18.2');
  });

  test('ETS-18.1 there must be one, ETS-18.3 and here', () => {
    scene({ team: { [m]: { at: 'CQ.w' } }, tokens: ['swarmer-4 LB.A'] }).cannot('enter-loader', 'ETS-18.1');
    scene({ ...base, team: { [m]: { at: 'EB.x' } }, loader: { at: 'EB.B' } }).cannot('enter-loader', 'ETS-18.3');
  });

  const turn: readonly Frame[] = [{ kind: 'next-turn' }, { kind: 'turn', who: 0 }];
  const pilot = (rest: object = {}) => ({
    ...base,
    team: { [m]: { at: 'EB.B', ...rest } },
    loader: { at: 'EB.B', pilot: m },
    stack: turn,
  });

  test('ETS-18.5 at the start of a turn a charge is spent, ETS-18.10 for four actions; ETS-18.7 then it is not left', () => {
    const t = scene(pilot({ packs: [[cell], [], []] }));
    expect(t.of(m).actions).toBe(4);
    expect(t.of(m).packs[0]).toEqual([{ ...cell, half: true }]);
    t.cannot('leave-loader', 'ETS-18.7');
  });

  test('ETS-18.4 two charges, ETS-18.6 and an empty cell is discarded when the round ends', () => {
    const t = scene(pilot({ packs: [[{ ...cell, half: true }], [], []] }));
    expect(t.of(m).packs[0]).toHaveLength(1);
    t.choose('end-turn');
    expect(t.of(m).packs[0]).toHaveLength(0);
    expect(t.t.itemDiscard).toEqual(['power-cell']);
  });

  test('ETS-18.9 without power it can only be left, ETS-18.8 for one action', () => {
    const t = scene(pilot());
    t.cannot('move EB.x', 'ETS-18.9');
    expect(t.kinds).toEqual(['leave-loader', 'end-turn']);
    t.choose('leave-loader');
    expect(t.of(m).actions).toBe(2);
    expect(t.kinds).toContain('move');
  });

  test('ETS-18.2 it can be left in a full zone', () => {
    const t = scene({ ...pilot(), enemies: ['30 swarmer EB.B', '20 jaeger EB.B', '10 icarus EB.B'] });
    expect(roomIn(t.t, t.t.loader?.zone ?? -1)).toBe(0);
    t.choose('leave-loader');
    expect(t.t.loader).toMatchObject({ pilot: null });
  });

  test('a Power Failure stops the charge', () => {
    expect(scene({ ...pilot({ packs: [[cell], [], []] }), event: 'power-failure' }).t.loader?.powered).toBe(false);
  });

  const powered = (rest: object = {}, enemies: readonly string[] = []) => ({
    ...base,
    enemies,
    team: { [m]: { at: 'EB.B', ...rest }, 'scout-male': { at: 'EB.B', cards: ['pistol'] } },
    loader: { at: 'EB.B', pilot: m, powered: true },
  });

  test('ETS-18.11 it fights with its own values: ETS-18.12 four dice, 3+, noise 3 (ETS-R54)', () => {
    const t = scene(powered({ cards: ['pistol'] }, ['9 jaeger EB.B']));
    t.cannot('attack pistol EB.B', 'ETS-18.11');
    t.choose('attack loader EB.B');
    expect(t.entries('fired')).toMatchObject([{ hit: 3, dice: { length: 4 } }]);
    expect(t.noises).toEqual(['3 EB.B']);
  });

  test('ETS-18.13 a save of 2+, ETS-18.14 only with power', () => {
    const hit: Frame = {
      kind: 'strike',
      whom: [0],
      strike: { damage: 2, armour: true, stuns: false, movesAway: false, pushes: null, by: 'jaeger' },
    };
    const stack: readonly Frame[] = [{ kind: 'end-turn', who: 0 }, { kind: 'act', who: 0 }, hit];
    expect(
      seek(
        { ...powered(), stack, active: m },
        () => {},
        (t) => t.entries('saved').length > 0,
      ).entries('saved')[0]?.save,
    ).toBe(2);
    expect(scene({ ...powered(), loader: { at: 'EB.B', pilot: m }, stack, active: m }).of(m).health).toBe(8);
  });

  test('ETS-18.16 no search, no trade; ETS-18.17 no items; ETS-18.18 no abilities', () => {
    const t = scene(powered({ cards: ['med-kit-2'] }));
    t.cannot('search', 'ETS-18.16');
    t.cannot('trade scout-male', 'ETS-18.16');
    t.cannot('use med-kit-2', 'ETS-18.17');
    t.cannot('ability active', 'ETS-18.18');
  });

  test('ETS-18.20 no check to leave enemies, ETS-18.24 the Loader goes along', () => {
    const t = scene(powered({ resolve: 0 }, ['1 jaeger EB.B']));
    t.choose('move EB.x');
    expect(t.at(m)).toBe('EB.x');
    expect(t.named(t.t.loader?.zone ?? -1)).toBe('EB.x');
  });

  test('ETS-18.24 whatever else moves the pilot moves the Loader, without power too', () => {
    const t = scene({ ...pilot(), stack: [{ kind: 'next-turn' }, { kind: 'stray', who: 0 }] });
    expect([t.t.loader?.powered, t.at(m)]).toEqual([false, 'EB.x']);
    expect(t.named(t.t.loader?.zone ?? -1)).toBe('EB.x');
  });

  test('ETS-18.22 when the pilot dies it stays, without power', () => {
    const t = scene({ ...powered({ health: 0 }), stack: [{ kind: 'next-turn' }, { kind: 'deaths' }] });
    expect(t.t.loader).toMatchObject({ pilot: null, powered: false });
  });

  test('ETS-M01.9 three damage at once break a cell door, ETS-M01.10 which becomes wall with all that is inside', () => {
    const t = seek(
      {
        ...base,
        enemies: ['2 jaeger PC1.A'],
        team: { [m]: { at: 'CQ.w' } },
        loader: { at: 'CQ.w', pilot: m, powered: true },
      },
      (x) => x.choose('attack loader CQ.w'),
      (x) => x.t.objectives[0]?.end === 'destroyed',
    );
    expect(t.count('jaeger')).toBe(0);
  });
});

describe('the Titan', () => {
  const fight = (cards: readonly string[], team: object, at = 'LB.x') => ({
    team: team as never,
    enemies: [`1 titan ${at}`],
    bossCards: cards,
    stack: [{ kind: 'enemies' }] as const,
  });
  const one = { [m]: { at: 'LB.e' } };

  test('ETS-19.11 its turn starts with a card; ETS-19.15 it walks and attacks as soon as it can, ETS-19.16 free (X11)', () => {
    const t = scene(
      fight(['titan.execution'], { [m]: { at: 'LB.e', health: 6 }, 'scout-male': { at: 'LB.e', health: 9 } }),
    );
    expect(t.entries('boss-attack')).toMatchObject([{ who: [1], dice: { length: 4 } }]);
    expect(t.of(m).health).toBe(6);
    expect([t.t.boss?.deck, t.t.boss?.discard]).toEqual([[], ['titan.execution']]);
  });

  test('ETS-19.12 a Mood goes into play and another card is drawn, ETS-19.8 one at a time, ETS-19.32 and counts at once', () => {
    const t = scene(fight(['titan.frenzied', 'titan.enraged', 'titan.rending-claws'], { [m]: { at: 'LB.x' } }));
    expect(t.t.boss?.mood).toBe('titan.enraged');
    expect(t.t.boss?.discard).toContain('titan.frenzied');
    expect(t.entries('boss-attack')).toMatchObject([{ dice: { length: 4 } }]);
  });

  test('ETS-19.10 a Passive boss wanders and draws no card', () => {
    const t = scene(fight(['titan.execution'], { [m]: { at: 'SE.C' } }, 'CQ.A'));
    expect(t.entries('boss-card')).toEqual([]);
    expect(t.entries('foe-moved')).toHaveLength(1);
  });

  test('ETS-19.24 a Radial attack is for everybody within its noise distance, ETS-19.9 through walls', () => {
    const t = seek(
      fight(['titan.ground-slam'], {
        [m]: { at: 'LB.e' },
        'scout-male': { at: 'LB.w' },
        'captain-male': { at: 'CQ.w' },
      }),
      () => {},
      (x) => (x.entries('boss-attack')[0]?.dice ?? []).some((d) => d >= 4),
    );
    expect(t.entries('boss-attack')[0]?.who.toSorted()).toEqual([0, 1]);
    expect(t.of('captain-male').health).toBe(10);
    // ETS-19.34: who was damaged is stunned.
    expect(t.of(m).health).toBeLessThan(10);
  });

  test('a Deafening Roar: tests, and level 3 noise', () => {
    const t = scene(fight(['titan.deafening-roar'], { [m]: { at: 'LB.e', resolve: 0 } }));
    expect(t.of(m).health).toBe(9);
  });

  test('ETS-15.36 Impale ignores armour', () => {
    const t = seek(
      fight(['titan.impale'], { [m]: { at: 'LB.x', cards: ['bulwark-plate'] } }),
      () => {},
      (x) => x.of(m).health < 10,
    );
    expect(t.entries('saved')).toEqual([]);
  });

  test('ETS-19.33 Crushing Charge moves its victim away', () => {
    const t = seek(
      fight(['titan.crushing-charge'], { [m]: { at: 'LB.x' } }),
      () => {},
      (x) => x.of(m).health < 10,
    );
    expect(t.entries('moved')).toHaveLength(1);
  });

  test('ETS-19.25 an empty deck takes its discards back', () => {
    const t = scene({
      ...fight([], one),
      table: { boss: { deck: [], discard: ['titan.rending-claws'], mood: null, full: 10, isDead: false } },
    });
    expect(t.entries('boss-card')).toHaveLength(1);
  });

  test('ETS-15.7 damage to it stays, ETS-19.26 and at 0 it is gone', () => {
    const t = seek(
      { team: { [m]: { at: 'CQ.w', cards: ['persuader'] } }, enemies: ['1 titan CQ.w'] },
      (x) => x.choose('attack persuader CQ.w'),
      (x) => x.entries('boss-hurt').length > 0,
    );
    expect(t.t.figures[0]?.health).toBeLessThan(10);
  });
});
