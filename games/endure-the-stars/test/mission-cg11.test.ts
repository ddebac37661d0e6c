import { choices, play, start } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, endureTheStars, type State } from '../rules/index.ts';
import { view } from '../rules/telling/view.ts';
import { type MissionScene, type Staging, seek, stage } from './mission-scene.ts';

type Change = NonNullable<Staging['change']>;
const cg11 = (rest: Partial<Staging> = {}) => stage({ mission: 'CG11', tokens: [['jaeger-3', 'EB.B']], ...rest });
const TITAN: Staging['figures'] = [['titan', 'CQ.E']];
/** The Titan lies there with so much Health, the Loader with its pilot where the first survivor is. */
const held =
  (health: number, rest: { powered?: boolean; pilot?: number | null } = {}): Change =>
  (t) => {
    for (const figure of t.figures) Object.assign(figure, { health, stun: 2 });
    t.eventSkipped = true;
    t.loader = { zone: t.team[0]?.zone ?? 0, pilot: 0, powered: true, ...rest };
    const cell = { item: 'power-cell', jammed: false, half: false };
    if (t.team[0] !== undefined) t.team[0].packs = [[cell], [], []];
  };
const roars = (t: MissionScene) => view(t.state, 0).noises.filter(({ bound }) => bound === true);

/** From the first survivor's choice to the first turn; the second one is named as pilot. */
function begun(seed: string): State {
  let { state } = start(endureTheStars, { mission: 'CG11', team: 3 }, 1, seed);
  const team = ['engineer-female', 'medic-female', 'marine-female'];
  for (let n = 0; n < 20 && state.table.phase === 'set-up'; n++) {
    const offered = choices(endureTheStars, state, 0);
    const pilot = offered.find((choice) => choice.kind === 'who' && choice.who === 1);
    const id = team[state.table.team.length];
    const choice: Choice = id !== undefined ? { kind: 'survivor', id } : (pilot ?? (offered[0] as Choice));
    const played = play(endureTheStars, state, 0, choice);
    if (!played.ok) throw new Error(played.ruling.clause);
    state = played.state;
  }
  return state;
}

