import { deciders, look, playInPlace, start, stream } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { endureTheStarsBot } from '../bot/index.ts';
import { abilityWorth } from '../bot/powers.ts';
import { readTurn } from '../bot/turn.ts';
import { type EnemyType, missionOf } from '../content/index.ts';
import { type Choice, endureTheStars, type State, type Table } from '../rules/index.ts';
import { stage } from './mission-scene.ts';
import { scene } from './scene.ts';

type Int = (below: number) => number;
type Picks = (seen: ReturnType<typeof seenBy>, int: Int) => Choice;

function seenBy(s: State) {
  return look(endureTheStars, s, deciders(endureTheStars, s)[0] as number);
}

/** How many of so many tutorials are won. */
function wins(matches: number, pick: Picks): number {
  let won = 0;
  for (let n = 0; n < matches; n++) {
    const s = start(endureTheStars, { mission: 'CG00', team: 4 }, 1, `bot ${n}`).state;
    const int = stream(`policy ${n}`);
    while (s.outcome === null) playInPlace(endureTheStars, s, 0, pick(seenBy(s), int));
    if (s.outcome.kind === 'won') won += 1;
  }
  return won;
}

describe('the scripted team', () => {
  test('wins at least three times as many tutorials as random play', () => {
    const random = wins(8, ({ choices }, int) => choices[int(choices.length)] as Choice);
    expect(wins(8, endureTheStarsBot.policy)).toBeGreaterThanOrEqual(Math.max(2, 3 * random));
  });

  test('attacks what is beside it, heals who is dying, uses the switch', () => {
    const int: Int = () => 0;
    const chosen = (t: ReturnType<typeof scene>) => endureTheStarsBot.policy(t.look(0), int);
    expect(
      chosen(scene({ team: { 'marine-male': { at: 'CQ.w', cards: ['pistol'] } }, enemies: ['2 swarmer CQ.x'] })).kind,
    ).toMatch(/attack|ability/);
    expect(
      chosen(
        scene({ team: { 'medic-male': { at: 'CQ.w', cards: ['med-kit-3'], health: 2 } }, tokens: ['swarmer-4 LB.A'] }),
      ).kind,
    ).toMatch(/use|ability/);
    expect(
      chosen(scene({ team: { 'scout-male': { at: 'SE.C', cards: ['shotgun'] } }, tokens: ['swarmer-4 LB.A'] })),
    ).toMatchObject({ kind: 'interact' });
  });

  test('treats nobody who is unhurt while it waits at the exit, and whoever is hurt', () => {
    const chosen = (health: number, turn: number) => {
      const t = stage({
        mission: 'CG07',
        team: ['medic-male', 'marine-male', 'scout-male'],
        at: [missionOf('CG07').exits[0]?.zone ?? ''],
        change: (now: Table) => {
          now.round = 20;
          now.objectives.forEach((objective) => {
            objective.zone = null;
          });
          Object.assign(now.team[0] ?? {}, { health, injuries: [], hasCrisis: false });
          for (const one of now.team.slice(1)) Object.assign(one, { injuries: [] });
        },
      });
      return endureTheStarsBot.policy(t.look(0), (below) => turn % below);
    };
    for (let turn = 0; turn < 20; turn++) expect(chosen(10, turn)).toEqual({ kind: 'end-turn' });
    expect(chosen(4, 0)).toEqual({ kind: 'ability', which: 'active' });
  });

  test('treats nobody who refuses to be treated (ETS-R90), and rather who is hurt than who is only injured', () => {
    const int: Int = () => 0;
    const beside = (mates: object) => {
      const team = { 'medic-female': { at: 'CQ.w' }, ...mates } as Parameters<typeof scene>[0]['team'];
      return scene({ team, tokens: ['swarmer-4 LB.A'] });
    };
    const hurt = (suffers: string[]) => beside({ 'marine-male': { at: 'CQ.w', health: 1, suffers } });
    expect(endureTheStarsBot.policy(hurt(['iatrophobia']).look(0), int).kind).not.toBe('ability');
    expect(endureTheStarsBot.policy(hurt([]).look(0), int).kind).toBe('ability');
    const two = beside({ 'marine-male': { at: 'CQ.w', injuries: ['chest'] }, 'scout-male': { at: 'CQ.w', health: 9 } });
    two.as(0).choose('ability active');
    expect(endureTheStarsBot.policy(two.look(0), int)).toEqual({ kind: 'who', who: 2 });
  });

  test('keeps Mind Storm where only Sentries stand, which have no mind', () => {
    const worth = (type: string) => {
      const t = scene({ team: { 'psychic-female': { at: 'CQ.w' } }, enemies: [`9 ${type} CQ.x`] });
      return abilityWorth(readTurn(t.look(0).view, 0), 'mind-storm');
    };
    expect(worth('jaeger')).toBeGreaterThan(0);
    expect(worth('sip')).toBeLessThan(0);
  });

  test('spends no action on a card without room that would do nothing, and does where it helps', () => {
    const int: Int = () => 0;
    const found = (item: string, one: object) => {
      const t = scene({
        team: { 'marine-male': { at: 'CQ.E', actions: 2, cards: ['shotgun', 'persuader', 'jaeger-claw'], ...one } },
        tokens: ['swarmer-4 LB.A'],
        items: [item, 'pistol'],
      });
      t.as(0).choose('search');
      return endureTheStarsBot.policy(t.look(0), int).kind === 'use-now';
    };
    expect([found('calming-tablets', {}), found('calming-tablets', { resolve: 3 })]).toEqual([false, true]);
    expect([found('med-kit-2', {}), found('med-kit-2', { health: 2 })]).toEqual([false, true]);
  });

  test('comes together at the goal from two sides, instead of waiting for each other', () => {
    const t = stage({
      mission: 'CG00',
      at: ['LB.x', 'SE.B', 'SE.B'],
      tokens: [['swarmer-4', 'LB.A']],
      change: (table: Pick<Table, 'round' | 'noises'>) => {
        table.round = 20;
        table.noises = [{ zone: 3, level: 1, late: false }];
      },
    });
    expect(endureTheStarsBot.policy(t.look(0), () => 0)).toEqual({ kind: 'move', zone: t.zone('LB.s') });
  });

  test('fetches the Power Cells before it looks for weapons, and drives on without waiting for who walks', () => {
    const int: Int = () => 0;
    const first = stage({ mission: 'CG01' });
    expect(endureTheStarsBot.policy(first.look(0), int)).toEqual({ kind: 'move', zone: first.zone('EB.C') });
    const driving = stage({
      mission: 'CG01',
      at: ['EB.x', 'SE.w', 'SE.w'],
      items: ['power-cell'],
      change: (t) => {
        t.loader = { zone: t.team[0]?.zone as number, pilot: 0, powered: true };
        for (const cell of t.objectives.slice(2)) Object.assign(cell, { zone: null, collected: true, end: 'done' });
      },
    });
    expect(endureTheStarsBot.policy(driving.look(0), int)).toEqual({ kind: 'move', zone: driving.zone('CQ.s') });
  });

  test('waits at the exit for who is far behind, while it is safe', () => {
    const atExit = (last: string, figures: [EnemyType, string][] = []) =>
      endureTheStarsBot.policy(stage({ mission: 'CG07', at: ['MB.e', 'MB.e', last], figures }).look(0), () => 0).kind;
    expect(atExit('MB.e')).toBe('exit');
    expect(atExit('AR.A')).not.toBe('exit');
    expect(atExit('AR.A', [['jaeger', 'MB.x']])).not.toBe('end-turn');
  });

  test('goes to who is badly hurt when it can heal, and spikes a door before what stands behind it', () => {
    const chosen = (team: object, enemies: string[] = []) =>
      endureTheStarsBot.policy(scene({ team, enemies, tokens: ['swarmer-4 LB.A'] } as never).look(0), () => 0);
    const medic = (health: number) => ({ 'medic-female': { at: 'CQ.w' }, 'marine-male': { at: 'CQ.e', health } });
    const nearer = { kind: 'move', zone: 8 };
    expect(chosen(medic(2))).toEqual(nearer);
    expect(chosen(medic(9))).not.toEqual(nearer);
    const guard = { 'engineer-male': { at: 'CQ.F', cards: ['door-spike'] } };
    expect(chosen(guard, ['3 jaeger CQ.e'])).toEqual({ kind: 'use', item: 'door-spike' });
    expect(chosen(guard)).not.toMatchObject({ kind: 'use' });
  });

  test('values a position for all seats alike, between 0 and 1', () => {
    const strong = scene({ team: { 'marine-male': { at: 'CQ.w' } }, tokens: ['swarmer-4 LB.A'], seats: 2 });
    const weak = scene({ team: { 'marine-male': { at: 'CQ.w', health: 2 } }, enemies: ['9 jaeger CQ.x'], seats: 2 });
    const [a, b] = endureTheStarsBot.evaluate(strong.look(0));
    expect(a).toBe(b);
    expect(a).toBeGreaterThan(endureTheStarsBot.evaluate(weak.look(0))[0] as number);
  });
});
