import { describe, expect, test } from 'vitest';
import { waysIn } from '../rules/board/ship.ts';
import { type MissionScene, stage } from './mission-scene.ts';
import type { Position } from './position.ts';
import { MEDIC, SCOUT } from './refused.ts';
import { Scene, scene } from './scene.ts';

const SEEDS = Array.from({ length: 12 }, (_, n) => `aim ${n}`);
const CAPTAIN = 'captain-male';
const next = { kind: 'next-turn' } as const;

describe('whom a boss goes for', () => {
  /** The Titan at CQ.E has seen both; LB.e is nearer to walk to, SE.A nearer to be struck at by a Radial card of range 3. */
  const titan = (card: string, seed: string): Scene => {
    const team = { [MEDIC]: { at: 'SE.A' }, [CAPTAIN]: { at: 'LB.e' } };
    const { figures } = scene({ team, enemies: ['1 titan CQ.E'] }).t;
    const stack = [next, { kind: 'boss', figure: 0, actions: 2 }] as const;
    const table = { figures: figures.map((figure) => ({ ...figure, seen: 3 })) };
    return new Scene({ team, bossCards: [card], stack, table }, seed);
  };
  const steps = (t: Scene) => t.entries('foe-moved').map(({ to }) => t.named(to));

  test('ETS-11.24 ETS-19.29 the one whom its card reaches with the fewest steps', () => {
    for (const seed of SEEDS) {
      const roar = titan('titan.deafening-roar', seed);
      expect(steps(roar)).toEqual(['CQ.s']);
      expect(roar.entries('tested').map(({ who }) => roar.t.team[who]?.id)).toContain(MEDIC);
    }
  });

  test('ETS-11.24 with a card of range 0 the one who is nearest to walk to', () => {
    for (const seed of SEEDS) expect(steps(titan('titan.rending-claws', seed))).toContain('CQ.x');
  });
});

describe('the Primus', () => {
  const runs = (): MissionScene =>
    stage({
      mission: 'P20',
      at: ['PC.C', 'SE.w', 'SE.w'],
      figures: [['primus', 'PC.A']],
      tokens: [['swarmer-4', 'LS.A']],
      change: (t) => {
        for (const figure of t.figures) figure.health = 15;
        if (t.boss !== null) Object.assign(t.boss, { deck: ['primus.maul'], discard: [], mood: null });
      },
    });

  test('ETS-M20.15 ETS-RM69 goes for whoever is nearest by walking distance, a shield between or not', () => {
    const open = runs();
    const far = (t: MissionScene, from: number) => waysIn(t.t).distance[from]?.[t.zone('PC.C')];
    expect([far(open, open.zone('PC.A')), far(open, open.zone('SE.w'))]).toEqual([2, 3]);
    const shielded = runs();
    shielded.t.lasting.push({ kind: 'shield-bubble', who: 0, zone: shielded.zone('PC.C'), until: 'round' });
    const moved = (t: MissionScene) =>
      t
        .nextRound()
        .entries('foe-moved')
        .filter(({ enemy }) => enemy === 'primus').length;
    expect(moved(open)).toBeGreaterThan(0);
    // It stands beside the wall already, and no way leads nearer (ETS-11.29).
    expect(moved(shielded)).toBe(0);
  });
});

describe('Martyr’s Command', () => {
  const command = (fanatic: string, event: string | null = null): Scene => {
    const position: Position = {
      team: { [MEDIC]: { at: 'LB.e' }, [SCOUT]: { at: 'LB.e' } },
      enemies: ['1 preacher CQ.B', `1 fanatic ${fanatic}`],
      stack: [next, { kind: 'boss', figure: 0, actions: 0 }],
      bossCards: ['preacher.martyrs-command'],
      ...(event === null ? {} : { event }),
    };
    return scene(position);
  };
  const sent = (t: Scene) => t.entries('foe-moved').filter(({ clause }) => clause === 'ETS-19.6');

  test('ETS-4.38 ETS-R111 a Fanatic behind a wall is as far as one has to walk', () => {
    // CQ.D shares a wall with the room of the Preacher, and is 4 steps away.
    expect(sent(command('CQ.D'))).toEqual([]);
    expect(
      command('CQ.D')
        .entries('lost-resolve')
        .map(({ clause }) => clause),
    ).toContain('ETS-19.6');
    expect(sent(command('CQ.w'))).toHaveLength(3);
  });

  test('ETS-14.22 ETS-R111 in low gravity it runs twice as far', () => {
    const t = command('CQ.w', 'artificial-gravity-failure');
    expect([sent(t).length, t.entries('attacked').length]).toEqual([4, 1]);
  });

  test('ETS-R83 it runs past who has vanished, and at nobody if there is nobody else', () => {
    const run = (others: Position['team']): Scene =>
      scene({
        team: { 'scout-female': { at: 'CQ.x' }, ...others },
        enemies: ['1 preacher CQ.B', '1 fanatic CQ.x'],
        stack: [next, { kind: 'boss', figure: 0, actions: 0 }],
        bossCards: ['preacher.martyrs-command'],
        table: { lasting: [{ kind: 'vanish', who: 0, zone: null, until: 'turn' }] },
      });
    expect(sent(run({ [MEDIC]: { at: 'LB.A' } }))).not.toEqual([]);
    expect(sent(run({}))).toEqual([]);
  });
});
