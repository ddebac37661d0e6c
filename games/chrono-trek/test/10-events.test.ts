import { describe, expect, test } from 'vitest';
import { LINCHPINS } from '../content/index.ts';
import { MEMO, type Position } from './position.ts';
import { scene } from './scene.ts';

const WHO = ['Annorax', 'Kivas Fajo', 'Data'];
const with_ = (rest: Partial<Position>) => scene({ who: WHO, ...rest });
const SURGE = 'Anti-Time Surge';

describe('10. Events', () => {
  test('CT-10.1 a drawn Event is shown and carried out at once, never held', () => {
    const t = with_({ hands: [['Porthos'], ['Spot']], pile: [SURGE, 'Tribbles'] });
    t.as(0).choose({ kind: 'second-draw' });
    t.awaits(1, 'window');
    expect(t.told(null)).toContainEqual(expect.objectContaining({ type: 'event', card: 'anti-time-surge' }));
    t.pass();
    expect(t.turned).toBe("D9'");
    expect(t.hand(0)).toEqual(['porthos', 'tribbles']);
    t.as(1).cannot({ kind: 'play', card: 'anti-time-surge' }, 'CT-10.1');
  });

  test('CT-10.2 on the turn draw it comes before the replacement and the actual turn', () => {
    const t = with_({ hands: [[], ['Porthos'], ['Spot']], pile: ['Tribbles', SURGE, 'Orb of Time'] });
    t.as(0).choose({ kind: 'second-draw' });
    expect(t.hand(1)).toEqual(['porthos']);
    t.pass();
    expect(t.hand(1)).toEqual(['porthos', 'orb-of-time']);
    expect(t.entries('event')[0]?.clause).toBe('CT-10.2');
    t.awaits(1, 'act');
  });

  test('CT-10.3 the same again, until a card is no Event', () => {
    const t = with_({ pile: ['Tribbles', SURGE, 'Historical Drift', SURGE, 'Orb of Time'], hands: [[], ['Spot']] });
    t.secondDraw(0);
    expect(t.entries('event')).toHaveLength(3);
    expect(t.t.anomaly).toBe(2);
    expect(t.hand(1)).toEqual(['spot', 'orb-of-time']);
  });

  test('CT-10.4 CT-R10 drawn at any other time it is also carried out at once and replaced', () => {
    const second = with_({ pile: [SURGE, 'Porthos'] }).secondDraw(0);
    expect([second.t.anomaly, second.hand(0)]).toEqual([1, ['porthos']]);
    const assignment = with_({ hands: [["Warrior's Feast"]], pile: ['Porthos', SURGE, 'Spot'] }).plays(
      0,
      "Warrior's Feast",
    );
    expect([assignment.t.anomaly, assignment.hand(0)]).toEqual([1, ['porthos', 'spot']]);
    const reward = with_({ hands: [['Earth assimilated']], altered: 'C3 C4', pile: [SURGE, 'Spot'] });
    reward.plays(0, 'Earth assimilated');
    expect([reward.t.anomaly, reward.hand(0)]).toEqual([1, ['spot']]);
    expect(reward.entries('event')[0]?.clause).toBe('CT-10.4');
    const action = with_({ hands: [['Mind Meld']], pile: [SURGE, 'Spot'] }).plays(0, 'Mind Meld', 'seat 1');
    expect([action.t.anomaly, action.hand(0)]).toEqual([1, ['spot']]);
  });

  test('CT-10.5 CT-R11 it goes to the discard pile when the draw is finished, not before', () => {
    const t = with_({
      hands: [['Sensor Sweep'], ['Tribbles']],
      pile: [SURGE, 'Porthos', 'Historical Drift'],
      thin: true,
    });
    t.announce(0, 'Sensor Sweep').memo().memo();
    // The first card is in hand, the second proved to be an Event too: both Events wait aside.
    expect(t.look(null).view.aside).toEqual(['anti-time-surge']);
    expect(t.t.discard).toEqual([]);
    t.pass();
    // Nothing was left to replace it: the Events were not shuffled back.
    expect(t.hand(0)).toEqual(['porthos']);
    expect(t.entries('nothing-to-draw')).toHaveLength(1);
    // Both reached the discard pile then, and came back with the next draw of the game.
    expect(t.entries('reshuffle').map(({ count }) => count)).toEqual([3]);
    const loop = with_({ pile: [SURGE], thin: true, hands: [[], ['Porthos']] });
    loop.as(0).choose({ kind: 'second-draw' });
    loop.memo();
    expect(loop.entries('event').filter(({ seat }) => seat === 0)).toHaveLength(1);
    expect(loop.hand(0)).toEqual([]);
  });

  test('CT-R11 CT-R43 a draw inside an Event belongs to the outer one: nothing is discarded before both are done', () => {
    const t = with_({
      hands: [['Whaleship Drowns Earth'], ['Kerr Loop']],
      pile: ['Fractures Happen', SURGE],
      thin: true,
      discard: ['Porthos'],
    });
    t.as(0).choose({ kind: 'second-draw' });
    t.pass().name(0, 'Whaleship Drowns Earth').pass();
    // The reward proved to be an Event; a reshuffle, which left both Events out, replaced it. Then nothing was left.
    expect(t.entries('reshuffle')[0]?.count).toBe(1);
    expect(t.hand(0)).toEqual(['porthos']);
    expect(t.entries('nothing-to-draw')[0]?.seat).toBe(0);
    const mine = t.entries('event').filter(({ seat }) => seat === 0);
    expect(mine.map(({ card }) => card)).toEqual(['fractures-happen', 'anti-time-surge']);
    // Both were discarded only then: the next player's draw shuffles them in.
    expect(t.entries('reshuffle')[1]?.count).toBe(2);
  });

  test("CT-10.6 carrying out an Event is not the turn's play", () => {
    const t = with_({ pile: ['Tribbles', SURGE, 'Orb of Time'] }).secondDraw(0);
    t.awaits(1, 'act');
    t.plays(1, 'Orb of Time');
    expect(t.artifacts(1)).toEqual(['orb-of-time']);
  });

  test('CT-10.7 a Memo can cancel an Event; the replacement is still drawn', () => {
    const t = with_({ hands: [[], [MEMO], ['Spot']], pile: [SURGE, 'Porthos', 'Kerr Loop'] });
    t.as(0).choose({ kind: 'second-draw' });
    t.memo(1).pass();
    expect(t.t.anomaly).toBe(0);
    expect(t.hand(0)).toEqual(['porthos']);
    expect(t.entries('cancelled')[0]).toMatchObject({ clause: 'CT-10.7', card: 'anti-time-surge', by: 1 });
    // The Memo reached the pile at once, the Event when the draw was finished.
    expect(t.t.discard).toEqual(['memo-from-your-future-self', 'anti-time-surge']);
  });

  test('CT-C:Crew Transfer CT-15.9 CT-R44 all chosen cards pass to the left at the same time', () => {
    const t = with_({ hands: [['Porthos'], ['Spot', 'Kerr Loop'], []], pile: ['Crew Transfer', 'Orb of Time'] });
    t.as(0).choose({ kind: 'second-draw' });
    t.pass();
    expect(t.look(null).asked).toEqual([0, 1]);
    t.as(0).cannot({ kind: 'give', card: 'spot' }, 'CT-15.9');
    t.as(0).cannot({ kind: 'pass' }, 'CT-15.9');
    t.as(0).choose({ kind: 'give', card: 'porthos' });
    expect(t.hand(1)).toEqual(['spot', 'kerr-loop']);
    t.as(0).cannot({ kind: 'give', card: 'porthos' }, 'CT-R53');
    t.as(1).choose({ kind: 'give', card: 'spot' });
    // A seat without cards gives none and still receives.
    expect(t.hand(2)[0]).toBe('spot');
    expect(t.hand(1).slice(0, 2)).toEqual(['kerr-loop', 'porthos']);
    expect(t.hand(0)).toEqual(['orb-of-time']);
    expect(t.entries('passing')).toEqual([{ type: 'passing', clause: 'CT-15.9', to: 'left', counts: [1, 1, 0] }]);
    expect(JSON.stringify(t.told(2))).not.toContain('porthos');
    expect(JSON.stringify(t.told(1))).toContain('porthos');
    expect(JSON.stringify(t.told(null))).not.toMatch(/porthos|spot/);
  });

  test('CT-R44 a card that only one player has to give is final when given, too', () => {
    const t = with_({ hands: [['Porthos']], pile: ['Crew Transfer', 'Orb of Time'] });
    t.as(0).choose({ kind: 'second-draw' });
    t.as(0).choose({ kind: 'give', card: 'porthos' });
    expect(t.sealed).toBe(true);
    expect(t.hand(1)).toContain('porthos');
  });

  test('CT-C:Historical Drift CT-R45 flips one Linchpin at random, each equally likely', () => {
    const flipped = Array.from({ length: 200 }, (_, n) => {
      const { state } = with_({ pile: ['Historical Drift'] });
      const t = scene({ ...state, chance: { seed: `drift ${n}`, drawn: 0 } }).secondDraw(0);
      return t
        .entries('turned')[0]
        ?.turned.map(({ index }) => index)
        .join();
    });
    expect(new Set(flipped)).toEqual(new Set(LINCHPINS));
  });
});
