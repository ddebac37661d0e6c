import { describe, expect, test } from 'vitest';
import { chronoTrek, type Reckoned } from '../rules/index.ts';
import type { Position } from './position.ts';
import { type Scene, scene } from './scene.ts';

const position: Position = {
  who: ['Thelin', 'The Romulans', 'Worf'],
  hands: [['Temporal Reset', 'Predestination Paradox', 'Atavachron'], ['Porthos']],
  artifacts: [['Guardian of Forever']],
  altered: 'B6 B7',
  fractures: 'B8',
};
const reckoned = (t: Scene, seat: number | null): Reckoned => chronoTrek.reckon?.(t.look(seat)) as Reckoned;

describe('what is reckoned before a play', () => {
  test('each flip: what turns, what falls, which Fractures fit, how the own mission stands then', () => {
    const { flips, fits, announced, kinds } = reckoned(scene(position), 0);
    expect(fits).toEqual(['B8', 'C1']);
    expect(announced).toBeNull();
    expect(kinds).toEqual([]);
    expect(Object.keys(flips)).toHaveLength(15);
    const { turned, falls, mission, ...rest } = flips.B7 ?? expect.unreachable();
    expect(turned).toEqual([
      { index: 'B7', altered: false },
      { index: 'C2', altered: false },
    ]);
    expect(falls).toEqual(['B8']);
    expect(rest.fits).toEqual(['C1']);
    expect(mission?.complete).toBe(true);
    expect(flips.A2?.mission?.complete).toBe(false);
  });

  test('missions: the own one, and none of what the viewer has not seen', () => {
    const [own, ...others] = reckoned(scene(position), 0).missions;
    expect(own?.needs.map(({ met }) => met)).toEqual([true, false, true]);
    expect(own?.blockers).toEqual([]);
    expect(others).toEqual([null, null]);
    const seen = scene({ ...position, hands: [['Mind Meld'], ['Porthos']] }).plays(0, 'Mind Meld', 'seat 1');
    expect(reckoned(seen, 0).missions[1]?.needs).toHaveLength(3);
    expect(reckoned(seen, 2).missions[1]).toBeNull();
    expect(reckoned(scene(position), null).missions).toEqual([null, null, null]);
    expect(reckoned(scene(position), null).flips.B7?.mission).toBeNull();
  });

  test('flips named already count, for their player while announcing and for all while the card waits', () => {
    const open = scene(position).announce(0, 'Predestination Paradox', 'A2');
    expect(reckoned(open, 0).announced?.turned.map(({ index }) => index)).toEqual(['A2', 'C9']);
    expect(reckoned(open, 0).flips.A3?.turned.map(({ index }) => index)).toEqual(['A2', 'A3', 'A4', 'A8', 'C9']);
    expect(reckoned(open, 1).announced).toBeNull();
    const waits = scene(position).announce(0, 'Atavachron', 'B6');
    expect(reckoned(waits, 1).announced?.falls).toEqual(['B8']);
    expect(reckoned(waits, 1).kinds).toContain('flip');
  });

  test('a card that turns all back is reckoned as a whole', () => {
    const waits = scene(position).announce(0, 'Temporal Reset');
    expect(reckoned(waits, 1).announced?.turned.map(({ index }) => index)).toEqual(['B6', 'B7', 'B8', 'C2']);
  });

  test('CT-R8 what the first of two flips puts right wins, whatever the second would undo; only in one’s own turn', () => {
    const open = scene(position).announce(0, 'Predestination Paradox', 'B7');
    const { announced, flips } = reckoned(open, 0);
    expect([announced?.mission?.complete, flips.B6?.mission?.complete]).toEqual([true, true]);
    expect(flips.B6?.turned.map(({ index }) => index)).toContain('B6');
    const first = scene(position).announce(0, 'Predestination Paradox', 'A2');
    expect([reckoned(first, 0).flips.B7, reckoned(first, 0).flips.A3].map((one) => one?.mission?.complete)).toEqual([
      true,
      false,
    ]);
    // Temporal Reset is one change: halfway nothing is won (CT-14.21).
    const reset = scene({ ...position, hands: [['Temporal Reset'], ['Porthos']] }).announce(0, 'Temporal Reset');
    expect(reckoned(reset, 0).announced?.mission?.complete).toBe(false);
  });
});
