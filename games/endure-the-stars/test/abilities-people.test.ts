import { describe, expect, test } from 'vitest';
import type { GoalId } from '../content/index.ts';
import type { Person, Position } from './position.ts';
import { MEDIC, SCOUT } from './refused.ts';
import { type Scene, scene, seek } from './scene.ts';

const CAPTAIN = 'captain-female';
const DRESSER = 'medic-female';
const far = ['swarmer-4 LB.A'];
const LOW_GRAVITY = 'artificial-gravity-failure';

const people = (t: Scene): string[] =>
  t.offered(0).flatMap((choice) => (choice.kind === 'who' ? [t.t.team[choice.who]?.id ?? ''] : []));

describe('healing', () => {
  const three = (id: string, suffers: readonly string[], cards: readonly string[] = []): Scene =>
    scene({
      team: {
        [id]: { at: 'CQ.w', cards, health: 5 },
        [SCOUT]: { at: 'CQ.w', health: 5, resolve: 5, suffers },
        [CAPTAIN]: { at: 'CQ.w', health: 5 },
        'marine-male': { at: 'CQ.x', health: 5 },
      },
      tokens: far,
    });

  test.each([
    ['Treat Wounds', MEDIC, 'ability active'],
    ['Emergency Surgery', MEDIC, 'ability crisis'],
    ['Field Dressing', DRESSER, 'ability active'],
    ['a Med Kit', MEDIC, 'use med-kit-2'],
  ])('ETS-R90 ETS-8.30 %s reaches everybody in the zone but who suffers from Iatrophobia', (_name, id, words) => {
    expect(people(three(id, [], ['med-kit-2']).choose(words))).toEqual([id, SCOUT, CAPTAIN]);
    expect(people(three(id, ['iatrophobia'], ['med-kit-2']).choose(words))).toEqual([id, CAPTAIN]);
  });

  test('ETS-R90 ETS-7.10 Calming Tablets calm them too, and whoever is no such Medic only themselves', () => {
    const t = three(MEDIC, ['iatrophobia'], ['calming-tablets']).choose('use calming-tablets');
    expect(people(t)).toContain(SCOUT);
    const own = three(DRESSER, [], ['med-kit-2']).choose('use med-kit-2');
    expect(own.of(DRESSER).health).toBe(7);
    scene({
      team: { [DRESSER]: { at: 'CQ.w', health: 5, cards: ['med-kit-2'], suffers: ['iatrophobia'] } },
      tokens: far,
    }).cannot('use med-kit-2', 'ETS-8.30');
  });

  test.each([
    [1, 6, 2],
    [2, 6, 2],
    [3, 7, 2],
    [5, 7, 2],
    [6, 7, 1],
  ])('ETS-6.3 Field Dressing: on a %i Health %i and %i injuries', (die, health, injuries) => {
    const t = seek(
      { team: { [DRESSER]: { at: 'CQ.w', health: 5, injuries: ['legs', 'head'] } }, tokens: far },
      (x) => x.choose('ability active'),
      (x) => x.t.rolls.at(-1) === die,
    );
    if (die === 6) {
      t.awaits(0, 'name');
      t.cannot('done', 'ETS-6.2');
      t.choose('injury legs');
      expect(t.of(DRESSER).injuries).toEqual(['head']);
    }
    expect([t.of(DRESSER).health, t.of(DRESSER).injuries.length]).toEqual([health, injuries]);
    t.awaits(0, 'act');
  });
});

