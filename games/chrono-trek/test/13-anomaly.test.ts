import { describe, expect, test } from 'vitest';
import { ANCHORPOINTS, INDEXES, TIMELINE } from '../content/index.ts';
import { missionStatus } from '../rules/index.ts';
import { MEMO, type Position } from './position.ts';
import { scene } from './scene.ts';

const WHO = ['Annorax', 'Kivas Fajo', 'Data'];
const with_ = (rest: Partial<Position>) => scene({ who: WHO, ...rest });
const PULSE = 'Inverse Tachyon Pulse';
const SHELL = 'Static Warp Shell';

describe('13. The Devron anomaly', () => {
  test('CT-13.1 five Anchorpoints: the latest is 2395, the earliest 3.5 billion years ago', () => {
    const inTime = INDEXES.filter((index) => TIMELINE[index].kind === 'anchorpoint');
    expect([inTime[0], inTime.at(-1), inTime.length]).toEqual(['A1', 'D9', 5]);
    expect([TIMELINE.A1.year, TIMELINE.D9.year]).toEqual(['3.5 BYA', '2395']);
  });

  test('CT-13.2 all five start on their original side', () => {
    expect(with_({}).turned).toBe('');
    expect(with_({}).t.anomaly).toBe(0);
  });

  test('CT-13.3 CT-R33 flips, Temporal Reset and Historical Drift never touch them', () => {
    const t = with_({ anomaly: 2, altered: 'B6', hands: [['Temporal Reset']] }).plays(0, 'Temporal Reset');
    expect(t.turned).toBe("D2' D9'");
    const drift = with_({ anomaly: 2, pile: ['Historical Drift'] }).secondDraw(0);
    expect(drift.t.anomaly).toBe(2);
  });

  test('CT-13.4 CT-C:Inverse Tachyon Pulse growth turns the latest original one: D9, then step by step backwards', () => {
    const steps = [0, 1, 2, 3].map((anomaly) => {
      const t = with_({ anomaly, hands: [[PULSE]] }).plays(0, PULSE);
      return t.entries('anchorpoint')[0]?.index;
    });
    expect(steps).toEqual(['D9', 'D2', 'C7', 'B4']);
    expect(ANCHORPOINTS).toEqual(['D9', 'D2', 'C7', 'B4', 'A1']);
  });

  test('CT-13.5 CT-C:Anti-Time Surge one instruction, one Anchorpoint', () => {
    expect(with_({ hands: [[PULSE]] }).plays(0, PULSE).t.anomaly).toBe(1);
    expect(with_({ pile: ['Anti-Time Surge'] }).secondDraw(0).t.anomaly).toBe(1);
  });

  test('CT-13.6 CT-C:Static Warp Shell shrinking turns the earliest altered one back; with none altered it does nothing', () => {
    const t = with_({ anomaly: 3, hands: [[SHELL]] }).plays(0, SHELL);
    expect(t.entries('anchorpoint')).toEqual([{ type: 'anchorpoint', clause: 'CT-13.6', index: 'C7', altered: false }]);
    expect(t.turned).toBe("D2' D9'");
    const none = with_({ hands: [[SHELL]] }).plays(0, SHELL);
    expect(none.entries('no-effect')[0]?.clause).toBe('CT-13.6');
    expect(none.t.anomaly).toBe(0);
  });

  test('CT-13.7 altered Anchorpoints change nothing else and block no victory', () => {
    const t = scene({
      who: ['Jean-Luc Picard', 'Worf'],
      anomaly: 4,
      hands: [['Earl Grey Tea']],
      altered: 'B6 B7',
      fractures: 'D8',
    });
    expect(t.turned).toBe(`B4' B6' B7' B8' C2' C7' D2' D9' D8"`);
    expect(t.plays(0, 'Earl Grey Tea').winner).toBe(0);
  });

  test('CT-13.8 CT-R34 the moment A1 turns the game ends: no draw, no play, no victory check after it', () => {
    const t = with_({ anomaly: 4, pile: ['Anti-Time Surge', 'Porthos'], hands: [['Spot'], ['Kerr Loop']] });
    t.as(0).choose({ kind: 'second-draw' });
    // The window comes before: a Memo could still save the game.
    t.awaits(1, 'window');
    t.pass();
    expect(t.winner).toBe('nobody');
    expect(t.hand(0)).toEqual(['spot']);
    expect(t.state.stack).toEqual([]);
    expect(t.entries('no-winner')[0]?.clause).toBe('CT-13.8');
    const saved = with_({ anomaly: 4, hands: [[PULSE], [MEMO]] })
      .announce(0, PULSE)
      .memo(1)
      .pass();
    expect([saved.winner, saved.t.anomaly]).toEqual([null, 4]);
  });

  test('CT-13.9 CT-R32 only the holder of Q wins then, on whosever turn it happens', () => {
    for (const q of [0, 1, 2]) {
      const who = WHO.map((name, seat) => (seat === q ? 'Q' : name));
      const t = scene({ who, anomaly: 4, hands: [[PULSE]], fractures: 'C1' }).plays(0, PULSE);
      expect(t.winner).toBe(q);
      expect(missionStatus(t.t, q, 'q').needs[0]?.met).toBe(true);
      expect(t.entries('won')[0]?.clause).toBe('CT-13.9');
    }
    expect(with_({ anomaly: 4, hands: [[PULSE]] }).plays(0, PULSE).winner).toBe('nobody');
  });

  test('CT-R32 the holder of Q is whoever holds the card then', () => {
    const { state } = with_({ anomaly: 4, hands: [['Deep Cover'], ['Spot', PULSE]] });
    const t = scene({ ...state, table: { ...state.table, unused: ['q', 'worf'] } })
      .plays(0, 'Deep Cover')
      .name(0, 'Q');
    expect(t.winner).toBeNull();
    expect(t.plays(1, PULSE).winner).toBe(0);
    // And whoever gave it back does not win by it.
    const { state: held } = scene({ who: ['Q', 'Data'], anomaly: 4, hands: [['Deep Cover'], ['Spot', PULSE]] });
    const gone = scene({ ...held, table: { ...held.table, unused: ['worf'] } })
      .plays(0, 'Deep Cover')
      .name(0, 'Worf');
    expect(gone.plays(1, PULSE).winner).toBe('nobody');
  });

  test('CT-13.10 Q has no other way to win', () => {
    for (let anomaly = 0; anomaly <= 4; anomaly++) {
      const { t } = scene({ who: ['Q', 'Worf'], anomaly, artifacts: [['Porthos', 'Spot']] });
      expect(missionStatus(t, 0, 'q')).toMatchObject({ complete: false, needs: [{ met: false }] });
    }
    // Not by a victory check either: the end by the anomaly comes first.
    const { t: ended } = scene({ who: ['Q', 'Worf'], anomaly: 5 });
    expect(missionStatus(ended, 0, 'q')).toMatchObject({ complete: false, needs: [{ met: true }] });
    const t = scene({ who: ['Q', 'Worf', 'Data'], anomaly: 4, hands: [['Porthos']] }).plays(0, 'Porthos');
    expect(t.winner).toBeNull();
  });

  test('CT-R49 only the active player is checked, and the earlier change decides', () => {
    // Flipping B6 makes it right for Thelin and, in one move, for nobody else on this turn.
    const t = scene({
      who: ['Thelin', 'Q', 'Worf'],
      anomaly: 4,
      hands: [['Atavachron']],
      artifacts: [['Guardian of Forever'], [], ['Klingon Bloodwine', 'Orb of Time']],
    });
    t.plays(0, 'Atavachron', 'B6');
    expect(t.state.outcome?.winners).toEqual([0]);
  });
});
