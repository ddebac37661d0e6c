import { ruling } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { type Clause, chronoTrek } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { MEMO, type Position } from './position.ts';
import { type Scene, scene } from './scene.ts';

const WHO = ['Annorax', 'The Xindi', 'The Borg'];
const with_ = (rest: Partial<Position>) => scene({ who: WHO, ...rest });

/** A scene, a seat, what it tries, and why not. */
type Case = readonly [t: () => Scene, seat: number, choice: unknown, clause: Clause, key: string];

const naming =
  (title: string, rest: Partial<Position> = {}) =>
  () =>
    with_({ hands: [[title]], ...rest }).announce(0, title);
const act =
  (rest: Partial<Position> = {}) =>
  () =>
    with_(rest);
const extra =
  (...hand: string[]) =>
  () =>
    with_({ hands: [['Maximum Warp', ...hand]] }).plays(0, 'Maximum Warp');

const searching = () => () =>
  with_({ hands: [['Starfleet Archive']], pile: ['Spot', 'Deep Cover'], thin: true }).plays(0, 'Starfleet Archive');
const transferring = () => () => {
  const t = with_({ hands: [['Porthos'], ['Tribbles']], pile: ['Crew Transfer'] });
  t.as(0).choose({ kind: 'second-draw' });
  return t.pass();
};

