import { describe, expect, test } from 'vitest';
import { TITLES } from '../content/index.ts';
import { MEMO, type Position } from './position.ts';
import { scene } from './scene.ts';

const WHO = ['Annorax', 'The Xindi', 'The Borg'];
const with_ = (rest: Partial<Position>) => scene({ who: WHO, ...rest });

describe('Actions', () => {
  test('CT-C:Sensor Sweep two cards, three with a Tech', () => {
    expect(
      with_({ hands: [['Sensor Sweep']] })
        .plays(0, 'Sensor Sweep')
        .hand(0),
    ).toHaveLength(2);
    const tech = with_({ hands: [['Sensor Sweep']], artifacts: [['Genesis Device']] });
    expect(tech.plays(0, 'Sensor Sweep').hand(0)).toHaveLength(3);
  });

  test('CT-C:Maximum Warp two cards, then up to two plays', () => {
    const t = with_({ hands: [['Maximum Warp', 'Porthos']], pile: ['Spot', 'Tribbles'] }).plays(0, 'Maximum Warp');
    expect(t.hand(0)).toEqual(['porthos', 'spot', 'tribbles']);
    t.plays(0, 'Tribbles');
    t.as(0).choose({ kind: 'stop' });
    expect(t.artifacts(0)).toEqual(['tribbles']);
    t.awaits(1, 'act');
  });

  test('CT-C:Beam It Aboard moves one Artifact of another player', () => {
    const t = with_({ hands: [['Beam It Aboard']], artifacts: [['Spot'], ['Porthos'], ['Tribbles']] }).announce(
      0,
      'Beam It Aboard',
    );
    expect(t.offered(0)).toEqual(['porthos', 'tribbles'].map((card) => ({ kind: 'artifact', card })));
    t.as(0).cannot({ kind: 'artifact', card: 'spot' }, 'CT-9.1');
    t.as(0).cannot({ kind: 'artifact', card: 'romulan-ale' }, 'CT-7.2');
    t.as(0).cannot({ kind: 'artifact', card: 'nothing' }, 'CT-1.7');
    t.as(0).cannot({ kind: 'pass' }, 'CT-R24');
    t.name(0, 'Tribbles').pass();
    expect([t.artifacts(0), t.artifacts(2)]).toEqual([['spot', 'tribbles'], []]);
  });

  test('CT-C:Salvage Run puts an Artifact of the discard pile into play', () => {
    const t = with_({ hands: [['Salvage Run']], discard: ['Porthos', 'Kerr Loop', 'Spot'] }).announce(0, 'Salvage Run');
    t.as(0).cannot({ kind: 'pile', card: 'kerr-loop' }, 'CT-9.1');
    t.as(0).cannot({ kind: 'pass' }, 'CT-R24');
    t.name(0, 'Porthos').pass();
    expect(t.artifacts(0)).toEqual(['porthos']);
    expect(t.t.discard).toEqual(['kerr-loop', 'spot', 'salvage-run']);
  });

  test('CT-C:Cultural Exchange swaps one for one; without either nothing happens', () => {
    const t = with_({ hands: [['Cultural Exchange']], artifacts: [['Spot', 'Porthos'], ['Tribbles']] });
    t.announce(0, 'Cultural Exchange');
    t.as(0).cannot({ kind: 'artifact', card: 'tribbles' }, 'CT-7.2');
    t.name(0, 'Spot').name(0, 'Tribbles').pass();
    expect([t.artifacts(0), t.artifacts(1)]).toEqual([['porthos', 'tribbles'], ['spot']]);
    for (const artifacts of [[['Spot']], [[], ['Spot']]]) {
      const none = with_({ hands: [['Cultural Exchange']], artifacts });
      none.announce(0, 'Cultural Exchange', ...(artifacts[0]?.length ? ['Spot'] : [])).pass();
      expect(none.entries('no-effect')).toHaveLength(1);
      expect(none.entries('moved')).toEqual([]);
    }
  });

  test("CT-C:Captain's Log takes a card, but no Captain's Log", () => {
    const t = with_({ hands: [["Captain's Log"]], discard: ["Captain's Log", 'Spot', MEMO] }).announce(
      0,
      "Captain's Log",
    );
    t.as(0).cannot({ kind: 'pile', card: 'captains-log' }, 'CT-9.1');
    t.as(0).cannot({ kind: 'pile', card: 'nothing' }, 'CT-1.7');
    t.name(0, MEMO).pass();
    expect(t.hand(0)).toEqual(['memo-from-your-future-self']);
  });

  test('CT-C:Mind Meld CT-R41 shows one ID to one player, then a card', () => {
    const t = with_({ hands: [['Mind Meld']] }).announce(0, 'Mind Meld');
    expect(t.offered(0)).toEqual([1, 2].map((seat) => ({ kind: 'player', seat })));
    t.as(0).cannot({ kind: 'player', seat: 0 }, 'CT-9.1');
    t.as(0).cannot({ kind: 'player', seat: 7 }, 'CT-R51');
    t.as(0).cannot({ kind: 'pass' }, 'CT-R24');
    t.name(0, 'seat 2').pass();
    expect(t.look(0).view.players[2]?.seen).toEqual({ character: 'the-borg', stale: false });
    expect(t.look(1).view.players[2]?.seen).toBeNull();
    expect(t.hand(0)).toHaveLength(1);
    expect(t.told(1)).toContainEqual({ type: 'looked', clause: 'CT-R41', seat: 0, at: 2, character: null });
    expect(JSON.stringify([t.told(1), t.told(null), t.look(null)])).not.toContain('the-borg');
  });

  test('CT-C:Phaser Strike discards one Artifact of another player', () => {
    const t = with_({ hands: [['Phaser Strike']], artifacts: [['Spot'], ['Porthos']] }).announce(0, 'Phaser Strike');
    expect(t.offered(0)).toEqual([{ kind: 'artifact', card: 'porthos' }]);
    t.name(0, 'Porthos').pass();
    expect([t.artifacts(0), t.artifacts(1)]).toEqual([['spot'], []]);
  });

  test('CT-C:Shore Leave one card, three with a Beverage', () => {
    expect(
      with_({ hands: [['Shore Leave']] })
        .plays(0, 'Shore Leave')
        .hand(0),
    ).toHaveLength(1);
    const ale = with_({ hands: [['Shore Leave']], artifacts: [['Romulan Ale']] });
    expect(ale.plays(0, 'Shore Leave').hand(0)).toHaveLength(3);
  });

  test('CT-C:Dig Site discards a Relic and takes up to two cards, not that Relic', () => {
    const position = {
      hands: [['Dig Site']],
      artifacts: [['Orb of Time', 'Spot']],
      discard: ['Porthos', 'Kerr Loop', 'Kerr Loop'].slice(0, 2),
    };
    const t = with_(position).announce(0, 'Dig Site', 'Orb of Time');
    expect(t.offered(0)).toEqual([
      { kind: 'pile', card: 'porthos' },
      { kind: 'pile', card: 'kerr-loop' },
      { kind: 'done' },
    ]);
    t.name(0, 'Kerr Loop');
    expect(t.offered(0)).toEqual([{ kind: 'pile', card: 'porthos' }, { kind: 'done' }]);
    t.name(0, 'Porthos').pass();
    expect(t.hand(0)).toEqual(['kerr-loop', 'porthos']);
    expect(t.t.discard).toEqual(['orb-of-time', 'dig-site']);
    const none = with_(position).plays(0, 'Dig Site', 'Orb of Time', 'done');
    expect(none.t.discard).toEqual(['porthos', 'kerr-loop', 'orb-of-time', 'dig-site']);
    expect([none.entries('no-effect'), none.entries('skipped').length]).toEqual([[], 1]);
    const poor = with_({ ...position, artifacts: [['Spot'], ['Orb of Time']] }).plays(0, 'Dig Site');
    expect(poor.entries('no-effect')).toHaveLength(1);
    expect(poor.hand(0)).toEqual([]);
  });

  test('CT-C:Stowaway takes a card at random, two with a Lifeform', () => {
    const hands = [['Stowaway'], ['Porthos', 'Kerr Loop', 'Atavachron'], []];
    const t = with_({ hands }).announce(0, 'Stowaway');
    expect(t.offered(0)).toEqual([{ kind: 'player', seat: 1 }]);
    t.as(0).cannot({ kind: 'player', seat: 2 }, 'CT-9.1');
    t.name(0, 'seat 1').pass();
    expect(t.hand(0)).toHaveLength(1);
    const two = with_({ hands, artifacts: [['Tribbles']] }).plays(0, 'Stowaway', 'seat 1');
    expect(two.hand(0)).toHaveLength(2);
    const only = with_({ hands: [['Stowaway'], ['Porthos']], artifacts: [['Tribbles']] }).plays(
      0,
      'Stowaway',
      'seat 1',
    );
    expect(only.hand(0)).toEqual(['porthos']);
    const nobody = with_({ hands: [['Stowaway']] }).plays(0, 'Stowaway');
    expect(nobody.entries('no-effect')).toHaveLength(1);
    const taken = Array.from({ length: 20 }, (_, n) => {
      const { state } = with_({ hands });
      return scene({ ...state, chance: { seed: `${n}`, drawn: 0 } })
        .plays(0, 'Stowaway', 'seat 1')
        .hand(0)[0];
    });
    expect(new Set(taken).size).toBe(3);
  });
});

