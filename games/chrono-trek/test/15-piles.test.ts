import { Match, start } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, chronoTrek } from '../rules/index.ts';
import { OPTIONS } from './deal.ts';
import type { Position } from './position.ts';
import { scene } from './scene.ts';

const WHO = ['Annorax', 'Kivas Fajo', 'Data'];
const with_ = (rest: Partial<Position>) => scene({ who: WHO, ...rest });

describe('15. Draw pile and discard pile', () => {
  test('CT-15.1 an empty draw pile is made anew from the shuffled discard pile', () => {
    const discard = ['Porthos', 'Spot', 'Tribbles', 'Orb of Time', 'Kerr Loop', 'Atavachron', 'Romulan Ale'];
    const t = with_({ pile: [], thin: true, discard }).secondDraw(0);
    expect(t.entries('reshuffle')[0]?.count).toBe(7);
    expect(t.t.discard).toEqual([]);
    const orders = Array.from({ length: 20 }, (_, n) => {
      const { state } = with_({ pile: [], thin: true, discard });
      return scene({ ...state, chance: { seed: `shuffle ${n}`, drawn: 0 } })
        .secondDraw(0)
        .hand(0)[0];
    });
    expect(new Set(orders).size).toBeGreaterThan(3);
  });

  test('CT-15.2 never earlier, even if the draw pile has just run empty', () => {
    const t = with_({ pile: ['Porthos'], thin: true, discard: ['Spot', 'Tribbles'], hands: [['Mind Meld']] });
    t.announce(0, 'Mind Meld', 'seat 1');
    expect(t.hand(0)).toEqual(['porthos']);
    const drawn = t.log.map(({ entry }) => entry.type);
    expect(drawn.indexOf('reshuffle')).toBeGreaterThan(drawn.indexOf('turn'));
  });

  test('CT-15.3 the discard pile is open and keeps its order', () => {
    const t = with_({ hands: [['Sensor Sweep']], discard: ['Porthos', 'Spot'] }).plays(0, 'Sensor Sweep');
    for (const viewer of [0, 1, null]) expect(t.look(viewer).view.discard).toEqual(['porthos', 'spot', 'sensor-sweep']);
  });

  test('CT-15.4 cards in hands, in play, on the Timeline and being resolved stay out of a reshuffle', () => {
    const t = with_({
      hands: [['Sensor Sweep'], ['Porthos']],
      artifacts: [['Spot']],
      fractures: 'C1',
      pile: [],
      thin: true,
      discard: ['Kerr Loop', 'Atavachron', 'Nexus Ribbon'],
    }).plays(0, 'Sensor Sweep');
    expect(t.entries('reshuffle')[0]?.count).toBe(3);
    const found = [...t.hand(0), ...t.t.pile, ...t.hand(1).slice(1)].sort();
    expect(found).toEqual(['atavachron', 'kerr-loop', 'nexus-ribbon']);
    expect(t.t.discard).toEqual(['sensor-sweep']);
  });

  test('CT-15.5 with both piles empty a draw yields nothing and the turn goes on', () => {
    const t = with_({ pile: [], thin: true, hands: [['Sensor Sweep', 'Porthos'], ['Spot']] }).plays(0, 'Sensor Sweep');
    expect(t.hand(0)).toEqual(['porthos']);
    expect(t.entries('nothing-to-draw')[0]).toMatchObject({ seat: 0, clause: 'CT-15.5' });
    t.awaits(1, 'act');
  });

  test('CT-15.6 CT-R12 a complete round without a card drawn or played ends the game', () => {
    const t = with_({ pile: [], thin: true, hands: [['Porthos'], ['Spot'], ['Tribbles']] });
    t.secondDraw(0).secondDraw(1);
    expect(t.winner).toBeNull();
    t.secondDraw(2);
    // The first of these turns began with a card drawn: a full round of passes is still to come.
    expect(t.winner).toBeNull();
    t.secondDraw(0);
    expect(t.winner).toBe('nobody');
    expect(t.entries('no-winner')[0]?.clause).toBe('CT-15.6');
    const played = with_({ pile: [], thin: true, hands: [['Porthos'], ['Spot'], ['Tribbles']] });
    played.secondDraw(0).secondDraw(1).plays(2, 'Tribbles').secondDraw(0).secondDraw(1);
    expect(played.winner).toBeNull();
    expect(played.secondDraw(2).winner).toBe('nobody');
  });

  test('CT-15.6 CT-R12 an Event is a card drawn, even where nothing is left to replace it', () => {
    const t = with_({ pile: [], thin: true, discard: ['Historical Drift'] });
    for (const seat of [0, 1, 2, 0]) t.secondDraw(seat);
    expect(t.winner).toBeNull();
    expect(t.entries('nothing-to-draw').length).toBeGreaterThan(4);
  });

  test('CT-6.12 CT-R12 a second draw that finds nothing is final, too', () => {
    const t = with_({ pile: [], thin: true });
    t.as(0).choose({ kind: 'second-draw' });
    expect(t.sealed).toBe(true);
  });

  test('CT-15.7 CT-R13 several cards are drawn one at a time', () => {
    const t = with_({ hands: [['Sensor Sweep']], pile: ['Porthos'], thin: true, discard: ['Spot'] }).plays(
      0,
      'Sensor Sweep',
    );
    const types = t.log.map(({ entry }) => entry.type).filter((type) => type === 'draw' || type === 'reshuffle');
    expect(types.slice(0, 3)).toEqual(['draw', 'reshuffle', 'draw']);
    expect(t.hand(0)).toEqual(['porthos', 'spot']);
    expect(JSON.stringify(t.told(1))).not.toMatch(/porthos|"spot"/);
  });

  test('CT-15.8 CT-R45 the same seed and decisions give the same game', () => {
    const setup = { options: OPTIONS, seats: 4, seed: 'one source' };
    const one = start(chronoTrek, setup.options, setup.seats, setup.seed);
    expect(start(chronoTrek, setup.options, setup.seats, setup.seed)).toEqual(one);
    expect(start(chronoTrek, setup.options, setup.seats, 'another').state.table).not.toEqual(one.state.table);
    const match = Match.create(chronoTrek, setup);
    if (!(match instanceof Match)) return expect.fail('refused');
    for (let n = 0; n < 60 && match.state.outcome === null; n++) {
      const asked = match.look(null).asked.find((seat) => match.look(seat).choices.length > 0) as number;
      match.choose(asked, match.look(asked).choices[n % match.look(asked).choices.length] as Choice);
    }
    expect(Match.replay(chronoTrek, match.export()).fingerprint()).toBe(match.fingerprint());
  });

  test('CT-R55 a match that nobody ends is over after 100 turns per seat', () => {
    const { state } = with_({ hands: [['Porthos'], ['Spot']] });
    const last = scene({ ...state, table: { ...state.table, turns: 300 } }).secondDraw(0);
    expect(last.winner).toBe('nobody');
    expect(last.entries('no-winner')[0]?.clause).toBe('CT-R55');
    const before = scene({ ...state, table: { ...state.table, turns: 299 } }).secondDraw(0);
    expect(before.winner).toBeNull();
  });
});
