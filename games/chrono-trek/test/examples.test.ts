import { describe, expect, test } from 'vitest';
import { missionStatus } from '../rules/index.ts';
import { allKeep, as, dealt, PLAIN, stacked } from './deal.ts';
import { MEMO, type Position } from './position.ts';
import { Scene, scene } from './scene.ts';

const WHO = ['Thelin', 'Spock', 'The Romulans'];
const DOOMSDAY = 'Doomsday Machine Destroys Earth';
const HANDS = [
  ['Atavachron', 'Kerr Loop', 'Polaric Rift'],
  ['Nexus Ribbon', 'Porthos'],
  ['Timeship Jump', DOOMSDAY],
];
/** The running example: each step from the one before. */
const we1 = (rest: Partial<Position> = {}) => scene({ who: WHO, hands: HANDS, ...rest }).plays(0, 'Atavachron', 'B6');
const we2 = (rest: Partial<Position> = {}) => we1(rest).plays(1, 'Nexus Ribbon', 'B6');
const we3 = (rest: Partial<Position> = {}) => we2(rest).plays(2, 'Timeship Jump', 'B7');
const GUARDIAN: Partial<Position> = { artifacts: [['Guardian of Forever']] };

describe('Worked examples', () => {
  test('WE-1 an Inverter on B6 turns B6 and B8, and no other card', () => {
    expect(we1().turned).toBe("B6' B8'");
  });

  test('WE-2 an Inverter on B6 again restores the start', () => {
    expect(we2().turned).toBe('');
  });

  test('WE-3 an Inverter on B7 turns B7, B8 and C2', () => {
    expect(we3().turned).toBe("B7' B8' C2'");
  });

  test('WE-4 B6 is flipped, B8 stays altered, no Ripplepoint turns; Thelin has not won', () => {
    const t = scene({ who: WHO, hands: HANDS, altered: 'B7', ...GUARDIAN });
    expect(t.turned).toBe(we3().turned);
    t.plays(0, 'Kerr Loop', 'B6');
    expect(t.turned).toBe("B6' B7' B8' C2'");
    expect(t.entries('turned').at(-1)?.turned).toEqual([{ index: 'B6', altered: true }]);
    expect(t.winner).toBeNull();
  });

  test("WE-5 with B7 back, Thelin wins by B6', B7 and the Guardian of Forever", () => {
    const t = scene({ who: WHO, hands: [['Polaric Rift']], altered: 'B6 B7', ...GUARDIAN }).plays(
      0,
      'Polaric Rift',
      'B7',
    );
    expect(t.turned).toBe("B6' B8'");
    expect(t.winner).toBe(0);
  });

  test('WE-6 The Romulans place the Fracture on B8 and win', () => {
    const t = scene({
      who: WHO,
      hands: [[MEMO], ['Porthos'], [DOOMSDAY]],
      artifacts: [[], [], ['Romulan Ale']],
      altered: 'B6 B7',
      active: 2,
    }).plays(2, DOOMSDAY);
    expect(t.t.fractures).toEqual(['B8']);
    expect(t.winner).toBe(2);
  });

  test('WE-7 with B6 original it is discarded: no card drawn, the turn ends', () => {
    const t = scene({
      who: WHO,
      hands: [[], [], [DOOMSDAY]],
      artifacts: [[], [], ['Romulan Ale']],
      altered: 'B7',
      active: 2,
    });
    t.plays(2, DOOMSDAY);
    expect(t.t.discard).toEqual(['doomsday-machine-destroys-earth']);
    expect(t.hand(2)).toEqual([]);
    expect(t.t.active).toBe(0);
  });

  test('WE-8 a flip of B6 discards the Fracture; B8 shows its altered side', () => {
    const t = scene({ who: WHO, hands: [['Atavachron']], altered: 'B6 B7', fractures: 'B8' }).plays(
      0,
      'Atavachron',
      'B6',
    );
    expect(t.turned).toBe("B7' B8' C2'");
  });

  test("WE-9 conditions made true on another's turn win when the own turn begins, without a window", () => {
    const t = scene({
      who: ['Annorax', 'Thelin'],
      hands: [['Atavachron', MEMO]],
      artifacts: [[], ['Guardian of Forever']],
    });
    t.plays(0, 'Atavachron', 'B6');
    expect(t.winner).toBe(1);
    expect(t.entries('draw')).toEqual([]);
  });

  test('WE-10 undone before the own turn begins they win nothing', () => {
    const t = scene({
      who: ['Annorax', 'Thelin'],
      hands: [['Maximum Warp', 'Atavachron', 'Kerr Loop']],
      artifacts: [[], ['Guardian of Forever']],
    });
    t.plays(0, 'Maximum Warp').plays(0, 'Atavachron', 'B6');
    expect(missionStatus(t.t, 1, 'thelin').complete).toBe(true);
    t.plays(0, 'Kerr Loop', 'B6');
    expect(t.winner).toBeNull();
    expect(t.hand(1)).toHaveLength(1);
  });

  test('WE-11 a Memo stops the winning play: both discarded, the play used up', () => {
    const t = scene({
      who: ['Thelin', 'Annorax', 'Data'],
      hands: [['Atavachron', 'Porthos'], ['Spot'], [MEMO]],
      ...GUARDIAN,
    });
    t.announce(0, 'Atavachron', 'B6').memo(2).pass();
    expect(t.winner).toBeNull();
    expect(t.t.discard).toEqual(['atavachron', 'memo-from-your-future-self']);
    expect(t.t.active).toBe(1);
  });

  test('WE-12 the Whales in play discard the Whaleship at once', () => {
    const t = scene({ who: ['Annorax', 'Data'], hands: [['Humpback Whales']], fractures: 'C1' }).plays(
      0,
      'Humpback Whales',
    );
    expect(t.t.fractures).toEqual([]);
  });

  test('WE-13 no flip removes the Whaleship', () => {
    for (const at of ['A7', 'B6', 'B7', 'D5'] as const) {
      const t = scene({ who: ['Annorax', 'Data'], hands: [['Atavachron']], fractures: 'C1' }).plays(
        0,
        'Atavachron',
        at,
      );
      expect(t.t.fractures).toEqual(['C1']);
    }
  });

  test('WE-14 the last card of the pile is drawn without a shuffle; the next draw shuffles first', () => {
    const discard = [
      'Porthos',
      'Spot',
      'Tribbles',
      'Orb of Time',
      'Kerr Loop',
      'Romulan Ale',
      'Nexus Ribbon',
      'Polaric Rift',
      'Mind Meld',
      'Stowaway',
    ];
    const t = scene({ who: ['Annorax', 'Data'], pile: ['Atavachron'], thin: true, discard });
    t.as(0).choose({ kind: 'second-draw' });
    expect(t.hand(0)).toEqual(['atavachron']);
    const types = t.log.map(({ entry }) => entry.type);
    expect(types.indexOf('reshuffle')).toBeGreaterThan(types.indexOf('turn'));
    expect(t.entries('reshuffle')[0]?.count).toBe(10);
  });

  test('WE-15 an Event on the turn draw: effect, replacement, then the play', () => {
    const t = scene({ who: ['Annorax', 'Data'], pile: ['Spot', 'Anti-Time Surge', 'Porthos'] }).secondDraw(0);
    expect([t.t.anomaly, t.hand(1)]).toEqual([1, ['porthos']]);
    t.awaits(1, 'act');
  });

  test('WE-16 two Events in the opening deal are discarded; the player holds three other cards', () => {
    const deck = ['anti-time-surge', 'crew-transfer', ...PLAIN];
    const t = allKeep(new Scene(stacked(dealt({ first: 1 }, 2, 'we-16').state, deck)));
    expect(t.hand(0)).toEqual(['porthos', 'spot', 'tribbles']);
    expect(t.t.discard).toEqual(['anti-time-surge', 'crew-transfer']);
  });

  test('WE-17 pips 1, 3, 4: hands of 1, 3 and 4 cards; the four-pip player begins', () => {
    const { state } = dealt({ levels: '1234' }, 3, 'we-17');
    const deck = [...PLAIN, 'romulan-ale', 'stowaway', 'dig-site', 'shore-leave'];
    const t = allKeep(new Scene(stacked(as(state, ['harry-kim', 'data', 'vosk']), deck)));
    t.as(0).choose({ kind: 'discard', cards: ['porthos', 'tribbles'] });
    expect(t.hand(0)).toEqual(['spot']);
    expect(t.hand(1)).toHaveLength(3);
    expect(t.hand(2)).toEqual(['mind-meld', 'romulan-ale', 'stowaway', 'dig-site', 'shore-leave']);
    expect(t.t.active).toBe(2);
  });

  test('WE-18 pips 4, 4, 2: the first player is decided otherwise', () => {
    const { state } = dealt({ levels: '1234', first: 2 }, 3, 'we-18');
    const t = allKeep(new Scene(as(state, ['vosk', 'the-borg', 'worf'])));
    t.as(2).choose(t.offered(2)[0] as never);
    expect(t.t.active).toBe(2);
    expect(t.entries('first')[0]).toMatchObject({ how: 'named', clause: 'CT-4.14' });
  });

  test("WE-19 the fifth growth on another's turn: the holder of Q wins", () => {
    const t = scene({ who: ['Annorax', 'Q', 'Data'], anomaly: 4, pile: ['Anti-Time Surge'] });
    expect(t.turned).toBe("B4' C7' D2' D9'");
    t.secondDraw(0);
    expect(t.t.active).toBe(0);
    expect(t.winner).toBe(1);
  });

  test('WE-20 and without Q nobody wins', () => {
    const t = scene({ who: ['Annorax', 'Worf', 'Data'], anomaly: 4, pile: ['Anti-Time Surge'] }).secondDraw(0);
    expect(t.winner).toBe('nobody');
  });

  test('WE-21 B8 is earlier than D7: Sisko is blocked, though it is later than A9', () => {
    const t = scene({
      who: ['Benjamin Sisko', 'Data'],
      altered: 'B6 B7',
      fractures: 'B8',
      artifacts: [['Orb of Time']],
      hands: [['Romulan Ale']],
    }).plays(0, 'Romulan Ale');
    expect(missionStatus(t.t, 0, 'benjamin-sisko').needs.every(({ met }) => met)).toBe(true);
    expect(t.winner).toBeNull();
  });

  test('WE-22 D8 is later than C9: Picard wins', () => {
    const t = scene({
      who: ['Jean-Luc Picard', 'Data'],
      altered: 'D3 D5',
      fractures: 'D8',
      hands: [['Earl Grey Tea']],
    });
    expect(t.plays(0, 'Earl Grey Tea').winner).toBe(0);
  });

  test('WE-23 an Assignment without its Artifacts: two cards, and it is discarded', () => {
    const t = scene({ who: ['Annorax', 'Data'], hands: [['Reception in the Lounge']] }).plays(
      0,
      'Reception in the Lounge',
    );
    expect(t.hand(0)).toHaveLength(2);
    expect(t.t.discard).toEqual(['reception-in-the-lounge']);
  });

  test('WE-24 a needed Artifact in hand wins nothing until it is played', () => {
    const t = scene({ who: ['Annorax', 'Jean-Luc Picard'], hands: [['Spot'], ['Earl Grey Tea']] }).secondDraw(0);
    expect(t.winner).toBeNull();
    t.announce(1, 'Earl Grey Tea');
    expect(t.winner).toBeNull();
    expect(t.pass().winner).toBe(1);
  });
});
