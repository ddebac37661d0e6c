import { describe, expect, test } from 'vitest';
import { TITLES } from '../content/index.ts';
import { MEMO, type Position } from './position.ts';
import { scene } from './scene.ts';

const WHO = ['Annorax', 'Kivas Fajo', 'Data'];
const with_ = (rest: Partial<Position>) => scene({ who: WHO, ...rest });
const POWER = TITLES.filter(({ type }) => type === 'power-action').map(({ title, id }) => [title, id] as const);

describe('9. Actions and Power Actions', () => {
  test('CT-9.1 the text of an Action is carried out, then it goes to the discard pile', () => {
    const t = with_({ hands: [['Sensor Sweep']], pile: ['Porthos', 'Spot'] }).plays(0, 'Sensor Sweep');
    expect(t.hand(0)).toEqual(['porthos', 'spot']);
    expect(t.t.discard).toEqual(['sensor-sweep']);
  });

  test('CT-9.2 Power Actions in the same way', () => {
    const t = with_({ hands: [['Temporal Reset']], altered: 'B6 C4' }).plays(0, 'Temporal Reset');
    expect(t.turned).toBe('');
    expect(t.t.discard).toEqual(['temporal-reset']);
  });

  test.each(POWER)('CT-9.3 CT-9.4 CT-R38 %s is no extra play', (title, id) => {
    const t = with_({ hands: [['Maximum Warp', title]], pile: ['Porthos', 'Spot'] });
    expect(t.offered(0)).toContainEqual({ kind: 'play', card: id });
    t.plays(0, 'Maximum Warp');
    expect(t.offered(0)).not.toContainEqual({ kind: 'play', card: id });
    t.as(0).cannot({ kind: 'play', card: id }, 'CT-9.4');
    t.as(0).cannot({ kind: 'second-draw' }, 'CT-6.5');
    t.as(0).cannot({ kind: 'pass' }, 'CT-6.5');
  });

  test('CT-9.5 CT-R40 no card takes a Power Action or an Event from a pile', () => {
    const discard = ['Deep Cover', 'Historical Drift', 'Porthos'];
    const t = with_({ hands: [["Captain's Log"]], discard }).announce(0, "Captain's Log");
    expect(t.offered(0)).toEqual([{ kind: 'pile', card: 'porthos' }]);
    t.as(0).cannot({ kind: 'pile', card: 'deep-cover' }, 'CT-9.5');
    t.as(0).cannot({ kind: 'pile', card: 'historical-drift' }, 'CT-9.5');
    t.as(0).cannot({ kind: 'pile', card: 'spot' }, 'CT-15.3');
    const rewind = with_({ hands: [['Temporal Rewind']], discard }).announce(0, 'Temporal Rewind');
    expect(rewind.offered(0)).toEqual([{ kind: 'pile', card: 'porthos' }]);
    const archive = with_({ hands: [['Starfleet Archive']], pile: discard, thin: true }).plays(0, 'Starfleet Archive');
    expect(archive.offered(0)).toEqual([{ kind: 'find', card: 'porthos' }, { kind: 'find-nothing' }]);
    archive.as(0).cannot({ kind: 'find', card: 'deep-cover' }, 'CT-9.5');
  });

  test('CT-R40 the discard pile is ordered; a search shows the draw pile to the searcher alone and then shuffles it', () => {
    const pile = [
      'Porthos',
      'Spot',
      'Tribbles',
      'Orb of Time',
      'Kerr Loop',
      'Atavachron',
      'Nexus Ribbon',
      'Polaric Rift',
    ];
    const t = with_({ hands: [['Starfleet Archive'], ['Romulan Ale']], pile, thin: true }).plays(
      0,
      'Starfleet Archive',
    );
    expect(t.look(0).view.search).toHaveLength(8);
    expect([t.look(1).view.search, t.look(null).view.search]).toEqual([null, null]);
    const before = t.t.pile.slice();
    t.name(0, 'Spot');
    expect(t.hand(0)).toContain('spot');
    expect(t.t.pile.slice().sort()).not.toEqual(before.sort());
    expect(JSON.stringify(t.told(1))).not.toContain('spot');
    // What is left of the pile comes in another order from seed to seed.
    const { state } = with_({ hands: [['Starfleet Archive'], ['Romulan Ale'], []], pile, thin: true });
    const orders = Array.from({ length: 10 }, (_, n) =>
      scene({ ...state, chance: { seed: `search ${n}`, drawn: 0 } })
        .plays(0, 'Starfleet Archive')
        .name(0, 'find-nothing')
        .t.pile.join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(5);
    // Nothing to search: nothing is found, and nothing is shuffled.
    const empty = with_({ hands: [['Starfleet Archive'], [], ['Spot']], pile: [], thin: true, discard: ['Porthos'] });
    empty.plays(0, 'Starfleet Archive');
    expect(empty.entries('no-effect')).toHaveLength(1);
    expect(empty.entries('reshuffle')).toHaveLength(1);
    expect(empty.hand(0)).toEqual([]);
  });

  test('CT-9.6 CT-R37 parts that cannot be carried out are skipped, the rest is carried out', () => {
    const study = with_({ hands: [['Study the Android']], artifacts: [["Data's Head", 'Tantalus Device']] });
    study.plays(0, 'Study the Android', 'reward');
    expect(study.hand(0)).toHaveLength(2);
    expect(study.entries('skipped')).toEqual([{ type: 'skipped', clause: 'CT-9.6', card: 'study-the-android' }]);
    expect(study.entries('no-effect')).toEqual([]);
    const log = with_({ hands: [["Captain's Log"]] }).plays(0, "Captain's Log");
    expect(log.entries('no-effect')[0]?.clause).toBe('CT-9.6');
    expect(log.t.discard).toEqual(['captains-log']);
    // Not in the pile while its text is carried out: it cannot fetch itself.
    const salvage = with_({ hands: [["Captain's Log"]], discard: ['Spot'] }).announce(0, "Captain's Log");
    expect(salvage.t.discard).toEqual(['spot']);
  });

  test('CT-9.7 CT-14.12 a Memo is no play of its own', () => {
    const t = with_({ hands: [[MEMO, 'Maximum Warp']] });
    t.as(0).cannot({ kind: 'play', card: 'memo-from-your-future-self' }, 'CT-14.12');
    t.as(0).cannot({ kind: 'memo' }, 'CT-14.12');
    t.plays(0, 'Maximum Warp');
    t.as(0).cannot({ kind: 'play', card: 'memo-from-your-future-self' }, 'CT-14.12');
  });

  test('CT-R39 grants nest: the inner card is finished first, unused grants lapse', () => {
    const hands = [['Maximum Warp', 'Maximum Warp', 'Porthos', 'Spot', 'Tribbles', 'Orb of Time']];
    const t = with_({ hands }).plays(0, 'Maximum Warp').plays(0, 'Maximum Warp').plays(0, 'Porthos');
    t.as(0).choose({ kind: 'stop' });
    expect(t.sealed).toBe(true);
    expect(t.t.discard).toEqual(['maximum-warp']);
    t.plays(0, 'Spot');
    expect(t.t.discard).toEqual(['maximum-warp', 'maximum-warp']);
    t.awaits(1, 'act');
  });

  test('CT-R39 a rewound card must be played; its choices are announced before its own window', () => {
    const t = with_({ hands: [['Temporal Rewind'], ['Spot']], discard: ['Atavachron', 'Porthos'] });
    t.announce(0, 'Temporal Rewind', 'Atavachron').memo();
    expect(t.t.discard).toEqual(['porthos']);
    t.awaits(0, 'announce');
    expect(t.offered(0).every(({ kind }) => kind === 'linchpin')).toBe(true);
    t.name(0, 'B6');
    t.awaits(1, 'window');
    expect(t.look(null).view.playing.map(({ card, via }) => [card, via])).toEqual([
      ['temporal-rewind', 'turn'],
      ['atavachron', 'rewind'],
    ]);
    t.memo();
    expect(t.turned).toBe("B6' B8'");
    expect(t.t.discard).toEqual(['porthos', 'atavachron', 'temporal-rewind']);
  });
});
