import { describe, expect, test } from 'vitest';
import { DECK, INDEXES, typeOf } from '../content/index.ts';
import { chronoTrek } from '../rules/index.ts';
import { allKeep, as, dealt, OPTIONS, PLAIN, stacked } from './deal.ts';
import { Scene, scene } from './scene.ts';

const seeds = Array.from({ length: 30 }, (_, n) => `set-up ${n}`);

describe('4. Set-up', () => {
  test('CT-4.1 the Timeline lies in index order, four rows of nine', () => {
    const { timeline } = dealt({}, 2, 'grid').look(0).view;
    expect(timeline.map(({ index }) => index)).toEqual(INDEXES);
    expect([timeline[0]?.index, timeline[9]?.index, timeline[27]?.index]).toEqual(['A1', 'B1', 'D1']);
  });

  test('CT-4.2 all 36 cards start on the original side', () => {
    const { timeline } = dealt({}, 2, 'grid').look(0).view;
    expect(timeline.filter(({ altered, fracture }) => altered || fracture !== null)).toEqual([]);
  });

  test('CT-4.3 the pool is shuffled and one ID dealt face down to each', () => {
    const deals = seeds.map((seed) => dealt({}, 6, seed).t.players.map(({ character }) => character));
    expect(new Set(deals.map((deal) => deal.join())).size).toBeGreaterThan(25);
    for (const deal of deals) expect(new Set(deal).size).toBe(6);
    const { players } = dealt({}, 3, 'a').look(1).view;
    expect(players.map(({ character }) => character !== null)).toEqual([false, true, false]);
  });

  test('CT-4.4 each may once exchange the ID for another at random, before hands are dealt', () => {
    const t = dealt({}, 3, 'mulligan');
    const mine = t.t.players[0]?.character;
    expect(t.offered(0)).toEqual([{ kind: 'keep' }, { kind: 'exchange' }]);
    expect(t.hand(0)).toEqual([]);
    t.as(0).choose({ kind: 'exchange' });
    expect(t.sealed).toBe(true);
    expect(t.t.players[0]?.character).not.toBe(mine);
    expect(t.t.setAside).toEqual([mine]);
    t.as(0).cannot({ kind: 'exchange' }, 'CT-4.5');
    t.as(2).cannot({ kind: 'exchange' }, 'CT-4.4');
    t.as(1).cannot({ kind: 'pass' }, 'CT-4.4');
  });

  test('CT-4.5 the second ID must be kept and CT-4.6 no reason is asked', () => {
    const t = dealt({}, 2, 'again');
    t.as(0).choose({ kind: 'exchange' });
    t.awaits(1, 'mulligan');
    expect(t.offered(0)).toEqual([]);
    // R53: keeping is as final as exchanging.
    const kept = dealt({}, 3, 'kept');
    kept.as(0).choose({ kind: 'keep' });
    expect(kept.sealed).toBe(true);
    t.as(1).choose({ kind: 'exchange' });
    expect(t.state.stack.some(({ kind }) => kind === 'mulligan')).toBe(false);
    expect(t.look(null).view.players.map(({ mulligan }) => mulligan)).toEqual([true, true]);
  });

  test('CT-R6 IDs never dealt first, then those of others; the rejected one stays hidden', () => {
    const t = dealt({}, 6, 'r6');
    const dealtIds = t.t.players.map(({ character }) => character);
    t.as(0).choose({ kind: 'exchange' });
    t.as(1).choose({ kind: 'exchange' });
    expect(t.t.unused).toEqual([]);
    expect(t.t.setAside).toEqual([dealtIds[0], dealtIds[1]]);
    expect(t.look(0).view).toMatchObject({ rejected: dealtIds[0], away: [dealtIds[0]] });
    expect(JSON.stringify(t.told(1))).not.toContain(dealtIds[0]);
    t.as(2).choose({ kind: 'exchange' });
    expect([dealtIds[0], dealtIds[1]]).toContain(t.t.players[2]?.character);
    // Whoever gave one back cannot tell any more whether it is unused.
    expect([t.look(0).view.away, t.look(1).view.away, t.look(2).view.away]).toEqual([[], [], [dealtIds[2]]]);
    for (const seat of [3, 4, 5]) t.as(seat).choose({ kind: 'keep' });
    expect(t.t.unused).toHaveLength(2);
    expect(t.t.setAside).toEqual([]);
    // Without any ID left there is no mulligan.
    const none = dealt({}, 2, 'none');
    const state = { ...none.state, table: { ...none.state.table, unused: [] } };
    expect(chronoTrek.frames.mulligan.deciders(state, { kind: 'mulligan', seat: 0 })).toEqual([]);
  });

  test('CT-4.7 every seat gets three cards of the shuffled main deck and CT-4.11 the rest is the pile', () => {
    const deals = seeds.map((seed) => allKeep(dealt({ first: 0 }, 4, seed)));
    for (const t of deals) {
      expect([1, 2, 3].map((seat) => t.hand(seat).length)).toEqual([3, 3, 3]);
      const { pile, discard, players, playing, aside } = t.t;
      const all = [
        ...pile,
        ...discard,
        ...playing.map((play) => play.card),
        ...aside,
        ...players.flatMap(({ hand }) => hand),
      ];
      expect(all.sort()).toEqual([...DECK].sort());
    }
    expect(new Set(deals.map((t) => t.hand(1).join())).size).toBeGreaterThan(25);
  });

  test('CT-4.8 CT-10.8 CT-R7 Events in the deal are discarded without effect and replaced', () => {
    const { state } = dealt({ first: 0 }, 2, 'events');
    const deck = ['anti-time-surge', 'porthos', 'historical-drift', 'anti-time-surge', 'spot', 'tribbles'];
    const t = allKeep(new Scene(stacked(state, [...deck, 'kerr-loop', 'atavachron', 'nexus-ribbon', 'orb-of-time'])));
    expect(t.hand(0).slice(0, 3)).toEqual(['porthos', 'spot', 'tribbles']);
    expect(t.t.discard).toEqual(['anti-time-surge', 'historical-drift', 'anti-time-surge']);
    expect(t.turned).toBe('');
    expect(t.entries('event')).toEqual([]);
  });

  test('CT-4.9 the extra card of four pips is replaced in the same way', () => {
    const { state } = dealt({ levels: '34' }, 2, 'extra');
    const deck = [...PLAIN.slice(0, 6), 'anti-time-surge', 'sensor-sweep'];
    const t = allKeep(new Scene(stacked(as(state, ['vosk', 'data']), [...deck, 'mind-meld'])));
    expect(t.hand(0).slice(0, 4)).toEqual(['porthos', 'spot', 'tribbles', 'sensor-sweep']);
    expect(t.t.discard).toEqual(['anti-time-surge']);
    expect(t.t.anomaly).toBe(0);
  });

  test('CT-4.10 CT-R5 hands are adjusted after Events are replaced', () => {
    const { state } = dealt({ levels: '12' }, 2, 'order');
    const deck = ['anti-time-surge', ...PLAIN.slice(0, 6)];
    const t = allKeep(new Scene(stacked(as(state, ['harry-kim', 'worf']), deck)));
    expect(t.state.stack.at(-1)?.kind).toBe('starting-discards');
    expect(t.hand(0)).toEqual(['porthos', 'spot', 'tribbles']);
    expect(t.hand(0).map(typeOf)).not.toContain('event');
    const before = [t.look(1), t.look(null)];
    t.as(0).choose({ kind: 'discard', cards: ['porthos', 'spot'] });
    // Unseen by the others until both have chosen.
    expect([t.look(1), t.look(null)]).toEqual(before);
    t.as(1).choose({ kind: 'discard', cards: ['kerr-loop'] });
    expect(t.t.discard.slice(0, 4)).toEqual(['anti-time-surge', 'porthos', 'spot', 'kerr-loop']);
  });

  test('CT-4.12 hands and IDs are hidden from each other', () => {
    const t = allKeep(dealt({ first: 0 }, 3, 'hidden'));
    const { players } = t.look(1).view;
    expect(players.map(({ hand }) => hand === null)).toEqual([true, false, true]);
    expect(players.map(({ character }) => character === null)).toEqual([true, false, true]);
    expect(t.look(null).view.players.every(({ hand, character }) => hand === null && character === null)).toBe(true);
  });

  test('CT-4.13 the player with strictly the most pips begins', () => {
    for (const [who, first] of [
      [['data', 'vosk', 'worf'], 1],
      [['harry-kim', 'worf', 'mark-twain'], 1],
    ] as const) {
      const { state } = dealt({ levels: '1234', first: 2 }, 3, 'pips');
      const t = allKeep(new Scene(as(state, who)));
      while (t.state.stack.at(-1)?.kind === 'starting-discards') {
        const seat = t.look(null).asked.find((asked) => t.offered(asked).length > 0) as number;
        t.as(seat).choose(t.offered(seat)[0] as never);
      }
      expect(t.t.active).toBe(first);
      expect(t.entries('first')[0]).toMatchObject({ how: 'pips', clause: 'CT-4.13' });
    }
  });

  test('CT-4.14 CT-R2 without one, the seat the host names begins, or one drawn at random', () => {
    for (const first of [0, 1, 2]) expect(allKeep(dealt({ first }, 3, 'named')).t.active).toBe(first);
    const random = seeds.map((seed) => allKeep(dealt({}, 3, seed)).t.active);
    expect(new Set(random)).toEqual(new Set([0, 1, 2]));
    expect(chronoTrek.cannotStart({ ...OPTIONS, first: 3 }, 3)?.clause).toBe('CT-4.14');
    expect(chronoTrek.cannotStart({ ...OPTIONS, first: 'nobody' }, 3)?.clause).toBe('CT-4.14');
  });

  test('CT-4.15 turns pass clockwise', () => {
    const t = scene({ who: ['Annorax', 'Data', 'Worf'], active: 1 });
    t.secondDraw(1);
    expect(t.t.active).toBe(2);
    t.secondDraw(2);
    expect(t.t.active).toBe(0);
  });

  test('CT-4.16 CT-R51 left is the next seat in turn order, right the one before, without those who left', () => {
    const hands = [['Causality Loop', 'Porthos'], ['Spot'], ['Tribbles'], ['Orb of Time']];
    const who = ['Annorax', 'Data', 'Worf', 'Vosk'];
    const left = scene({ who, hands }).plays(0, 'Causality Loop', 'left');
    expect([left.hand(1)[0], left.hand(2), left.hand(3), left.hand(0)]).toEqual([
      'porthos',
      ['spot'],
      ['tribbles'],
      ['orb-of-time'],
    ]);
    const right = scene({ who, hands }).plays(0, 'Causality Loop', 'right');
    expect([right.hand(3), right.hand(0), right.hand(1)[0]]).toEqual([['porthos'], ['spot'], 'tribbles']);
    const gone = scene({ who, hands, options: { takeOver: false } });
    gone.as(1).choose({ kind: 'leave' });
    gone.plays(0, 'Causality Loop', 'left');
    expect([gone.hand(2)[0], gone.hand(3), gone.hand(0)]).toEqual(['porthos', ['tribbles'], ['orb-of-time']]);
    const two = scene({ who: who.slice(0, 2), hands: hands.slice(0, 2) }).plays(0, 'Causality Loop', 'right');
    expect([two.hand(1)[0], two.hand(0)]).toEqual(['porthos', ['spot']]);
  });
});