describe('those who are helped by an ability', () => {
  test('ETS-6.5 All Hands is for the others, not for himself', () => {
    const t = scene({ team: { 'captain-male': { at: 'CQ.w' }, [SCOUT]: { at: 'SE.C' } }, tokens: far });
    t.choose('ability crisis');
    expect(t.t.team.map(({ bonus }) => bonus)).toEqual([0, 1]);
  });

  test('ETS-6.2 Reassurance is told by its own rule', () => {
    const t = scene({
      team: { [DRESSER]: { at: 'CQ.w', resolve: 5 }, [SCOUT]: { at: 'CQ.w', resolve: 4 } },
      tokens: far,
      stack: [{ kind: 'next-turn' }, { kind: 'turn', who: 0 }],
    });
    expect(t.entries('calmed')).toMatchObject([{ clause: 'ETS-6.2', who: 1, resolve: 1 }]);
  });

  test('ETS-10.30 Direct Order: to one who can only attack, and to nobody who can do neither', () => {
    const orders = (enemies: readonly string[]) =>
      scene({
        team: { [CAPTAIN]: { at: 'CQ.x' }, [SCOUT]: { at: 'CQ.w', cards: ['pistol'], held: 7 } },
        enemies,
        tokens: far,
      }).refusal(0, 'ability active');
    expect([orders(['1 jaeger CQ.w']), orders([])]).toEqual([null, 'ETS-10.17']);
  });

  test('ETS-R83 Vanish lasts until her next turn begins, past the end of the round', () => {
    const t = scene({
      team: { 'scout-female': { at: 'CQ.w' }, [MEDIC]: { at: 'SE.C' } },
      tokens: far,
      events: ['lull', 'lull'],
    });
    t.choose('ability crisis', 'end-turn');
    expect(t.t.lasting).toEqual([{ kind: 'vanish', who: 0, zone: null, until: 'turn' }]);
    t.choose('end-turn');
    expect(t.t.lasting).toEqual([{ kind: 'vanish', who: 0, zone: null, until: 'turn' }]);
    t.choose('end-turn');
    expect([t.t.active, t.t.lasting]).toEqual([0, []]);
  });

  test('ETS-R83 when Vanish ends she is seen by whoever has her in sight, also if she slips away at once', () => {
    const t = scene({
      team: { 'scout-female': { at: 'CQ.w' }, [MEDIC]: { at: 'SE.C' } },
      enemies: ['1 jaeger CQ.e'],
      stack: [{ kind: 'next-turn' }, { kind: 'turn', who: 0 }],
      table: { lasting: [{ kind: 'vanish', who: 0, zone: null, until: 'turn' }] },
    });
    expect(t.t.figures[0]?.seen).toBe(1);
    t.choose('ability active', 'move CQ.E');
    expect(t.t.figures[0]?.seen).toBe(1);
  });

  test('ETS-R83 who has vanished is hurt by explosions and by shots that miss all the same', () => {
    const lasting = [{ kind: 'vanish', who: 0, zone: null, until: 'turn' }] as const;
    const here = { team: { 'scout-female': { at: 'CQ.x' }, [MEDIC]: { at: 'CQ.w', cards: ['pistol'] } } };
    const { zone } = scene({ ...here, tokens: far }).of('scout-female');
    const blown = scene({
      ...here,
      enemies: ['1 fanatic CQ.x'],
      stack: [{ kind: 'next-turn' }, { kind: 'explode', zone: zone as number, by: null }],
      table: { lasting: [...lasting] },
    });
    expect(blown.of('scout-female').health).toBe(7);
    const missed = seek(
      { ...here, enemies: ['9 jaeger CQ.s', '1 swarmer CQ.x'], active: MEDIC, table: { lasting: [...lasting] } },
      (x) => x.choose('attack pistol CQ.x'),
      (x) => x.entries('jammed').length === 0 && x.entries('fired')[0]?.dice.every((die) => die < 4) === true,
    );
    expect(missed.of('scout-female').health).toBe(8);
  });

  test('ETS-R83 ETS-13.12 who has vanished rolls with nobody for who takes an attack', () => {
    const t = scene({
      team: { 'scout-female': { at: 'CQ.w' }, [MEDIC]: { at: 'CQ.w' } },
      enemies: ['6 swarmer CQ.w'],
      stack: [{ kind: 'enemies' }],
      table: { lasting: [{ kind: 'vanish', who: 0, zone: null, until: 'turn' }] },
    });
    expect([t.of('scout-female').health, t.of(MEDIC).health, t.entries('rolled-off')]).toEqual([10, 4, []]);
  });

  test('ETS-R83 Slip Past ends with the round', () => {
    const t = scene({ team: { 'scout-female': { at: 'CQ.w' } }, tokens: far }).choose('ability active', 'stay');
    expect(t.t.lasting).toEqual([{ kind: 'slip-past', who: 0, zone: 7, until: 'round' }]);
    t.choose('end-turn');
    expect(t.t.lasting).toEqual([]);
  });
});

describe('moves without an action', () => {
  const steps = (id: string, words: string, rest: Partial<Position> = {}, one: Partial<Person> = {}): Scene =>
    scene({ team: { [id]: { at: 'CQ.w', ...one }, [MEDIC]: { at: 'SE.C' } }, tokens: far, ...rest }).choose(words);
  const left = (t: Scene) => t.look(0).prompt?.args?.n;
  const reward = (goal: GoalId): Partial<Person> => ({ goal, reward: 'unlocked' });

  test('ETS-14.22 Slip Past 2 zones, Dash 4, Alone Time 2; in low gravity twice as many', () => {
    const low = { event: LOW_GRAVITY };
    expect(left(steps('scout-female', 'ability active'))).toBe(2);
    expect(left(steps('scout-female', 'ability active', low))).toBe(4);
    expect(left(steps('scout-male', 'ability crisis'))).toBe(4);
    expect(left(steps('scout-male', 'ability crisis', low))).toBe(8);
    expect(left(steps(CAPTAIN, 'reward', {}, reward('alone-time')))).toBe(2);
    expect(left(steps(CAPTAIN, 'reward', low, reward('alone-time')))).toBe(4);
  });

  test('ETS-8.18 Slip Past and Dash need no check, Alone Time does', () => {
    const past = { enemies: ['1 swarmer CQ.w'] };
    const step = (t: Scene) => t.choose('move CQ.x').at(t.t.team[0]?.id ?? '');
    expect(step(steps('scout-male', 'ability crisis', past, { resolve: 0 }))).toBe('CQ.x');
    expect(step(steps(CAPTAIN, 'reward', past, { resolve: 0, ...reward('alone-time') }))).toBe('CQ.w');
  });

  test.each([
    ['Slip Past', 'scout-female', 'ability active', {}],
    ['Dash', 'scout-male', 'ability crisis', {}],
    ['Alone Time', CAPTAIN, 'reward', reward('alone-time')],
  ] as const)('ETS-4.33 %s leads nobody out of the map', (_name, id, words, one) => {
    const t = scene({ mission: 'CG04', team: { [id]: { at: 'SE.w', ...one }, [MEDIC]: { at: 'LS.D' } } }).choose(words);
    expect(t.kinds).toEqual(['move', 'stay']);
    t.cannot('exit 0', 'ETS-4.33');
  });
});

