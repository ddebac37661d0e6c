import { describe, expect, test } from 'vitest';
import { put, slotsFor } from '../rules/board/kit/inventory.ts';
import { newSurvivor } from '../rules/frames/pick.ts';
import type { Lasting } from '../rules/index.ts';
import { Scene, scene } from './scene.ts';

const m = 'medic-male';
const far = ['swarmer-4 LB.A'];
const card = (item: string, half = false) => ({ item, jammed: false, half });

describe('slots', () => {
  const holding = (slots: Parameters<typeof put>[1], ...items: string[]) => {
    const survivor = newSurvivor(m, 0);
    for (const item of items) put(survivor, slots, card(item));
    return survivor;
  };

  test('ETS-7.11 two of a kind share a slot, a third needs another', () => {
    expect(slotsFor(holding(0, 'pistol'), 'pistol')).toEqual([0, 1]);
    expect(slotsFor(holding(0, 'pistol', 'pistol'), 'pistol')).toEqual([1]);
  });

  test('ETS-7.1 ETS-7.3 there is one helmet and one armour to wear, what is spare goes elsewhere', () => {
    expect(slotsFor(holding('head'), 'impact-helmet')).toEqual(['head', 0]);
    expect(slotsFor(holding('head', 'impact-helmet'), 'impact-helmet')).toEqual([0]);
    expect(slotsFor(holding('body', 'deckhand-vest'), 'bastion-armour')).toEqual([0]);
  });
});

describe('Power Cells at the end of the round', () => {
  const lasts = (kind: string): Lasting => ({ kind, who: 0, zone: null, until: 'round' });
  const cells = (lasting: readonly Lasting[]) =>
    scene({
      team: { [m]: { at: 'CQ.w', packs: [[card('power-cell', true)], [], []] } },
      tokens: far,
      stack: [{ kind: 'next-turn' }, { kind: 'expire' }],
      table: { lasting: [...lasting] },
    }).items(m);

  test('ETS-18.6 ETS-7.20 the spent one goes, one with a charge left does not, whatever else lasts', () => {
    expect(cells([lasts('cell-empty')])).toEqual([]);
    expect(cells([lasts('hold-the-line')])).toEqual(['power-cell']);
  });

  test('ETS-18.6 ETS-R113 it goes also when something else was discarded before', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', packs: [[card('power-cell', true)], [card('pistol')], []] } },
      tokens: far,
      table: { lasting: [lasts('cell-empty')] },
    }).choose('discard pistol', 'end-turn');
    expect([t.t.round, t.items(m)]).toEqual([2, []]);
  });
});

describe('what draws enemies', () => {
  test('ETS-11.4 ETS-11.22 a Decoy Beacon reaches noise distance 4 and no further', () => {
    const decoy: Lasting = { kind: 'decoy', who: 0, zone: 1, until: 'round' };
    const lured = (at: string) =>
      scene({
        team: { [m]: { at: 'CQ.F' } },
        enemies: [`1 jaeger ${at}`],
        event: 'blackout',
        stack: [{ kind: 'next-turn' }, { kind: 'minds' }],
        table: { lasting: [decoy] },
      }).t.figures[0]?.lured;
    // From CQ.n it is 4 to LB.e, 5 to LB.D.
    expect([lured('LB.e'), lured('LB.D')]).toEqual([1, null]);
  });

  test('ETS-5.10 an enemy that stands in the zone of one of two equal noises stays there', () => {
    const position = {
      team: { [m]: { at: 'SE.D' } },
      enemies: ['1 jaeger CQ.w'],
      noises: ['3 CQ.w', '3 CQ.e+LB.w'],
      event: 'blackout',
      stack: [{ kind: 'next-turn' }, { kind: 'rank', rank: 2 }, { kind: 'minds' }],
    } as const;
    for (let n = 0; n < 6; n++) expect(new Scene(position, `noise ${n}`).enemies).toEqual(['1 jaeger CQ.w']);
  });
});