describe("CG11 Gotta Catch 'em All", () => {
  test('ETS-M11.7 the team names who begins in the Loader, ETS-M11.8 who has a Power Cell; four are set aside', () => {
    const { table: t } = begun('pilot');
    expect(t.loader).toMatchObject({ pilot: 1 });
    expect(t.team.map(({ packs }) => packs.flat().filter(({ item }) => item === 'power-cell').length)).toEqual([
      0, 1, 0,
    ]);
    expect(t.aside).toEqual(Array(4).fill('power-cell'));
    expect(t.items).not.toContain('power-cell');
  });

  test('ETS-M11.8 ETS-RM16 each green objective is a Power Cell, for a pilot too', () => {
    const change: Change = (t) => {
      t.loader = { zone: t.team[0]?.zone ?? 0, pilot: 0, powered: true };
      t.aside = Array(4).fill('power-cell');
    };
    const t = cg11({ at: ['CQ.C'], change }).interact('cell-1');
    t.until((now) => now.team[0]?.packs.flat().some(({ item }) => item === 'power-cell') === true);
    expect(t.t.aside).toHaveLength(3);
  });

  test('ETS-M11.9 the Titan and two others lie in the Laboratory, Life Support and Security', () => {
    const places = new Set<string>();
    /** Who lies with it. */
    const beside = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const { table: t } = begun(`trio ${n}`);
      const scene = cg11();
      const titan = t.tokens.find(({ face }) => face.startsWith('titan'));
      const name = ['LB.B', 'LS.B', 'SE.A'].find((zone) => scene.zone(zone) === titan?.zone);
      places.add(name ?? 'elsewhere');
      const trio = t.tokens.filter(({ zone }) => ['LB.B', 'LS.B', 'SE.A'].some((known) => scene.zone(known) === zone));
      beside.add(String(trio.map(({ face }) => face).toSorted()));
      expect(t.tokens.map(({ face }) => face).toSorted()).toEqual(
        ['icarus-3', 'jaeger-4', 'jaeger-4', 'swarmer-5', 'swarmer-5', 'titan-1'].toSorted(),
      );
    }
    expect([...places].toSorted()).toEqual(['LB.B', 'LS.B', 'SE.A']);
    expect(beside.size).toBeGreaterThan(2);
  });

  test('ETS-M11.10 ETS-M11.11 ETS-M11.12 ETS-M11.16 ETS-RM16 won when a round ends with the Titan pinned', () => {
    const end = (change: Change, at = ['CQ.E']) => cg11({ figures: TITAN, at, change }).nextRound().ending;
    expect(end(held(9))).toBe('won ETS-M11.16');
    expect(end(held(10))).toBeNull();
    expect(end(held(9, { pilot: null }))).toBeNull();
    expect(end(held(9, { powered: false }))).toBeNull();
    expect(end(held(9), ['CQ.w'])).toBeNull();
  });

  const four = ['engineer-female', 'medic-female', 'marine-female', 'scout-male'];
  const shot = (health: number, left: number, team: readonly string[] = four) =>
    seek(
      (seed) => {
        const t = cg11({ team, figures: TITAN, seed, change: held(health) });
        const first = t.t.team[0];
        if (first !== undefined) first.packs = [[{ item: 'persuader', jammed: false, half: false }], [], []];
        if (t.t.loader !== null) t.t.loader.pilot = null;
        return t.do({ kind: 'attack', item: 'persuader', pair: false, zone: t.zone('CQ.E') });
      },
      (t) => t.t.figures[0]?.health === left,
    );

  test('ETS-M11.13 ETS-RM50 XM8 below half a level 5 noise is where it is and stays, at 13 of 25 none is', () => {
    const t = shot(13, 12);
    expect(roars(t)).toMatchObject([{ level: 5, zone: t.zone('CQ.E') }]);
    expect(roars(shot(14, 13))).toEqual([]);
    const [titan] = t.t.figures;
    if (titan !== undefined) Object.assign(titan, { zone: t.zone('CQ.x'), health: 20 });
    expect(roars(t)).toMatchObject([{ level: 5, zone: t.zone('CQ.x') }]);
  });

  test('ETS-M11.13 ETS-RM16 exactly half is not below half: of 20 it cries at 9, not at 10', () => {
    const three = four.slice(0, 3);
    expect([roars(shot(11, 10, three)).length, roars(shot(10, 9, three)).length]).toEqual([0, 1]);
  });

  test('ETS-M11.15 ETS-RM16 lost when the Titan is killed', () => {
    const dead = seek(
      (seed) => {
        const t = cg11({ figures: TITAN, seed, change: held(1), items: ['persuader'] });
        const first = t.t.team[0];
        if (first !== undefined) first.packs = [[{ item: 'persuader', jammed: false, half: false }], [], []];
        if (t.t.loader !== null) t.t.loader.pilot = null;
        return t.do({ kind: 'attack', item: 'persuader', pair: false, zone: t.zone('CQ.E') });
      },
      (t) => t.t.boss?.isDead === true,
    );
    expect(dead.ending).toBe('lost ETS-M11.15');
  });

  test('ETS-M11.17 ETS-RM16 lost without power and without a charge anywhere', () => {
    const spent = (cells: number, powered: boolean): Change => {
      return (t) => {
        held(20, { powered })(t);
        for (const one of t.team) one.packs = [[], [], []];
        for (const [n, objective] of t.objectives.entries())
          if (n >= cells) Object.assign(objective, { zone: null, collected: true, end: 'done' });
      };
    };
    const later = (change: Change) => cg11({ figures: [], at: ['CQ.E'], change }).do({ kind: 'end-turn' }).ending;
    expect(later(spent(0, false))).toBe('lost ETS-M11.17');
    expect(later(spent(1, false))).toBeNull();
    expect(later(spent(0, true))).toBeNull();
  });
});
