import { describe, expect, test } from 'vitest';
import type { Position } from './position.ts';
import { MEDIC } from './refused.ts';
import { type Scene, seek } from './scene.ts';

const ENGINEER = 'engineer-male';

/** He charges into LB.x, tests for whom he finds there, and his next point of Resolve makes him stagger on. */
const charge: Position = {
  team: { [ENGINEER]: { at: 'LB.e', cards: ['persuader'], resolve: 6, fears: ['vertigo'] }, [MEDIC]: { at: 'SE.C' } },
  enemies: ['3 swarmer LB.x'],
};
const charges = (t: Scene) => {
  t.of(ENGINEER).inView = [];
  t.choose('attack persuader LB.x');
};
const staggers = (t: Scene) => t.entries('turned-up').length > 0;

describe('ETS-R112 whoever is moved in the middle of a charge', () => {
  test('ETS-15.27 makes no attack from where the card took him: a blade reaches only his own zone', () => {
    const t = seek(charge, charges, staggers);
    expect(t.at(ENGINEER)).not.toBe('LB.x');
    expect(t.entries('fired')).toEqual([]);
    expect(t.count('swarmer')).toBe(3);
  });

  test('ETS-6.11 makes it where he stands if nothing has moved him', () => {
    const t = seek(charge, charges, (x) => !staggers(x));
    expect([t.at(ENGINEER), t.entries('fired').length]).toEqual(['LB.x', 1]);
  });
});

describe('ETS-14.25 whoever fires into their own zone in low gravity and panics before the push', () => {
  const MARINE = 'marine-male';
  const position: Position = {
    team: {
      [MARINE]: { at: 'CQ.x', cards: ['machine-pistol'], resolve: 8, fears: ['panic'] },
      [MEDIC]: { at: 'CQ.x', health: 1 },
      'scout-male': { at: 'SE.C' },
    },
    enemies: ['6 jaeger CQ.x'],
    event: 'artificial-gravity-failure',
  };
  /** The first zone of the push: from where the card took him. */
  const pushed = (t: Scene) =>
    t
      .entries('moved')
      .filter(({ clause }) => clause === 'ETS-14.23')
      .map(({ from, to }) => `${t.named(from)} ${t.named(to)}`)[0];

  test('ETS-R112 is pushed where the die shows, not always one way', () => {
    const t = seek(
      position,
      (x) => x.choose('attack machine-pistol CQ.x'),
      (x) => pushed(x) === 'LB.x LB.e',
    );
    expect([t.of(MEDIC).fate, t.entries('turned-up').length]).toEqual(['dead', 1]);
  });
});
