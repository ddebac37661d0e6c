import { describe, expect, test } from 'vitest';
import { CARDS, FRACTURE_ON, FRACTURES } from '../content/index.ts';
import { isTrue, missionStatus } from '../rules/index.ts';
import { MEMO, type Position } from './position.ts';
import { scene } from './scene.ts';

const WHO = ['Kivas Fajo', 'Annorax', 'Data'];
const with_ = (rest: Partial<Position>) => scene({ who: WHO, ...rest });
const conditions = FRACTURES.map(
  ({ spot, title, condition }) => [title, spot, condition.kind === 'altered' ? condition.on.join(' ') : ''] as const,
);
const DOOMSDAY = 'Doomsday Machine Destroys Earth';
const WHALESHIP = 'Whaleship Drowns Earth';

describe('12. Fractures', () => {
  test.each(conditions)(
    'CT-12.1 CT-12.3 CT-C:%s goes to its own spot while its condition is true',
    (title, spot, altered) => {
      const t = with_({ hands: [[title]], altered }).plays(0, title);
      expect(t.t.fractures).toEqual([spot]);
      expect(t.t.discard).toEqual([]);
      expect(t.hand(0)).toHaveLength(1);
    },
  );

  test.each(conditions.filter(([, , altered]) => altered !== ''))(
    'CT-12.3 CT-12.4 %s fails with only one of its Linchpins',
    (title, _spot, altered) => {
      for (const only of altered.split(' ')) {
        const t = with_({ hands: [[title]], altered: only }).plays(0, title);
        expect(t.t.fractures).toEqual([]);
        expect(t.t.discard).toHaveLength(1);
        expect(t.entries('draw').filter(({ seat }) => seat === 0)).toEqual([]);
      }
    },
  );

  test('CT-12.2 it replaces the visible event with its own', () => {
    const t = with_({ hands: [[DOOMSDAY]], altered: 'B6 B7' }).plays(0, DOOMSDAY);
    const face = t.look(null).view.timeline.find(({ index }) => index === 'B8');
    expect(t.look(null).view.players[0]?.deeds).toEqual(['B8"']);
    expect(face).toEqual({ index: 'B8', altered: true, fracture: 'doomsday-machine-destroys-earth' });
  });

  test('CT-12.4 CT-R20 a Fracture that does not fit is a legal play, discarded without a reward', () => {
    const t = with_({ hands: [[DOOMSDAY], ['Porthos']] }).announce(0, DOOMSDAY);
    t.awaits(1, 'window');
    t.pass();
    expect(t.t.discard).toEqual(['doomsday-machine-destroys-earth']);
    expect(t.hand(0)).toEqual([]);
    t.awaits(1, 'act');
  });

  test('CT-12.5 CT-R17 it belongs to the Timeline, whoever placed it', () => {
    const t = with_({ hands: [[DOOMSDAY], ['Kerr Loop']], altered: 'B6 B7', options: { takeOver: false } });
    t.plays(0, DOOMSDAY);
    t.as(0).choose({ kind: 'leave' });
    expect(t.t.fractures).toEqual(['B8']);
    expect(Object.keys(FRACTURE_ON)).toHaveLength(11);
  });

  test('CT-12.6 CT-R21 the reward is one card for whoever placed it', () => {
    const t = with_({ hands: [[DOOMSDAY]], altered: 'B6 B7', pile: ['Porthos', 'Spot'] }).plays(0, DOOMSDAY);
    expect(t.hand(0)).toEqual(['porthos']);
    expect(t.entries('draw')[0]).toMatchObject({ why: 'reward', clause: 'CT-12.6' });
  });

  test('CT-12.7 CT-R16 the card beneath follows its own dependency, unseen', () => {
    // C5" needs B7' and C4'; C5 itself needs C4' alone. D6 beneath D6" follows A9' OR D4'.
    const t = with_({ altered: 'C4', fractures: 'C1', hands: [['Kerr Loop']] });
    expect(missionStatus(t.t, 0, 'james-t-kirk').needs[2]).toMatchObject({ met: false, coveredBy: 'C1' });
    t.plays(0, 'Kerr Loop', 'A7');
    expect(t.look(null).view.timeline.find(({ index }) => index === 'C1')).toMatchObject({ altered: true });
    expect(missionStatus(t.t, 0, 'annorax').needs[1]).toMatchObject({ met: false, coveredBy: 'C1' });
    const shown = with_({ altered: 'A7', fractures: 'C1', hands: [['Humpback Whales']] }).plays(0, 'Humpback Whales');
    expect(missionStatus(shown.t, 0, 'annorax').needs[1]?.met).toBe(true);
  });

  test('CT-12.8 only a flip of a Linchpin it depends on removes it', () => {
    const stays = with_({ altered: 'B6 B7', fractures: 'B8', hands: [['Atavachron']] }).plays(0, 'Atavachron', 'C4');
    expect(stays.t.fractures).toEqual(['B8']);
    for (const at of ['B6', 'B7'] as const) {
      const t = with_({ altered: 'B6 B7', fractures: 'B8', hands: [['Atavachron']] }).plays(0, 'Atavachron', at);
      expect(t.t.fractures).toEqual([]);
    }
  });

  test('CT-12.9 it is discarded at once, after the ripples, by a card or an Event', () => {
    const t = with_({ altered: 'B7 B3 C4', fractures: 'C2 C5', hands: [['Atavachron']] }).plays(0, 'Atavachron', 'B7');
    expect(t.t.fractures).toEqual([]);
    expect(t.t.discard).toEqual(['khitomer-burns-in-open-war', 'federation-surrenders-to-the-klingons', 'atavachron']);
    const reset = with_({ altered: 'B6 B7 C3 C4', fractures: 'B8 C8', hands: [['Temporal Reset']] }).plays(
      0,
      'Temporal Reset',
    );
    expect(reset.t.fractures).toEqual([]);
    const drift = with_({ altered: 'B6 B7', fractures: 'B8', pile: ['Historical Drift'] });
    const drifted = Array.from({ length: 40 }, (_, n) => {
      const t2 = scene({ ...drift.state, chance: { seed: `drift ${n}`, drawn: 0 } }).secondDraw(0);
      const index = t2.entries('turned')[0]?.turned[0]?.index;
      return t2.t.fractures.length === (index === 'B6' || index === 'B7' ? 0 : 1);
    });
    expect(drifted.every(Boolean)).toBe(true);
  });

  test('CT-R19 a flip away and back destroys a Fracture for good', () => {
    const t = with_({ altered: 'B6 B7', fractures: 'B8', hands: [['Atavachron', 'Kerr Loop', 'Maximum Warp']] });
    t.plays(0, 'Maximum Warp').plays(0, 'Atavachron', 'B6').plays(0, 'Kerr Loop', 'B6');
    expect(t.turned).toBe("B6' B7' B8' C2'");
  });

  test('CT-12.10 CT-R18 the Whaleship leaves only when the Whales come into play, by any route', () => {
    const kept = with_({ fractures: 'C1', hands: [['Temporal Reset']], altered: 'A7 B7' }).plays(0, 'Temporal Reset');
    expect(kept.t.fractures).toEqual(['C1']);
    const played = with_({ fractures: 'C1', hands: [['Humpback Whales']] }).plays(0, 'Humpback Whales');
    expect(played.t.fractures).toEqual([]);
    expect(played.entries('fracture-falls')[0]?.clause).toBe('CT-12.10');
    const salvaged = with_({ fractures: 'C1', hands: [['Salvage Run']], discard: ['Humpback Whales'] });
    expect(salvaged.plays(0, 'Salvage Run', 'Humpback Whales').t.fractures).toEqual([]);
    const rewound = with_({ fractures: 'C1', hands: [['Temporal Rewind']], discard: ['Humpback Whales'] });
    expect(rewound.plays(0, 'Temporal Rewind', 'Humpback Whales').t.fractures).toEqual([]);
    // It does not come back when the Whales leave.
    const gone = with_({ artifacts: [[], ['Humpback Whales']], hands: [['Phaser Strike']], discard: [WHALESHIP] });
    expect(gone.plays(0, 'Phaser Strike', 'Humpback Whales').t.fractures).toEqual([]);
  });

  test('CT-12.11 it can be placed only while nobody has the Whales in play', () => {
    expect(with_({ hands: [[WHALESHIP]] }).plays(0, WHALESHIP).t.fractures).toEqual(['C1']);
    for (const artifacts of [[['Humpback Whales']], [[], [], ['Humpback Whales']]]) {
      expect(with_({ hands: [[WHALESHIP]], artifacts }).plays(0, WHALESHIP).t.fractures).toEqual([]);
    }
    // In a hand or a pile they are not in play.
    expect(with_({ hands: [[WHALESHIP, 'Humpback Whales']] }).plays(0, WHALESHIP).t.fractures).toEqual(['C1']);
  });

  test('CT-12.12 CT-R22 CT-R23 a Fracture earlier than at least one listed event blocks', () => {
    const blocked = (character: string, fractures: string) => {
      const { t } = scene({ who: ['Kivas Fajo', 'Worf'], fractures, altered: 'A2 A3' });
      return missionStatus(t, 0, character).blockers;
    };
    // A9 and D7 are listed: B8 lies between them.
    expect(blocked('benjamin-sisko', 'B8')).toEqual(['B8']);
    expect(blocked('jean-luc-picard', 'A4 C8 D8')).toEqual(['A4', 'C8']);
    // Exactly on a listed spot it covers the event, and does not block besides.
    expect(blocked('james-t-kirk', 'C1')).toEqual([]);
    const win = (fractures: string) =>
      scene({ who: ['Jean-Luc Picard', 'Worf'], hands: [['Earl Grey Tea']], fractures, altered: 'A2 A3 D3 D5' }).plays(
        0,
        'Earl Grey Tea',
      ).winner;
    expect(win('A4')).toBeNull();
  });

  test('CT-12.13 a Fracture that the ID lists never blocks it, CT-12.14 nor one later than all it lists', () => {
    const { t } = scene({
      who: ['The Romulans', 'Worf'],
      fractures: 'B8 C1',
      altered: 'B6 B7',
      artifacts: [['Romulan Ale']],
    });
    expect(missionStatus(t, 0, 'the-romulans')).toMatchObject({ blockers: [], complete: true });
    expect(missionStatus(t, 0, 'james-t-kirk').blockers).toEqual(['B8']);
    expect(missionStatus(t, 0, 'khan-noonien-singh').blockers).toEqual([]);
    // Not even where a later event is listed as well.
    const { t: xindi } = scene({ who: ['The Xindi', 'Worf'], fractures: 'B5', altered: 'B1 B3 B7' });
    expect(missionStatus(xindi, 0, 'the-xindi')).toMatchObject({ blockers: [], complete: true });
    // A needed Fracture exempts only itself.
    const { t: two } = scene({ who: ['The Romulans', 'Worf'], fractures: 'A4 B8', altered: 'A2 A3 B6 B7' });
    expect(missionStatus(two, 0, 'the-romulans').blockers).toEqual(['A4']);
  });

  test('CT-12.15 an ID without Timeline events is never blocked', () => {
    const needed = ['Genesis Device', 'Orb of Time', 'Spot'];
    const t = scene({ who: WHO, hands: [['Romulan Ale']], artifacts: [needed], fractures: 'A4 C1', altered: 'A2 A3' });
    expect(t.plays(0, 'Romulan Ale').winner).toBe(0);
    expect(missionStatus(t.t, 0, 'q').blockers).toEqual([]);
  });

  test("CT-12.16 the Fracture on B8 needs B6' AND B7'", () => {
    const fits = (altered: string) => isTrue(with_({ altered }).t, 'B8');
    expect([fits(''), fits('B6'), fits('B7'), fits('B6 B7')]).toEqual([false, false, false, true]);
  });

  test('CT-12.17 a discarded Fracture can return through a reshuffle', () => {
    const t = with_({ altered: 'B6 B7', fractures: 'B8', hands: [['Atavachron']], pile: [], thin: true });
    t.plays(0, 'Atavachron', 'B6');
    expect(t.entries('reshuffle')[0]?.count).toBe(2);
    expect([...t.t.pile, ...t.hand(1)]).toContain('doomsday-machine-destroys-earth');
  });

  test('CT-12.18 the reward comes after the victory check; a cancelled Fracture gives none', () => {
    const position: Position = {
      who: ['The Romulans', 'Worf'],
      hands: [[DOOMSDAY], [MEMO]],
      altered: 'B6 B7',
      artifacts: [['Romulan Ale']],
    };
    const t = scene(position).plays(0, DOOMSDAY);
    expect(t.winner).toBe(0);
    expect(t.hand(0)).toEqual([]);
    const cancelled = scene(position).announce(0, DOOMSDAY).memo(1).pass();
    expect(cancelled.t.fractures).toEqual([]);
    expect(cancelled.hand(0)).toEqual([]);
  });

  test('CT-12.19 CT-R43 CT-C:Fractures Happen places a fitting one, then reward and replacement: two cards', () => {
    const position: Position = {
      who: WHO,
      hands: [[DOOMSDAY, WHALESHIP, 'Earth assimilated'], ['Porthos']],
      altered: 'B6 B7',
      pile: ['Fractures Happen', 'Spot', 'Tribbles'],
    };
    const t = scene(position);
    t.as(0).choose({ kind: 'second-draw' });
    t.pass();
    expect(t.offered(0)).toEqual([
      { kind: 'fracture', card: 'doomsday-machine-destroys-earth' },
      { kind: 'fracture', card: 'whaleship-drowns-earth' },
    ]);
    t.as(0).cannot({ kind: 'none-fits' }, 'CT-12.19');
    t.as(0).cannot({ kind: 'fracture', card: 'earth-assimilated' }, 'CT-12.3');
    t.as(0).cannot({ kind: 'fracture', card: 'porthos' }, 'CT-12.19');
    t.as(0).cannot({ kind: 'pass' }, 'CT-R43');
    t.name(0, DOOMSDAY);
    // No window of its own: the next question is the next player's turn.
    t.awaits(1, 'act');
    expect(t.hand(0)).toEqual(['whaleship-drowns-earth', 'earth-assimilated', 'spot', 'tribbles']);
    expect(
      t
        .entries('draw')
        .slice(0, 2)
        .map(({ why }) => why),
    ).toEqual(['reward', 'second']);
    expect(t.t.discard).toEqual(['fractures-happen']);
    const none = scene({ ...position, hands: [['Earth assimilated', 'Orb of Time'], ['Porthos']] });
    none.as(0).choose({ kind: 'second-draw' });
    none.pass();
    none.as(0).cannot({ kind: 'fracture', card: 'orb-of-time' }, 'CT-12.19');
    none.as(0).choose({ kind: 'none-fits' });
    expect(none.hand(0)).toEqual(['earth-assimilated', 'orb-of-time', 'spot']);
  });

  test('CT-12.20 with the Whales the Whaleship goes first; then victory is checked with C1 visible', () => {
    const t = scene({ who: ['James T. Kirk', 'Worf'], hands: [['Humpback Whales']], fractures: 'C1' });
    expect(t.plays(0, 'Humpback Whales').winner).toBe(0);
  });

  test('every Fracture card tells its spot and condition', () => {
    for (const { spot } of FRACTURES)
      expect(CARDS[FRACTURE_ON[spot] as string]?.text).toContain(`Place on ${spot} while`);
  });
});
