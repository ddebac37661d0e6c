import { describe, expect, test } from 'vitest';
import { hold, letGo, makeDoorway, sealDoorway, setDoor, settleDoors } from '../rules/board/doors.ts';
import { blockedZones, roomIn } from '../rules/board/foes/space.ts';
import { shipOf, zoneIn } from '../rules/board/ship.ts';
import type { Door, Table } from '../rules/index.ts';
import type { Position } from './position.ts';
import { scene } from './scene.ts';

const m = 'medic-male';
const s = 'scout-male';

describe('how a door stands', () => {
  const open = () => scene({ team: { [m]: { at: 'SE.C' } }, tokens: ['swarmer-4 LB.A'] }).t;
  const first = (t: Table) => t.doors[0] as Door;

  test('ETS-2.3 at the start nothing holds it', () => {
    expect(first(open())).toEqual({ set: 'open', kept: false, spike: null, held: [] });
  });

  test('ETS-4.41 each temporary effect ends by itself, and the others go on', () => {
    const t = open();
    hold(t, [first(t)], 'locked', 2);
    hold(t, [first(t)], 'open', 'event');
    expect(t.passages.barred).not.toContain(0);
    letGo(t, (until) => until === 'event');
    expect(first(t).held).toEqual([{ to: 'locked', until: 2 }]);
    expect(t.passages.barred).toContain(0);
    letGo(t, (until) => until === 'event');
    expect(first(t).held).toHaveLength(1);
    letGo(t, (until) => until === 2);
    expect(t.passages.barred).not.toContain(0);
  });

  test('ETS-4.41 whoever sets it ends every temporary effect on it', () => {
    const t = open();
    hold(t, [first(t)], 'locked', 'event');
    setDoor(t, first(t), 'open');
    expect(first(t)).toMatchObject({ set: 'open', held: [] });
  });

  test('ETS-M01.20 a doorway that became wall stays wall, whatever is settled after it', () => {
    const t = open();
    sealDoorway(t, 0);
    settleDoors(t);
    expect(t.passages.barred).toContain(0);
    expect(t.doors[0]).toBeNull();
  });

  test('ETS-6.12 doorways that are made stand in order, and what does not change is kept as it is', () => {
    const t = open();
    makeDoorway(t, 7);
    makeDoorway(t, 3);
    expect(t.passages.made).toEqual([3, 7]);
    const { passages } = t;
    settleDoors(t);
    expect(t.passages).toBe(passages);
  });

  test('X27 ETS-4.41 ETS-14.8 ETS-14.10 Rewire holds to the next Lockdown, a Door Spike through it', () => {
    const t = scene({
      team: { 'engineer-female': { at: 'SE.n' }, [m]: { at: 'SE.e', cards: ['door-spike'] } },
      tokens: ['swarmer-4 LB.A'],
      events: ['lockdown', 'lockdown', 'lull'],
      stack: [{ kind: 'resolution' }],
    });
    const { doorNamed } = shipOf(t.t).geometry;
    const door = (name: string) => doorNamed.get(name) as number;
    const ours = [door('SE:A-n'), door('SE:B-e')];
    const open = () => [...doorNamed.values()].filter((id) => t.t.doors[id] && !t.t.passages.barred.includes(id));
    expect(open()).toEqual([]);
    const endRound = () => {
      const { round } = t.t;
      while (t.t.round === round) t.choose('end-turn');
    };
    for (const turn of ['first', 'second']) {
      if (t.t.active === 0) t.choose('ability active');
      else t.choose('use door-spike', { kind: 'door', door: door('SE:B-e'), to: 'open' });
      if (turn === 'first') t.choose('end-turn');
    }
    expect(open().toSorted()).toEqual(ours.toSorted());
    endRound();
    expect([t.t.event, open()]).toEqual(['lockdown', [door('SE:B-e')]]);
    endRound();
    const locked = [...doorNamed.values()].filter((id) => t.t.doors[id] && t.t.passages.barred.includes(id));
    expect([t.t.event, locked]).toEqual(['lull', [door('LB:A-x')]]);
  });
});

describe('ETS-17.11 how full a zone is', () => {
  /** Spaces left in CQ.A, which has 12, and whether it is closed to those who come. */
  const room = (rest: Partial<Position>) => {
    const { t } = scene({ team: { [m]: { at: 'CQ.w' } }, ...rest });
    const zone = zoneIn(t, 'CQ.A');
    const blocked = blockedZones(t);
    for (const { id } of shipOf(t).zones) expect([id, blocked[id]]).toEqual([id, roomIn(t, id) === 0]);
    return roomIn(t, zone);
  };
  const enemies = ['8 swarmer CQ.A'];

  test('ETS-17.11 miniatures and survivors take one space each', () => {
    expect(room({ enemies })).toBe(4);
    expect(room({ enemies, team: { [m]: { at: 'CQ.A' }, [s]: { at: 'CQ.A' } } })).toBe(2);
    expect(room({ enemies: ['11 swarmer CQ.A'], team: { [m]: { at: 'CQ.A' } } })).toBe(0);
  });

  test('ETS-17.11 a boss takes three, and so does the Loader with its pilot', () => {
    expect(room({ enemies: [...enemies, '1 titan CQ.A'] })).toBe(1);
    expect(room({ enemies, loader: { at: 'CQ.A' } })).toBe(1);
    expect(room({ enemies, team: { [m]: { at: 'CQ.A' } }, loader: { at: 'CQ.A', pilot: m } })).toBe(1);
    expect(room({ enemies: ['9 swarmer CQ.A'], loader: { at: 'CQ.A' } })).toBe(0);
    expect(room({ enemies, team: { [m]: { at: 'CQ.A' } }, loader: { at: 'CQ.A' } })).toBe(0);
  });
});