const cases: readonly Case[] = [
  [act(), 0, null, 'CT-6.5', 'why.play-or-draw'],
  [act(), 0, { kind: 'play', card: 'spot' }, 'CT-6.3', 'why.not-in-hand'],
  [act(), 0, { kind: 'play', card: 7 }, 'CT-1.7', 'why.no-such-card'],
  [act(), 0, { kind: 'play', card: 'crew-transfer' }, 'CT-10.1', 'why.event'],
  [act(), 0, { kind: 'stop' }, 'CT-6.5', 'why.stop-turn'],
  [act({ hands: [['Spot']] }), 0, { kind: 'play', card: 'spot', more: 1 }, 'CT-6.3', 'why.malformed'],
  [act({ hands: [[MEMO]] }), 0, { kind: 'memo' }, 'CT-14.12', 'why.memo-reaction'],
  [act(), 1, { kind: 'second-draw' }, 'CT-6.3', 'why.not-asked'],
  [act(), 9, { kind: 'second-draw' }, 'CT-1.1', 'why.no-seat'],
  [extra(), 0, { kind: 'second-draw' }, 'CT-6.5', 'why.second-draw-extra'],
  [extra(), 0, undefined, 'CT-6.5', 'why.play-or-stop'],
  [extra('Spot'), 0, { kind: 'play', card: 'spot', more: 1 }, 'CT-6.3', 'why.malformed'],
  [extra('Deep Cover'), 0, { kind: 'play', card: 'deep-cover' }, 'CT-9.4', 'why.power-extra'],
  [naming('Atavachron'), 0, { kind: 'linchpin', at: 'Z9' }, 'CT-1.3', 'why.no-such-index'],
  [naming('Atavachron'), 0, { kind: 'linchpin', at: 'B8' }, 'CT-5.3', 'why.ripplepoint'],
  [naming('Atavachron'), 0, { kind: 'linchpin', at: 'D9' }, 'CT-5.13', 'why.anchorpoint'],
  [naming('Atavachron'), 0, { kind: 'linchpin', at: 'B6', more: 1 }, 'CT-8.2', 'why.malformed'],
  [naming('Atavachron'), 0, { kind: 'done' }, 'CT-8.2', 'why.name-linchpin'],
  [
    naming('Salvage Run', { discard: ['Spot', 'Kerr Loop'] }),
    0,
    { kind: 'pile', card: 'kerr-loop' },
    'CT-9.1',
    'why.artifact-only',
  ],
  [
    naming("Captain's Log", { discard: ['Spot', "Captain's Log"] }),
    0,
    { kind: 'pile', card: 'captains-log' },
    'CT-9.1',
    'why.text-excludes',
  ],
  [naming("Captain's Log", { discard: ['Spot'] }), 0, { kind: 'pile', card: 'porthos' }, 'CT-15.3', 'why.not-in-pile'],
  [
    naming("Captain's Log", { discard: ['Spot', 'Deep Cover'] }),
    0,
    { kind: 'pile', card: 'deep-cover' },
    'CT-9.5',
    'why.never-fetched',
  ],
  [naming("Captain's Log", { discard: ['Spot'] }), 0, { kind: 'pile' }, 'CT-1.7', 'why.no-such-card'],
  [naming("Captain's Log", { discard: ['Spot'] }), 0, 'spot', 'CT-R24', 'why.name-pile'],
  [
    naming('Beam It Aboard', { artifacts: [['Spot'], ['Porthos']] }),
    0,
    { kind: 'artifact', card: 'spot' },
    'CT-9.1',
    'why.yours',
  ],
  [
    naming('Beam It Aboard', { artifacts: [[], ['Porthos']] }),
    0,
    { kind: 'artifact', card: 'spot' },
    'CT-7.2',
    'why.not-in-play',
  ],
  [
    naming('Dig Site', { artifacts: [['Orb of Time'], ['Sword of Kahless']] }),
    0,
    { kind: 'artifact', card: 'sword-of-kahless' },
    'CT-7.2',
    'why.not-yours',
  ],
  [
    naming('Dig Site', { artifacts: [['Orb of Time', 'Spot']] }),
    0,
    { kind: 'artifact', card: 'spot' },
    'CT-7.3',
    'why.other-class',
  ],
  [
    () => naming('Ferengi Raid', { artifacts: [[], ['Spot', 'Porthos'], ['Tribbles']] })().name(0, 'Spot'),
    0,
    { kind: 'artifact', card: 'porthos' },
    'CT-9.1',
    'why.one-each',
  ],
  // With two players up to two of the opponent's may be taken, but not one of them twice.
  [
    () =>
      scene({ who: WHO.slice(0, 2), hands: [['Ferengi Raid']], artifacts: [[], ['Spot', 'Porthos']] }).announce(
        0,
        'Ferengi Raid',
        'Spot',
      ),
    0,
    { kind: 'artifact', card: 'spot' },
    'CT-9.1',
    'why.named-already',
  ],
  [
    () =>
      naming('Dig Site', { artifacts: [['Orb of Time']], discard: ['Spot', 'Porthos'] })()
        .name(0, 'Orb of Time')
        .name(0, 'Spot'),
    0,
    { kind: 'pile', card: 'spot' },
    'CT-9.1',
    'why.named-already',
  ],
  [
    naming('Cultural Exchange', { artifacts: [['Spot'], ['Porthos']] }),
    0,
    { kind: 'artifact', card: 'spot', more: 1 },
    'CT-R24',
    'why.malformed',
  ],
  [
    naming('Beam It Aboard', { artifacts: [['Spot'], ['Porthos']] }),
    0,
    { kind: 'artifact', card: 'porthos', more: 1 },
    'CT-R24',
    'why.malformed',
  ],
  [
    naming("Captain's Log", { discard: ['Spot'] }),
    0,
    { kind: 'pile', card: 'spot', more: 1 },
    'CT-R24',
    'why.malformed',
  ],
  [naming('Mind Meld'), 0, { kind: 'player', seat: 1, more: 1 }, 'CT-R24', 'why.malformed'],
  [searching(), 0, { kind: 'find', card: 'porthos' }, 'CT-R40', 'why.not-in-draw-pile'],
  [searching(), 0, { kind: 'find', card: 'deep-cover' }, 'CT-9.5', 'why.never-fetched'],
  [searching(), 0, { kind: 'find' }, 'CT-1.7', 'why.no-such-card'],
  [searching(), 0, { kind: 'give', card: 'spot' }, 'CT-R40', 'why.find-one'],
  [transferring(), 0, { kind: 'give', card: 'spot' }, 'CT-15.9', 'why.not-in-hand'],
  [transferring(), 0, { kind: 'give' }, 'CT-1.7', 'why.no-such-card'],
  [transferring(), 0, null, 'CT-15.9', 'why.give-one'],
  [transferring(), 2, { kind: 'give', card: 'spot' }, 'CT-15.9', 'why.gives-none'],
  [naming('Mind Meld'), 0, { kind: 'player', seat: 0 }, 'CT-9.1', 'why.another-player'],
  [naming('Mind Meld'), 0, { kind: 'player', seat: '1' }, 'CT-R51', 'why.no-seat'],
  [naming('Stowaway', { hands: [['Stowaway'], ['Spot']] }), 0, { kind: 'player', seat: 2 }, 'CT-9.1', 'why.empty-hand'],
  [naming('Causality Loop'), 0, { kind: 'direction' }, 'CT-R24', 'why.direction'],
  [
    () => with_({ hands: [['Spot', 'Kerr Loop'], ['Porthos']] }).announce(0, 'Spot'),
    0,
    { kind: 'pass' },
    'CT-14.17',
    'why.own-card',
  ],
  [
    () => with_({ hands: [['Spot'], ['Porthos']] }).announce(0, 'Spot'),
    2,
    { kind: 'pass' },
    'CT-14.17',
    'why.no-cards',
  ],
  [() => with_({ hands: [['Spot'], ['Porthos']] }).announce(0, 'Spot'), 1, { kind: 'memo' }, 'CT-14.18', 'why.no-memo'],
  [() => with_({ hands: [['Spot'], ['Porthos']] }).announce(0, 'Spot'), 1, {}, 'CT-14.18', 'why.pass-or-memo'],
];

describe('every refusal names its clause and its reason', () => {
  test.each(cases)('%#', (t, seat, choice, clause, key) => {
    const found = ruling(chronoTrek, t().state, seat, choice);
    expect([found?.clause, found?.because.key]).toEqual([clause, key]);
  });

  test('and the facts that its sentence speaks of', () => {
    for (const [t, seat, choice, , key] of cases) {
      const { args = {} } = ruling(chronoTrek, t().state, seat, choice)?.because ?? {};
      for (const text of [texts.en[key], texts.de[key]]) {
        const wanted = [...(text ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        expect(Object.keys(args), key).toEqual(expect.arrayContaining(wanted));
      }
    }
  });
});
