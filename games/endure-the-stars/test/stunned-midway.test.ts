import { describe, expect, test } from 'vitest';
import type { Position } from './position.ts';
import { MEDIC, SCOUT } from './refused.ts';
import { type Scene, seek } from './scene.ts';

const ENGINEER = 'engineer-male';
const MARINE = 'marine-male';
const isStunned = (t: Scene) => t.entries('stunned').length > 0;
const isCalm = (t: Scene) => !isStunned(t);
/** The one who acts is at 3 Resolve, and the next point stuns. */
const frail = { resolve: 3, fears: ['breakdown'] };

describe('ETS-R108 whoever is stunned in the middle of an action makes no further attack in it', () => {
  const charge: Position = {
    team: { [ENGINEER]: { at: 'LB.e', cards: ['persuader'], ...frail }, [MEDIC]: { at: 'SE.C' } },
    enemies: ['3 swarmer LB.x'],
    tokens: ['jaeger-3 LB.A'],
  };
  const charges = (t: Scene) => {
    t.of(ENGINEER).inView = [];
    t.choose('attack persuader LB.x');
  };

  test('ETS-16.2 ETS-R108 the step of Juggernaut is made, the attack is not', () => {
    const stunned = seek(charge, charges, isStunned);
    expect([stunned.at(ENGINEER), stunned.entries('fired')]).toEqual(['LB.x', []]);
    expect(seek(charge, charges, isCalm).entries('fired')).toHaveLength(1);
  });

  test('ETS-16.2 ETS-R108 Empty the Magazine ends', () => {
    const position = (health: number): Position => ({
      team: {
        [MARINE]: { at: 'LB.x', cards: ['machine-pistol'], ...frail },
        [MEDIC]: { at: 'LB.e', health },
        [SCOUT]: { at: 'SE.C' },
      },
      enemies: ['6 jaeger LB.e'],
      tokens: ['jaeger-3 LB.A'],
    });
    // A miss kills the Medic before the Marine's eyes.
    const t = seek(
      position(1),
      (x) => x.choose('ability crisis'),
      (x) => x.of(MEDIC).fate === 'dead',
    );
    expect(isStunned(t)).toBe(true);
    expect([t.kinds.includes('attack'), t.t.active]).toEqual([false, 2]);
    const goesOn = (x: Scene) => isCalm(x) && x.kinds.join() === 'attack,done';
    expect(seek(position(10), (x) => x.choose('ability crisis'), goesOn).entries('fired')).toHaveLength(1);
  });
});
