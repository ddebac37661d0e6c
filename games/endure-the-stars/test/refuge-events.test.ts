import { describe, expect, test } from 'vitest';
import { REFUGE_EVENTS } from '../content/refuge/index.ts';
import type { Table } from '../rules/index.ts';
import { type MissionScene, seek } from './mission-scene.ts';
import { passBy, stayWith, VISIT } from './refuge-scene.ts';
import { card } from './veterans.ts';

const NOBODY: { readonly who: readonly number[]; readonly dice: readonly number[] } = { who: [], dice: [] };

describe('Refuge Events', () => {
  const values = (t: MissionScene) => t.t.team.map(({ health, resolve }) => `${health}/${resolve}`).join(' ');

  test('ETS-22.23 they take effect at once: rations and songs', () => {
    expect(values(stayWith('shared-rations'))).toBe('6/5 6/5 6/5');
    expect(values(stayWith('old-songs'))).toBe('5/6 5/6 5/6');
  });

  test('ETS-22.23 trade: one more good, a lower price for one purchase', () => {
    expect(stayWith('supply-run').t.refuge?.goods.length).toBe(4);
    expect(stayWith('generous-trader').t.refuge?.price).toBe(1);
  });

  test('ETS-22.23 places: better rolls, and closed ones for a round', () => {
    expect(stayWith('visiting-surgeon').t.refuge?.better).toEqual({ infirmary: 2 });
    expect(stayWith('good-news').t.refuge?.better).toEqual({ 'loved-ones': 2 });
    const dip = stayWith('power-dip');
    dip.as(0).cannot({ kind: 'visit', who: 0, place: 'infirmary' }, 'ETS-22.23');
    passBy(dip).do(VISIT);
    expect(dip.t.refuge?.closed).not.toContain('infirmary');
    expect(stayWith('curfew').t.refuge?.closed).toEqual(['loved-ones']);
    expect(
      stayWith('market-closed')
        .offered(0)
        .some(({ kind }) => kind === 'buy'),
    ).toBe(false);
  });

  test('ETS-22.23 Lucky Find and New Purpose ask', () => {
    const lucky = stayWith('lucky-find');
    lucky.awaits(0, 'finder');
    lucky.do({ kind: 'who', who: 1 });
    const fresh = stayWith('new-purpose');
    fresh.awaits(0, 'renew');
    const before = fresh.t.team[2]?.goal?.card;
    fresh.do({ kind: 'accept' });
    expect(fresh.t.team[2]?.goal?.card).not.toBe(before);
  });

  test('ETS-22.23 harm: an outbreak, a breach, dreams and a thief', () => {
    const lost = (event: string) => (seed: string) => stayWith(event, { seed });
    expect(seek(lost('outbreak'), (t) => t.entries('hurt').length === 1).entries('hurt')[0]).toMatchObject({
      health: 1,
    });
    expect(lost('breach')('x').entries('hurt')).toMatchObject([{ health: 2 }]);
    expect(
      seek(lost('bad-dreams'), (t) => t.entries('tested').some(({ failed }) => failed)).entries('lost-resolve').length,
    ).toBeGreaterThan(0);
    expect(lost('thief-in-the-night')('x').entries('dropped').length).toBe(1);
  });

  test('ETS-22.23 the thief counts each card of a pair', () => {
    const pair = (item: string) => [card(item), card(item)];
    const laden = (t: Table) => {
      const packs = [
        [pair('pistol'), pair('medical-blade'), []],
        [[card('shotgun')], [card('persuader')], [card('jaeger-claw')]],
        [[], [], []],
      ];
      for (const [n, one] of t.team.entries()) Object.assign(one, { body: null, head: null, packs: packs[n] });
    };
    expect(stayWith('thief-in-the-night', { change: laden }).entries('dropped')).toMatchObject([{ who: 0 }]);
  });

  test('ETS-8.4 ETS-22.23 in a bad dream a total as high as Resolve fails', () => {
    const dream = (seed: string) => stayWith('bad-dreams', { seed });
    const total = (dice: readonly number[]) => dice.reduce((sum, die) => sum + die, 0);
    const even = seek(dream, (t) => t.entries('tested').some(({ dice, resolve }) => total(dice) === resolve));
    for (const { dice, resolve, failed } of even.entries('tested')) expect(failed).toBe(total(dice) >= resolve);
  });

  test('ETS-22.23 Riot lowers the track by 1 more; the alarm ends the visit', () => {
    expect(stayWith('riot').t.refuge?.track).toBe(2);
    expect(stayWith('evacuation-alarm').do({ kind: 'done' }).t.phase).toBe('survivors');
  });

  test('ETS-22.23 ETS-22.9 Riot lowers the track to 0 at least', () => {
    const last = (t: Table) => {
      if (t.refuge !== null) t.refuge.track = 1;
    };
    expect(stayWith('riot', { change: last }).t.refuge?.track).toBe(0);
  });

  test('ETS-22.25 the deck keeps its order, and is shuffled anew when empty', () => {
    const t = stayWith('quiet-night', {
      change: (now) => {
        now.refugeDeck = ['quiet-night'];
      },
    });
    expect(t.t.refugeDeck).toEqual([]);
    passBy(t).do(VISIT);
    expect(t.t.refugeDeck.length).toBe(17);
  });

  test('ETS-22.23 an outbreak: each on 1 or 2, one in three of all', () => {
    const ill = Array.from({ length: 60 }, (_, n) => stayWith('outbreak', { seed: `ill ${n}` }).entries('hurt').length);
    const share = ill.reduce((sum, n) => sum + n, 0) / (3 * ill.length);
    expect(Math.abs(share - 1 / 3)).toBeLessThan(0.1);
  });

  test('ETS-22.23 Visiting Surgeon and Good News add 2 to a roll', () => {
    const total = (t: MissionScene) => t.entries('visited')[0]?.dice.reduce((sum, die) => sum + die, 0);
    const healed = (seed: string) =>
      stayWith('visiting-surgeon', { seed }).do({ kind: 'visit', who: 0, place: 'infirmary' });
    // 6 and 2 are 8, which give 2 Health.
    expect(seek(healed, (t) => total(t) === 6).t.team[0]?.health).toBe(7);
    const calmed = (seed: string) => stayWith('good-news', { seed }).do({ kind: 'visit', who: 0, place: 'loved-ones' });
    expect(seek(calmed, (t) => total(t) === 6).t.team[0]?.resolve).toBe(9);
  });

  test('ETS-22.23 a breach hurts whoever rolled lowest', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const t = stayWith('breach', { seed });
      const { who, dice } = t.entries('rolled-off').at(-1) ?? NOBODY;
      const lowest = who.filter((_, n) => dice[n] === Math.min(...dice));
      expect(t.entries('hurt').map((entry) => entry.who)).toEqual(lowest);
    }
  });

  test('ETS-22.23 ETS-8.15 a bad dream at Resolve 0 costs 1 Health; one that is borne costs nothing', () => {
    const numb = stayWith('bad-dreams', { change: (t) => Object.assign(t.team[0] ?? {}, { resolve: 0 }) });
    expect([numb.t.team[0]?.health, numb.entries('tested').map(({ who }) => who)]).toEqual([4, [1, 2]]);
    for (const { dice } of numb.entries('tested')) expect(dice).toHaveLength(2);
    const dream = (seed: string) => stayWith('bad-dreams', { seed });
    const borne = seek(dream, (t) => t.entries('tested').some(({ failed }) => !failed));
    for (const { who, failed } of borne.entries('tested')) expect(borne.t.team[who]?.resolve).toBe(failed ? 4 : 5);
  });

  test('ETS-22.23 what a thief takes lies among the discards; of equally rich survivors the lowest roll loses', () => {
    const t = stayWith('thief-in-the-night');
    const [{ who, item } = { who: -1, item: '' }] = t.entries('dropped');
    expect(t.t.itemDiscard).toContain(item);
    const { who: among, dice } = t.entries('rolled-off').at(-1) ?? NOBODY;
    expect(who).toBe(among[dice.indexOf(Math.min(...dice))]);
    const rich = (now: Table) => {
      for (const one of now.team.slice(1)) Object.assign(one, { body: null, head: null, packs: [[], [], []] });
    };
    expect(stayWith('thief-in-the-night', { change: rich }).entries('rolled-off')).toEqual([]);
  });

  test('ETS-22.25 the deck is shuffled when it is complete again', () => {
    const last = (seed: string) => {
      const t = stayWith('quiet-night', { seed, change: (now) => Object.assign(now, { refugeDeck: ['quiet-night'] }) });
      return passBy(t).do(VISIT).t.refugeDeck.join(' ');
    };
    const orders = new Set(['a', 'b', 'c', 'd'].map(last));
    expect(orders.size).toBeGreaterThan(1);
    const sorted = REFUGE_EVENTS.map(({ id }) => id).slice(0, -1);
    expect(orders.has(sorted.join(' '))).toBe(false);
  });

  test('ETS-22.23 ETS-9.11 the card given up for a New Purpose lies among the discards, one that is kept does not', () => {
    const given = stayWith('new-purpose');
    const old = given.t.team[2]?.goal?.card;
    const discards = given.t.goalDiscard.length;
    given.do({ kind: 'accept' });
    expect(given.t.goalDiscard.slice(discards)).toEqual([old]);
    const kept = stayWith('new-purpose').do({ kind: 'decline' });
    expect([kept.t.team[2]?.goal?.card, kept.t.goalDiscard.length]).toEqual([old, discards]);
  });
});
