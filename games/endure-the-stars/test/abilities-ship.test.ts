import { describe, expect, test } from 'vitest';
import type { Choice } from '../rules/index.ts';
import type { Person, Position } from './position.ts';
import { MEDIC, SCOUT } from './refused.ts';
import { type Scene, scene } from './scene.ts';

const ENGINEER = 'engineer-female';
const TECHNICIAN = 'technician-male';
const doors = (choices: readonly Choice[]) =>
  choices.flatMap((choice) => {
    if (choice.kind === 'door') return [`door ${choice.door} ${choice.to}`];
    return choice.kind === 'exit-door' ? [`exit ${choice.exit} ${choice.to}`] : [];
  });

/** CG04 has an exit in SE.w, and another in CQ.e. */
const cg04 = (id: string, at: string, one: Partial<Person> = {}, rest: Partial<Position> = {}): Scene =>
  scene({
    mission: 'CG04',
    team: { [id]: { at, ...one }, 'medic-female': { at: 'LS.D' } },
    tokens: ['swarmer-4 CQ.D'],
    ...rest,
  });
const shut = (t: Scene) => t.t.exits.map(({ held, set, spike }) => spike ?? held.at(-1)?.to ?? set);
/** Doors through which nobody goes now. */
const barred = (t: Scene) => t.t.passages.barred;

describe('doors and exits', () => {
  test('ETS-4.41 Rewire sets a door or an exit of her zone the other way, and that is told', () => {
    const t = cg04(ENGINEER, 'SE.w').choose('ability active');
    expect(shut(t)).toEqual(['locked', 'open']);
    expect(t.entries('exit-door')).toMatchObject([{ clause: 'ETS-4.41', exit: 0, to: 'locked' }]);
    t.cannot('exit 0', 'ETS-4.33');
    const shutBefore = cg04(ENGINEER, 'SE.w');
    Object.assign(shutBefore.t.exits[0] ?? {}, { set: 'locked' });
    expect(shut(shutBefore.choose('ability active'))).toEqual(['open', 'open']);
    const locked = cg04(ENGINEER, 'SE.n', {}, { locked: ['SE:A-n'] }).choose('ability active');
    expect(barred(locked)).toEqual([]);
    expect(locked.entries('door')).toMatchObject([{ clause: 'ETS-4.41', door: 0, to: 'open' }]);
    locked.choose('move SE.A');
    expect(locked.at(ENGINEER)).toBe('SE.A');
  });

  test('ETS-4.40 Rewire leaves an exit that the mission keeps locked', () => {
    const t = cg04(ENGINEER, 'SE.w');
    Object.assign(t.t.exits[0] ?? {}, { kept: true });
    t.cannot('ability active', 'ETS-10.17');
  });

  test('ETS-R106 what has a spike in it is moved neither by Rewire nor by Remote Access, but by another spike', () => {
    const spiked = (id: string, cards: readonly string[] = []) => {
      const t = cg04(id, 'SE.w', { cards });
      Object.assign(t.t.exits[0] ?? {}, { spike: 'open' });
      return t;
    };
    spiked(ENGINEER).cannot('ability active', 'ETS-10.17');
    const remote = spiked('technician-male').choose('ability active');
    expect(doors(remote.offered(0)).filter((door) => door.startsWith('exit'))).toEqual([]);
    expect(doors(spiked(MEDIC, ['door-spike']).choose('use door-spike').offered(0))).toContain('exit 0 locked');
  });

  test('ETS-4.41 a Door Spike sets a door or an exit of the zone for good, as it is or the other way', () => {
    const t = cg04(MEDIC, 'SE.w', { cards: ['door-spike'] }).choose('use door-spike');
    expect(doors(t.offered(0))).toEqual(['exit 0 open', 'exit 0 locked']);
    t.choose({ kind: 'exit-door', exit: 0, to: 'locked' });
    expect(t.t.exits.map(({ spike }) => spike)).toEqual(['locked', null]);
    expect(t.entries('exit-door')).toMatchObject([{ clause: 'ETS-4.41', exit: 0, to: 'locked' }]);
    const door = cg04(MEDIC, 'SE.n', { cards: ['door-spike'] }).choose('use door-spike');
    door.choose({ kind: 'door', door: 0, to: 'locked' });
    expect(door.entries('door')).toMatchObject([{ clause: 'ETS-4.41', door: 0, to: 'locked' }]);
    door.cannot('move SE.A', 'ETS-4.24');
  });

  test('ETS-R81 of two spikes in one door the later holds', () => {
    const t = cg04(MEDIC, 'SE.w', { cards: ['door-spike', 'door-spike'] });
    for (const to of ['locked', 'open'] as const) {
      t.choose('use door-spike', { kind: 'exit-door', exit: 0, to });
      expect(shut(t)).toEqual([to, 'open']);
    }
  });

  test('ETS-4.40 Sealed In: doors and exits with both sides on her tile, and no others', () => {
    const t = cg04(ENGINEER, 'SE.x').choose('ability crisis');
    expect([barred(t), shut(t)]).toEqual([
      [0, 1],
      ['locked', 'open'],
    ]);
    // LS.B's door leads to a corridor that reaches onto this tile.
    const quarters = cg04(ENGINEER, 'CQ.x').choose('ability crisis');
    expect([barred(quarters), shut(quarters)]).toEqual([
      [6, 7],
      ['open', 'locked'],
    ]);
  });

  test('ETS-4.41 Pulse opens those of his tile until the round ends', () => {
    const locked = { locked: ['SE:A-n', 'SE:B-e', 'MB:A-n'], events: ['lull', 'lull'] };
    const t = cg04(TECHNICIAN, 'SE.x', {}, locked).choose('ability crisis');
    expect(barred(t)).toEqual([2]);
    t.choose('end-turn', 'end-turn');
    expect(barred(t)).toEqual([0, 1, 2]);
  });

  test('ETS-6.3 Remote Access: a door in sight, however far, or a device within 2', () => {
    const t = cg04(TECHNICIAN, 'SE.w').choose('ability active');
    expect(doors(t.offered(0))).toContain('door 3 locked');
    expect(doors(t.offered(0))).not.toContain('door 2 locked');
    t.choose({ kind: 'door', door: 3, to: 'locked' });
    expect(barred(t)).toEqual([3]);
    expect(t.entries('door')).toMatchObject([{ clause: 'ETS-4.41', door: 3, to: 'locked' }]);
  });

  test('ETS-6.12 Improvised Exit is told', () => {
    const t = scene({ team: { 'engineer-male': { at: 'CQ.w' } }, tokens: ['swarmer-4 LB.A'] }).choose('ability crisis');
    expect(t.entries('doorway')).toMatchObject([{ clause: 'ETS-6.12', wall: t.t.passages.made[0] }]);
  });
});

