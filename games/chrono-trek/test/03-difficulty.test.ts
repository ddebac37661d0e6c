import { describe, expect, test } from 'vitest';
import { CHARACTERS, characterOf } from '../content/index.ts';
import { chronoTrek } from '../rules/index.ts';
import { setUp } from '../set-up/index.ts';
import { texts } from '../texts/index.ts';
import { allKeep, as, dealt, OPTIONS, stacked } from './deal.ts';
import { Scene } from './scene.ts';

const SAFE = ['porthos', 'spot', 'tribbles', 'romulan-ale', 'earl-grey-tea', 'orb-of-time', 'atavachron', 'kerr-loop'];

/** Pips 1, 2, 3 and 4 with a known deal. */
function mixed(): Scene {
  const { state } = dealt({ levels: '1234' }, 4, 'mixed');
  const deck = [...SAFE, 'nexus-ribbon', 'polaric-rift', 'timeship-jump', 'sensor-sweep', 'mind-meld'];
  return allKeep(new Scene(stacked(as(state, ['harry-kim', 'worf', 'data', 'vosk']), deck)));
}

describe('3. Difficulty levels', () => {
  test('CT-3.3 the first level is framed as a race of five minutes', () => {
    expect(setUp.modes[0]?.id).toBe('level-1');
    expect(setUp.texts?.en['mode.level-1']).toMatch(/five-minute race/);
  });

  test('CT-3.1 the difficulty is the number of pips, 1 to 4', () => {
    expect(new Set(CHARACTERS.map(({ pips }) => pips))).toEqual(new Set([1, 2, 3, 4]));
  });

  test('CT-3.2 the pool is one level or a mixture of levels', () => {
    for (const levels of ['1', '4', '12', '134', '1234']) {
      expect(chronoTrek.cannotStart({ ...OPTIONS, levels }, 3)).toBeNull();
      const { t } = dealt({ levels }, 3, levels);
      const pool = [...t.unused, ...t.players.map(({ character }) => character as string)];
      expect(pool).toHaveLength(8 * levels.length);
      expect([...new Set(pool.map((id) => characterOf(id).pips))].sort().join('')).toBe(levels);
    }
    for (const levels of ['', '5', '21', '11', 1, null]) {
      expect(chronoTrek.cannotStart({ ...OPTIONS, levels }, 3)?.clause).toBe('CT-3.2');
    }
  });

  test('CT-3.3 the recommended path is shown as advice', () => {
    const values = chronoTrek.agreements.find(({ id }) => id === 'levels')?.values ?? [];
    expect(values.slice(0, 5)).toEqual(['1', '2', '3', '4', '1234']);
    expect(values).toHaveLength(15);
    for (const { 'agreement.levels.advice': advice } of Object.values(texts)) expect(advice).toMatch(/1.*2.*3.*4/);
  });

  test('CT-3.4 CT-R4 with a mixed pool everybody shows the pip count, and nothing else of the ID', () => {
    const before = dealt({ levels: '1234' }, 4, 'mixed');
    expect(
      before
        .look(0)
        .view.players.slice(1)
        .map(({ pips }) => pips),
    ).toEqual([null, null, null]);
    const t = mixed();
    expect(t.look(null).view.players.map(({ pips }) => pips)).toEqual([1, 2, 3, 4]);
    expect(t.look(0).view.players.map(({ character }) => character)).toEqual(['harry-kim', null, null, null]);
    // Equal pips by chance change nothing: the pool decides.
    const equal = allKeep(new Scene(as(dealt({ levels: '12' }, 2, 'equal').state, ['worf', 'quark'])));
    expect(equal.look(null).view.players.map(({ pips }) => pips)).toEqual([2, 2]);
    expect(equal.state.stack.at(-1)?.kind).toBe('starting-discards');
  });

  test('CT-3.5 starting hands match the pips: 1, 2, 3, 4 cards', () => {
    const t = mixed();
    t.as(0).choose({ kind: 'discard', cards: ['spot', 'tribbles'] });
    t.as(1).choose({ kind: 'discard', cards: ['romulan-ale'] });
    // The four-pip player begins and has drawn one card for the turn.
    expect([0, 1, 2, 3].map((seat) => t.hand(seat).length)).toEqual([1, 2, 3, 5]);
  });

  test('CT-3.6 one pip discards two, two pips discard one, of their own choice', () => {
    const t = mixed();
    expect(t.offered(0)).toHaveLength(3);
    expect(t.offered(1)).toEqual(
      ['romulan-ale', 'earl-grey-tea', 'orb-of-time'].map((id) => ({ kind: 'discard', cards: [id] })),
    );
    t.as(0).cannot({ kind: 'discard', cards: ['spot'] }, 'CT-3.6');
    t.as(1).cannot({ kind: 'discard', cards: ['porthos'] }, 'CT-3.6');
    t.as(0).choose({ kind: 'discard', cards: ['porthos', 'spot'] });
    expect(t.t.discard).toEqual([]);
    t.as(1).choose({ kind: 'discard', cards: ['orb-of-time'] });
    // Face up, in seat order.
    expect(t.t.discard).toEqual(['porthos', 'spot', 'orb-of-time']);
    expect(t.hand(0)).toEqual(['tribbles']);
  });

  test('CT-3.7 three pips keep the three cards dealt and CT-3.8 four pips draw a fourth', () => {
    const t = mixed();
    expect(t.hand(2)).toEqual(['atavachron', 'kerr-loop', 'nexus-ribbon']);
    expect(t.hand(3)).toHaveLength(4);
    expect(t.offered(2)).toEqual([]);
    t.as(2).cannot({ kind: 'discard', cards: ['atavachron'] }, 'CT-3.7');
    t.as(3).cannot({ kind: 'discard', cards: ['atavachron'] }, 'CT-3.8');
  });

  test('CT-3.9 with one level everyone starts with three cards', () => {
    for (const levels of ['1', '2', '4']) {
      const t = allKeep(dealt({ levels, first: 0 }, 3, levels));
      expect([1, 2].map((seat) => t.hand(seat).length)).toEqual([3, 3]);
      expect(t.look(null).view.players.map(({ pips }) => pips)).toEqual(Array(3).fill(Number(levels)));
    }
  });
});