describe('Power Actions', () => {
  test('CT-C:Predestination Paradox flips two different Linchpins, one after the other', () => {
    const t = with_({ hands: [['Predestination Paradox']], altered: 'B6 B7', fractures: 'B8' }).announce(
      0,
      'Predestination Paradox',
      'B6',
    );
    expect(t.offered(0)).toHaveLength(14);
    t.as(0).cannot({ kind: 'linchpin', at: 'B6' }, 'CT-9.1');
    t.name(0, 'C4').pass();
    expect(t.turned).toBe("B7' B8' C2' C4' C5'");
    expect(
      t
        .entries('turned')
        .filter(({ clause }) => clause === 'CT-9.1')
        .map(({ turned }) => turned[0]?.index),
    ).toEqual(['B6', 'C4']);
  });

  test('CT-C:Temporal Rewind plays a card from the discard pile, no Memo', () => {
    const t = with_({ hands: [['Temporal Rewind']], discard: [MEMO, 'Maximum Warp'] }).announce(0, 'Temporal Rewind');
    t.as(0).cannot({ kind: 'pile', card: 'memo-from-your-future-self' }, 'CT-9.1');
    t.name(0, 'Maximum Warp').pass();
    t.awaits(0, 'effect');
    expect(t.hand(0)).toHaveLength(2);
    const none = with_({ hands: [['Temporal Rewind']], discard: [MEMO] }).plays(0, 'Temporal Rewind');
    expect(none.entries('no-effect')).toHaveLength(1);
  });

  test('CT-C:Causality Loop passes every whole hand, left or right', () => {
    const hands = [['Causality Loop', 'Porthos', 'Kerr Loop'], ['Spot'], []];
    const t = with_({ hands }).announce(0, 'Causality Loop');
    expect(t.offered(0).map((choice) => 'to' in choice && choice.to)).toEqual(['left', 'right']);
    t.as(0).cannot({ kind: 'direction', to: 'up' }, 'CT-R24');
    t.name(0, 'left').pass();
    expect([t.hand(0), t.hand(1).slice(0, 2), t.hand(2)]).toEqual([[], ['porthos', 'kerr-loop'], ['spot']]);
    expect(t.t.discard).toEqual(['causality-loop']);
  });

  test('CT-C:Deep Cover CT-R41 looks at two unused IDs and keeps one of three', () => {
    const t = with_({ hands: [['Deep Cover']] }).plays(0, 'Deep Cover');
    const offered = t.look(0).view.offer ?? [];
    expect(offered).toHaveLength(2);
    expect(t.look(0).view.search).toBeNull();
    expect([t.look(1).view.offer, t.look(1).view.offerCount]).toEqual([null, 2]);
    expect(t.offered(0)).toHaveLength(3);
    t.as(0).cannot({ kind: 'identity', character: 'the-borg' }, 'CT-R41');
    t.as(0).choose({ kind: 'identity', character: offered[1] as string });
    expect(t.sealed).toBe(true);
    expect(t.t.players[0]?.character).toBe(offered[1]);
    // Which two are looked at is chance.
    const { state } = with_({ hands: [['Deep Cover']] });
    const offers = Array.from({ length: 10 }, (_, n) =>
      scene({ ...state, chance: { seed: `cover ${n}`, drawn: 0 } })
        .plays(0, 'Deep Cover')
        .t.offer.join(),
    );
    expect(new Set(offers).size).toBeGreaterThan(7);
    expect(t.look(0).view.away).toEqual(['annorax', offered[0]]);
    expect(t.t.unused).toHaveLength(29);
    expect(JSON.stringify([t.told(1), t.look(1)])).not.toContain(offered[1]);
    // In a mixed pool the new pips are shown; hands are not adjusted.
    expect(t.entries('pips')).toHaveLength(1);
    const level = with_({ hands: [['Deep Cover']], options: { levels: '3' } })
      .plays(0, 'Deep Cover')
      .name(0, 'Annorax');
    expect(level.entries('pips')).toEqual([]);
    const few = scene({ ...with_({ hands: [['Deep Cover']] }).state });
    const one = scene({ ...few.state, table: { ...few.t, unused: ['worf'] } }).plays(0, 'Deep Cover');
    expect(one.offered(0)).toHaveLength(2);
    const none = scene({ ...few.state, table: { ...few.t, unused: [] } }).plays(0, 'Deep Cover');
    expect(none.entries('no-effect')).toHaveLength(1);
  });

  test('CT-R41 what was seen by Mind Meld may be out of date after Deep Cover', () => {
    const t = with_({ hands: [['Mind Meld'], ['Deep Cover']] })
      .plays(0, 'Mind Meld', 'seat 1')
      .plays(1, 'Deep Cover');
    t.as(1).choose({ kind: 'identity', character: 'the-xindi' });
    expect(t.look(0).view.players[1]?.seen).toEqual({ character: 'the-xindi', stale: true });
  });

  test('a win by Deep Cover is declared as soon as the ID is kept', () => {
    const { state } = scene({ who: WHO, hands: [['Deep Cover']], artifacts: [['Earl Grey Tea']] });
    const t = scene({ ...state, table: { ...state.table, unused: ['jean-luc-picard', 'worf'] } }).plays(
      0,
      'Deep Cover',
    );
    t.as(0).choose({ kind: 'identity', character: 'jean-luc-picard' });
    expect(t.winner).toBe(0);
  });

  test('CT-C:Ferengi Raid one Artifact each of up to two players; with two players up to two', () => {
    const artifacts = [[], ['Spot', 'Porthos'], ['Tribbles']];
    const t = with_({ hands: [['Ferengi Raid']], artifacts }).announce(0, 'Ferengi Raid');
    expect(t.offered(0)).toHaveLength(4);
    t.name(0, 'Porthos');
    t.as(0).cannot({ kind: 'artifact', card: 'spot' }, 'CT-9.1');
    t.name(0, 'Tribbles').pass();
    expect(t.artifacts(0)).toEqual(['porthos', 'tribbles']);
    const none = with_({ hands: [['Ferengi Raid']], artifacts }).plays(0, 'Ferengi Raid', 'done');
    expect(none.artifacts(0)).toEqual([]);
    const two = scene({ who: WHO.slice(0, 2), hands: [['Ferengi Raid']], artifacts: artifacts.slice(0, 2) });
    expect(two.plays(0, 'Ferengi Raid', 'Spot', 'Porthos').artifacts(0)).toEqual(['spot', 'porthos']);
  });

  test('CT-C:Temporal Reset turns every altered Linchpin back, all at once', () => {
    const t = with_({ hands: [['Temporal Reset']], altered: 'A9 B1 B6 B7', fractures: 'B2' }).plays(
      0,
      'Temporal Reset',
    );
    expect(t.turned).toBe('');
    expect(t.entries('turned')[0]).toMatchObject({
      clause: 'CT-14.21',
      turned: [{ index: 'A9' }, { index: 'B1' }, { index: 'B6' }, { index: 'B7' }],
    });
    expect(t.t.discard).toEqual(['terran-empire-launches-its-first-warship', 'temporal-reset']);
  });

  test('CT-C:Starfleet Archive takes a card of the pile unseen, or none', () => {
    const t = with_({ hands: [['Starfleet Archive']], pile: ['Porthos', 'Spot'], thin: true }).plays(
      0,
      'Starfleet Archive',
    );
    t.as(0).cannot({ kind: 'pass' }, 'CT-R40');
    t.name(0, 'Spot');
    expect(t.hand(0)).toEqual(['spot']);
    expect(t.told(null).find(({ type }) => type === 'searched')).toMatchObject({ card: null, found: true });
    const none = with_({ hands: [['Starfleet Archive']], pile: ['Porthos'], thin: true }).plays(
      0,
      'Starfleet Archive',
      'find-nothing',
    );
    expect(none.told(null).find(({ type }) => type === 'searched')).toMatchObject({ card: null, found: false });
  });

  test('CT-C:Memo From Your Future Self is tested with the pause', () => {
    expect(TITLES.filter(({ effect }) => effect.word === 'cancel').map(({ title }) => title)).toEqual([MEMO]);
  });
});