describe('what is looked at', () => {
  test('ETS-14.2 System Link shuffles an empty deck first, and what was seen cannot be taken back', () => {
    const t = scene({
      team: { 'technician-female': { at: 'CQ.w' } },
      tokens: ['swarmer-4 LB.A'],
      events: [],
      table: { eventDiscard: ['blackout'] },
    });
    t.choose('ability active');
    expect(t.look(0).view.nextEvent).toBe('blackout');
    const known = scene({
      team: { 'technician-female': { at: 'CQ.w' } },
      tokens: ['swarmer-4 LB.A'],
      events: ['blackout', 'lull'],
    }).choose('ability active');
    expect(known.sealed).toBe(true);
  });

  const sensing = (tokens: readonly string[], rest: Partial<Position> = {}): Scene =>
    scene({
      team: { 'psychic-female': { at: 'CQ.w' }, [SCOUT]: { at: 'CQ.w' } },
      tokens,
      stack: [{ kind: 'next-turn' }, { kind: 'turn', who: 0 }],
      ...rest,
    });

  test('ETS-6.2 Sense Life: one token within noise distance 3 that is not known yet, or none', () => {
    const t = sensing(['jaeger-4 CQ.n', 'jaeger-3 CQ.D', 'swarmer-4 LB.D']);
    const tokens = (x: Scene) => x.offered(0).flatMap((choice) => (choice.kind === 'token' ? [choice.token] : []));
    const [near, reach, beyond] = t.t.tokens.map(({ id }) => id);
    expect(tokens(t)).toEqual([near, reach]);
    expect(tokens(t)).not.toContain(beyond);
    t.choose({ kind: 'token', token: reach ?? -1 });
    expect(t.t.tokens.map(({ known }) => known)).toEqual([false, true, false]);
    expect(t.entries('looked')).toMatchObject([{ clause: 'ETS-12.4', face: 'jaeger-3' }]);
    expect(t.sealed).toBe(true);
    const none = sensing(['jaeger-4 CQ.n']).choose('done');
    expect(none.t.tokens.map(({ known }) => known)).toEqual([false]);
    expect(none.entries('looked')).toEqual([]);
  });

  test('ETS-6.2 Sense Life asks about no token that is known, and finds no life in Sentries', () => {
    const t = sensing(['jaeger-4 CQ.n']).choose({ kind: 'token', token: 0 });
    expect(t.t.tokens).toMatchObject([{ known: true }]);
    t.choose('end-turn', 'end-turn');
    expect(t.state.stack.at(-1)?.kind).not.toBe('name');
    sensing(['artemis-2 CQ.n'], { mission: 'C012', team: { 'psychic-female': { at: 'CQ.x' } } }).awaits(0, 'act');
  });

  test('ETS-6.2 Sense Life: not at noise distance 4', () => {
    const t = sensing(['jaeger-4 LB.e'], { team: { 'psychic-female': { at: 'CQ.n' } } });
    expect(t.kinds).not.toContain('token');
  });
});