describe('rewards', () => {
  const owner = (goal: GoalId, rest: Partial<Position> = {}, others: Position['team'] = {}): Scene =>
    scene({
      team: { [MEDIC]: { at: 'CQ.w', goal, reward: 'unlocked' }, ...others },
      tokens: far,
      ...rest,
    });

  test('ETS-9.6 When Push Comes to Shove: every standard enemy of the zone; a boss stays, and alone is no reason', () => {
    const goal = 'when-push-comes-to-shove';
    const t = owner(goal, { enemies: ['1 titan CQ.w', '2 swarmer CQ.w', '1 jaeger CQ.w'] }).choose(
      'reward',
      'zone CQ.x',
    );
    expect(t.enemies).toEqual(['1 titan CQ.w', '2 swarmer CQ.x', '1 jaeger CQ.x']);
    owner(goal, { enemies: ['1 titan CQ.w'] }).cannot('reward', 'ETS-R91');
    owner(goal).cannot('reward', 'ETS-R91');
  });

  test('ETS-9.6 Strength in Numbers: another takes any one action that can be granted', () => {
    const t = owner('strength-in-numbers', {}, { [SCOUT]: { at: 'CQ.w', cards: ['pistol'] } }).choose('reward');
    expect(t.look(0).prompt).toEqual({ key: 'prompt.granted.action' });
    expect(t.kinds).toEqual(['move', 'trade', 'reorganise', 'noise', 'decline']);
  });

  test('ETS-9.6 We Can Beat This: those in sight and the owner, nobody else', () => {
    const t = owner(
      'we-can-beat-this',
      {},
      { [SCOUT]: { at: 'LB.e', resolve: 5 }, [CAPTAIN]: { at: 'SE.C', resolve: 5 } },
    );
    t.of(MEDIC).resolve = 5;
    t.choose('reward');
    expect(t.t.team.map(({ resolve }) => resolve)).toEqual([6, 6, 5]);
  });

  test('ETS-R84 Cooperation is Key: up to 2 zones, 4 in low gravity, and nobody who has nowhere to go', () => {
    const both: Position['team'] = { [SCOUT]: { at: 'CQ.w' }, [CAPTAIN]: { at: 'CQ.x' } };
    const bubble = { kind: 'shield-bubble', who: 1, zone: 7, until: 'round' } as const;
    expect(people(owner('cooperation-is-key', {}, both).choose('reward'))).toEqual([SCOUT, CAPTAIN]);
    const t = owner('cooperation-is-key', { table: { lasting: [bubble] } }, both).choose('reward');
    t.awaits(0, 'led');
    expect(t.state.stack.at(-1)).toMatchObject({ who: 2, left: 2 });
    const low = owner('cooperation-is-key', { event: LOW_GRAVITY }, { [SCOUT]: { at: 'CQ.w' } }).choose('reward');
    expect(low.state.stack.at(-1)).toMatchObject({ who: 1, left: 4 });
  });
});

describe('what is thrown', () => {
  const thrown = (shield: number | null): string[] => {
    const lasting = shield === null ? [] : [{ kind: 'shield-bubble', who: 0, zone: shield, until: 'round' } as const];
    const t = scene({
      team: { [MEDIC]: { at: 'CQ.w', cards: ['stun-grenade'] } },
      enemies: ['1 jaeger CQ.w', '1 jaeger CQ.x'],
      tokens: far,
      table: { lasting },
    }).choose('use stun-grenade');
    if (t.state.stack.at(-1)?.kind !== 'name') return t.entries('foe-stunned').map(({ zone }) => t.named(zone));
    return t.offered(0).flatMap((choice) => (choice.kind === 'zone' ? [t.named(choice.zone)] : []));
  };

  test('ETS-17.16 not into a shield, and within one only onto oneself', () => {
    expect(thrown(null)).toContain('CQ.x');
    expect(thrown(8)).not.toContain('CQ.x');
    expect(thrown(8)).toContain('CQ.w');
    expect(thrown(7)).toEqual(['CQ.w']);
  });
});
