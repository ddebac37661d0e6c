import { describe, expect, test } from 'vitest';
import type { Position } from './position.ts';
import { scene, seek } from './scene.ts';

const far = ['swarmer-4 LB.A'];
const friend = { 'marine-male': { at: 'CQ.w', cards: ['shotgun'] } };

describe('abilities in general', () => {
  test('ETS-6.3 an Active ability costs an action, ETS-6.4 once in a turn', () => {
    const t = scene({ team: { 'medic-male': { at: 'CQ.w', health: 5 } }, tokens: far });
    t.choose('ability active');
    expect(t.of('medic-male')).toMatchObject({ health: 6, actions: 2 });
    t.cannot('ability active', 'ETS-6.4');
  });

  test('ETS-6.5 a Crisis ability costs an action, ETS-6.6 once in a mission; ETS-6.7 both may be used in a turn', () => {
    const t = scene({ team: { 'medic-male': { at: 'CQ.w', health: 2, injuries: ['legs', 'head'] } }, tokens: far });
    t.choose('ability crisis', 'ability active');
    expect(t.of('medic-male')).toMatchObject({ health: 9, injuries: [], actions: 1, hasCrisis: false });
    t.cannot('ability crisis', 'ETS-6.6');
  });
});

describe('each ability', () => {
  test('ETS-6.2 Steady Presence: others in her zone test 1 lower', () => {
    const start = (at: string) => ({
      team: { 'medic-male': { at: 'CQ.w', resolve: 7 }, 'captain-female': { at } },
      tokens: far,
      stack: [
        { kind: 'end-turn', who: 0 },
        { kind: 'act', who: 0 },
        { kind: 'test', who: 0, clause: 'ETS-8.3' },
      ] as const,
      active: 'medic-male',
    });
    const seven = (t: ReturnType<typeof scene>) => t.entries('tested')[0]?.dice.reduce((a, b) => a + b) === 7;
    expect(seek(start('CQ.w'), () => {}, seven).of('medic-male').resolve).toBe(7);
    expect(seek(start('SE.C'), () => {}, seven).of('medic-male').resolve).toBe(6);
  });

  test('ETS-10.30 Direct Order: another in sight moves or attacks at once, free, or declines', () => {
    const t = scene({ team: { 'captain-female': { at: 'CQ.w' }, ...friend }, tokens: far, seats: 2 });
    t.as(0).choose('ability active');
    t.awaits(1, 'granted');
    t.as(1).cannot('search', 'ETS-10.30');
    t.as(1).choose('move CQ.x');
    expect(t.at('marine-male')).toBe('CQ.x');
    t.awaits(0, 'act');
  });

  test('Rally: everybody regains 3 Resolve', () => {
    const t = scene({
      team: { 'captain-female': { at: 'CQ.w', resolve: 5 }, 'medic-male': { at: 'SE.C', resolve: 9 } },
      tokens: far,
    });
    t.choose('ability crisis');
    expect(t.t.team.map(({ resolve }) => resolve)).toEqual([8, 10]);
  });

  test('Lead by Example: the first kill of a turn lifts another', () => {
    const t = seek(
      {
        team: { 'captain-male': { at: 'CQ.w', cards: ['persuader'] }, 'medic-male': { at: 'CQ.x', resolve: 5 } },
        enemies: ['9 swarmer CQ.s', '6 swarmer CQ.w'],
      },
      (x) => x.choose('attack persuader CQ.w'),
      (x) => x.entries('killed').length > 0,
    );
    expect(t.of('medic-male').resolve).toBe(6);
  });

  test('ETS-R115 Lead by Example: a first kill that nobody sees is the first all the same', () => {
    const position: Position = {
      team: { 'captain-male': { at: 'CQ.w', cards: ['persuader'] }, 'medic-male': { at: 'SE.C', resolve: 5 } },
      enemies: ['9 swarmer CQ.s', '6 swarmer CQ.w'],
    };
    const t = seek(
      position,
      (x) => {
        x.choose('attack persuader CQ.w');
        x.of('medic-male').zone = x.of('captain-male').zone;
        x.choose('attack persuader CQ.w');
      },
      (x) => x.entries('killed').length === 2,
    );
    expect(t.of('medic-male').resolve).toBe(5);
  });

  test('ETS-R88 Hold the Line: a save of 5+ for everybody in his zone', () => {
    const t = seek(
      { team: { 'captain-male': { at: 'CQ.w' }, 'medic-male': { at: 'CQ.w' } }, enemies: ['1 swarmer CQ.w'] },
      (x) => x.choose('ability active', 'end-turn', 'end-turn'),
      (x) => x.entries('saved').length > 0,
    );
    expect(t.entries('saved')[0]?.save).toBe(5);
  });

  test('All Hands: each other has 1 more action on the next turn', () => {
    const t = scene({ team: { 'captain-male': { at: 'CQ.w' }, 'medic-male': { at: 'CQ.w' } }, tokens: far });
    t.choose('ability crisis', 'end-turn');
    expect(t.of('medic-male').actions).toBe(4);
  });

  test('Trigger Discipline: one missed die strikes nobody', () => {
    const t = seek(
      {
        team: { 'marine-male': { at: 'CQ.w', cards: ['pistol'] }, 'medic-male': { at: 'CQ.x' } },
        enemies: ['5 jaeger CQ.x'],
      },
      (x) => x.choose('attack pistol CQ.x'),
      (x) => (x.entries('fired')[0]?.dice ?? []).filter((d) => d >= 4).length === 1,
    );
    expect(t.of('medic-male').health).toBe(10);
  });

  test('Suppressing Fire: enemies left in the zone have 1 action fewer', () => {
    const t = seek(
      { team: { 'marine-male': { at: 'CQ.w', cards: ['pistol'] } }, enemies: ['5 jaeger CQ.x'] },
      (x) => x.choose('ability active'),
      (x) => x.entries('jammed').length === 0,
    );
    expect(t.t.figures.every(({ slowed }) => slowed)).toBe(true);
  });

  test('Suppressing Fire: a jammed attack slows nobody', () => {
    const t = seek(
      { team: { 'marine-male': { at: 'CQ.w', cards: ['pistol'] } }, enemies: ['5 jaeger CQ.x'] },
      (x) => x.choose('ability active'),
      (x) => x.entries('jammed').length > 0,
    );
    expect(t.t.figures.some(({ slowed }) => slowed)).toBe(false);
  });

  test('Empty the Magazine: up to three attacks with one weapon', () => {
    const t = scene({
      team: { 'marine-male': { at: 'CQ.w', cards: ['pistol'] } },
      enemies: ['9 swarmer CQ.s', '9 jaeger CQ.x'],
    });
    t.choose('ability crisis', 'attack pistol CQ.x', 'attack pistol CQ.x');
    expect(t.entries('fired')).toHaveLength(3);
    expect(t.of('marine-male').actions).toBe(2);
  });

  test('Weapon Drill: her attacks never jam', () => {
    const t = seek(
      { team: { 'marine-female': { at: 'CQ.w', cards: ['pistol'] } }, enemies: ['5 jaeger CQ.x'] },
      (x) => x.choose('attack pistol CQ.x'),
      (x) => new Set(x.entries('fired')[0]?.dice).size === 1,
    );
    expect(t.entries('jammed')).toEqual([]);
  });

  test('ETS-R82 Steady Aim and ETS-6.9 Weapon Mods are attacks with changed values', () => {
    const steady = scene({ team: { 'marine-female': { at: 'CQ.w', cards: ['pistol'] } }, enemies: ['9 jaeger CQ.x'] });
    steady.choose('ability active');
    expect(steady.entries('fired')[0]).toMatchObject({ hit: 3, dice: { length: 2 } });
    const mods = scene({ team: { 'engineer-male': { at: 'CQ.w', cards: ['pistol'] } }, enemies: ['9 jaeger CQ.x'] });
    mods.choose('ability active');
    expect(mods.entries('fired')[0]).toMatchObject({ hit: 5, dice: { length: 4 } });
  });

  test('Clear the Room: each enemy of a zone takes 2', () => {
    const t = scene({
      team: { 'marine-female': { at: 'CQ.w' } },
      enemies: ['2 jaeger CQ.x', '3 swarmer CQ.x', '1 jaeger CQ.s'],
    });
    t.choose('ability crisis', 'zone CQ.x');
    expect(t.enemies).toEqual(['1 jaeger CQ.s']);
  });

  test('Sense Life: at the start of her turn she may look at a token near; it stays one', () => {
    const t = scene({
      team: { 'psychic-female': { at: 'CQ.w' } },
      tokens: ['jaeger-4 CQ.n'],
      stack: [{ kind: 'next-turn' }, { kind: 'turn', who: 0 }],
    });
    t.awaits(0, 'name');
    t.choose(t.offered(0).find(({ kind }) => kind === 'token') as never);
    expect(t.look(0).view.tokens).toMatchObject([{ face: 'jaeger-4' }]);
  });

  test('Push: up to three standard enemies into one connecting zone', () => {
    const t = scene({ team: { 'psychic-female': { at: 'CQ.w' } }, enemies: ['4 swarmer CQ.x'] });
    t.choose('ability active', 'zone CQ.s');
    t.choose(t.offered(0)[0] as never);
    t.choose(t.offered(0)[0] as never);
    expect(t.enemies).toEqual(['1 swarmer CQ.x', '3 swarmer CQ.s']);
  });

  test('Mind Storm: every enemy within 2 zones is stunned', () => {
    const t = scene({
      team: { 'psychic-female': { at: 'CQ.w' } },
      enemies: ['1 jaeger CQ.x', '1 jaeger CQ.s', '1 swarmer LB.x'],
    });
    t.choose('ability crisis');
    expect(t.t.figures.map(({ stun }) => stun)).toEqual([1, 1, 0]);
  });

  test('Inner Calm: once a round a failed test is rolled again', () => {
    const t = seek(
      {
        team: { 'psychic-male': { at: 'CQ.w', resolve: 6 } },
        tokens: far,
        stack: [
          { kind: 'end-turn', who: 0 },
          { kind: 'act', who: 0 },
          { kind: 'test', who: 0, clause: 'ETS-8.3' },
        ],
        active: 'psychic-male',
      },
      () => {},
      (x) => x.kinds.includes('again'),
    );
    t.choose('again');
    expect(t.entries('tested')).toHaveLength(1);
    expect(t.of('psychic-male').used).toEqual(['inner-calm']);
  });

  test('Inner Calm: of two failed tests of a round one is asked about', () => {
    const failing = (used: readonly string[]) =>
      scene({
        team: { 'psychic-male': { at: 'CQ.w', resolve: 2, used } },
        tokens: far,
        stack: [
          { kind: 'end-turn', who: 0 },
          { kind: 'act', who: 0 },
          { kind: 'test', who: 0, clause: 'ETS-8.3' },
        ],
        active: 'psychic-male',
      });
    failing([]).awaits(0, 'tested');
    failing(['inner-calm']).awaits(0, 'act');
  });

  test('Echo and Toss Debris: level 3 noise elsewhere', () => {
    const echo = scene({ team: { 'psychic-male': { at: 'CQ.w' } }, tokens: far });
    echo.choose('ability active', 'zone CQ.s');
    expect(echo.noises).toEqual(['3 CQ.s']);
    const toss = scene({ team: { 'scout-male': { at: 'CQ.w' } }, tokens: far });
    toss.choose('ability active', 'zone CQ.x');
    expect(toss.noises).toEqual(['3 CQ.x']);
    expect(toss.refusal(0, 'zone CQ.A')).not.toBeNull();
  });

  test('Take Control: an enemy walks and strikes for the team, then is stunned', () => {
    const t = scene({ team: { 'psychic-male': { at: 'CQ.w' } }, enemies: ['1 jaeger CQ.x', '1 icarus CQ.s'] });
    t.choose('ability crisis', 'zone CQ.s', 'strike icarus');
    expect(t.enemies).toEqual(['1 jaeger CQ.s']);
    expect(t.t.figures).toMatchObject([{ stun: 1 }]);
  });

  test('ETS-6.8 Juggernaut: one free zone before a melee attack (X3), ETS-6.11 with the usual check', () => {
    const t = scene({
      team: { 'engineer-male': { at: 'CQ.w', cards: ['persuader'] } },
      enemies: ['9 swarmer CQ.s', '3 jaeger CQ.x'],
    });
    t.choose('attack persuader CQ.x');
    expect(t.at('engineer-male')).toBe('CQ.x');
    expect(t.of('engineer-male')).toMatchObject({ actions: 2, moved: 1 });
    expect(t.entries('fired')).toHaveLength(1);
    const held = scene({
      team: { 'engineer-male': { at: 'CQ.w', cards: ['persuader'], resolve: 0 } },
      enemies: ['9 swarmer CQ.s', '3 jaeger CQ.x', '3 jaeger CQ.w'],
    });
    held.choose('attack persuader CQ.x');
    expect(held.entries('fired')).toMatchObject([{ zone: held.of('engineer-male').zone }]);
    expect(held.at('engineer-male')).toBe('CQ.w');
  });

  test('ETS-6.10 Improvised Exit: a doorway in a wall of the zone, ETS-6.12 for good, without a door', () => {
    const t = scene({ team: { 'engineer-male': { at: 'CQ.w' } }, tokens: far });
    t.choose('ability crisis');
    expect(t.t.passages.made).toHaveLength(1);
    t.choose('move CQ.C');
    expect(t.at('engineer-male')).toBe('CQ.C');
  });

  test('Keen Eye: a found card may be put back for another, once in a turn', () => {
    const t = scene({ team: { 'engineer-female': { at: 'CQ.E' } }, tokens: far, items: ['door-spike', 'shotgun'] });
    t.choose('search', 'redraw door-spike');
    expect(t.items('engineer-female')).toEqual(['shotgun']);
  });

  test('ETS-4.41 Rewire opens a door even in a Lockdown; a door that the mission keeps locked it does not (ETS-R81)', () => {
    const t = scene({
      team: { 'engineer-female': { at: 'CQ.s' } },
      tokens: far,
      events: ['lockdown', 'lull'],
      stack: [{ kind: 'resolution' }],
    });
    t.choose('ability active', 'move CQ.E');
    expect(t.at('engineer-female')).toBe('CQ.E');
    scene({ team: { 'engineer-female': { at: 'LB.x' } }, tokens: ['swarmer-4 SE.B'] }).cannot(
      'ability active',
      'ETS-10.17',
    );
  });

  test('Sealed In locks every door on her tile until the end of the next round', () => {
    const t = scene({ team: { 'engineer-female': { at: 'CQ.s' } }, tokens: far, events: ['lull', 'lull', 'lull'] });
    t.choose('ability crisis');
    t.cannot('move CQ.E', 'ETS-4.24');
    t.choose('end-turn');
    t.cannot('move CQ.E', 'ETS-4.24');
    t.choose('end-turn', 'move CQ.E');
    expect(t.at('engineer-female')).toBe('CQ.E');
  });

  test('Reassurance and Field Dressing help in her zone', () => {
    const t = scene({
      team: { 'medic-female': { at: 'CQ.w', health: 5 }, 'scout-male': { at: 'CQ.w', resolve: 4 } },
      tokens: far,
      stack: [{ kind: 'next-turn' }, { kind: 'turn', who: 0 }],
    });
    expect(t.of('scout-male').resolve).toBe(5);
    t.choose('ability active', 'who medic-female');
    expect(t.of('medic-female').health).toBeGreaterThanOrEqual(6);
  });

  test('Not on My Watch: nobody in her zone falls below 1 Health', () => {
    const t = scene({ team: { 'medic-female': { at: 'CQ.w', health: 1 } }, enemies: ['4 swarmer CQ.w'] });
    t.choose('ability crisis', 'end-turn');
    expect(t.of('medic-female').health).toBe(1);
  });

  test('Soft Steps: attacks and searches are 1 quieter', () => {
    const t = scene({ team: { 'scout-female': { at: 'CQ.E' } }, tokens: far, items: ['dropped-tools'] });
    t.choose('search');
    expect(t.noises).toEqual(['1 CQ.E']);
  });

  test('Slip Past: two zones without checks, and enemies do not count it as seeing her', () => {
    const t = scene({ team: { 'scout-female': { at: 'CQ.w', resolve: 0 } }, enemies: ['1 jaeger CQ.w'] });
    t.choose('ability active', 'move CQ.x', 'move CQ.s');
    expect(t.at('scout-female')).toBe('CQ.s');
    expect(t.t.figures[0]?.seen).toBe(0);
  });

  test('ETS-R83 Vanish: enemies neither see nor attack her', () => {
    const t = scene({ team: { 'scout-female': { at: 'CQ.w' } }, enemies: ['3 jaeger CQ.w'] });
    t.choose('ability crisis', 'end-turn');
    expect(t.of('scout-female').health).toBe(10);
  });

  test('Quick Hands: the first noise card of a turn is silent', () => {
    const t = scene({ team: { 'scout-male': { at: 'CQ.E' } }, tokens: far, items: ['tripped-alarm'] });
    t.choose('search');
    expect(t.noises).toEqual([]);
  });

  test('Dash: four zones without checks, then a free interaction', () => {
    const t = scene({ team: { 'scout-male': { at: 'SE.x' } }, tokens: far });
    t.choose('ability crisis', 'move SE.w', 'move SE.C', 'stay', 'interact switch');
    expect(t.of('scout-male').actions).toBe(2);
    expect(t.t.objectives[0]?.end).toBe('done');
  });

  test('System Link: the top Event card is seen, and may go under the deck', () => {
    const t = scene({ team: { 'technician-female': { at: 'CQ.w' } }, tokens: far, events: ['blackout', 'lull'] });
    t.choose('ability active');
    expect(t.look(0).view.nextEvent).toBe('blackout');
    t.choose('bury');
    expect(t.t.events.at(-1)).toBe('lull');
    expect(t.look(0).view.nextEvent).toBeNull();
  });

  test('Override: the event ends, and none is drawn this round (ETS-14.2)', () => {
    const t = scene({
      team: { 'technician-female': { at: 'CQ.w' } },
      tokens: far,
      event: 'blackout',
      events: ['lockdown'],
    });
    t.choose('ability crisis', 'end-turn');
    expect(t.t.event).toBeNull();
    expect(t.t.events).toEqual(['lockdown']);
  });

  test('Target Database: one die of a turn counts 1 higher', () => {
    const t = seek(
      { team: { 'technician-male': { at: 'CQ.w', cards: ['rivet-gun'] } }, enemies: ['5 swarmer CQ.x'] },
      (x) => x.choose('attack rivet-gun CQ.x'),
      (x) => x.entries('fired')[0]?.dice[0] === 2,
    );
    expect(t.count('swarmer')).toBe(4);
  });

  test('Remote Access: a device in sight within 2, or a door in sight', () => {
    const t = scene({ team: { 'technician-male': { at: 'SE.w' } }, tokens: far });
    t.choose('ability active');
    t.choose(t.offered(0).find(({ kind }) => kind === 'interact') as never);
    expect(t.t.objectives[0]?.end).toBe('done');
  });
});
