import { describe, expect, test } from 'vitest';
import {
  ANCHORPOINTS,
  controlledBy,
  type Index,
  isEarlier,
  LINCHPINS,
  RIPPLEPOINTS,
  TIMELINE,
} from '../content/index.ts';
import { isAltered, missionStatus, previewInversion } from '../rules/index.ts';
import type { Position } from './position.ts';
import { scene } from './scene.ts';

const WHO = ['Annorax', 'Kivas Fajo', 'Data'];
const with_ = (rest: Partial<Position> = {}) => scene({ who: WHO, hands: [['Atavachron', 'Kerr Loop']], ...rest });

/** What lies altered after one flip. */
const after = (altered: string, flip: Index) => with_({ altered }).plays(0, 'Atavachron', flip).turned;

describe('5. The Timeline', () => {
  test('CT-5.1 only Linchpins are flipped directly; CT-5.3 a Ripplepoint is never a target', () => {
    const t = with_().announce(0, 'Atavachron');
    expect(t.offered(0)).toEqual(LINCHPINS.map((at) => ({ kind: 'linchpin', at })));
    for (const at of RIPPLEPOINTS) t.as(0).cannot({ kind: 'linchpin', at }, 'CT-5.3');
    t.as(0).cannot({ kind: 'linchpin', at: 'E1' }, 'CT-1.3');
  });

  test('CT-5.2 a Linchpin may be flipped in either direction', () => {
    expect(after('', 'C4')).toBe("C4' C5'");
    expect(after('C4', 'C4')).toBe('');
  });

  test('CT-5.4 after a flip every Ripplepoint that the Linchpin controls is set at once', () => {
    const t = with_().plays(0, 'Atavachron', 'B7');
    expect(t.turned).toBe("B7' B8' C2'");
    expect(t.entries('turned').map(({ clause, turned }) => [clause, turned.map(({ index }) => index)])).toEqual([
      ['CT-8.1', ['B7']],
      ['CT-5.4', ['B8', 'C2']],
    ]);
  });

  test('CT-5.5 a single dependency: altered exactly while its Linchpin is', () => {
    expect(after('', 'A3')).toBe("A3' A4' A8'");
    expect(after('A3', 'A3')).toBe('');
  });

  test('CT-5.6 OR: altered exactly while at least one is', () => {
    expect(after('', 'A9')).toContain("B2'");
    expect(after('A9', 'B1')).toContain("B2'");
    expect(after('A9 B1', 'A9')).toContain("B2'");
    expect(after('B1', 'B1')).not.toContain("B2'");
  });

  test('CT-5.7 AND: altered exactly while all are', () => {
    expect(after('', 'C3')).not.toContain("C8'");
    expect(after('C3', 'C4')).toContain("C8'");
    expect(after('C3 C4', 'C3')).not.toContain("C8'");
  });

  test('CT-5.8 a Ripplepoint that shows the right side does not turn; a flip may turn none', () => {
    const t = with_({ altered: 'B7' }).plays(0, 'Atavachron', 'B6');
    expect(t.turned).toBe("B6' B7' B8' C2'");
    expect(t.entries('turned')).toHaveLength(1);
  });

  test('CT-5.9 CT-R15 every Linchpin controls a Ripplepoint and turns one from the start', () => {
    for (const at of LINCHPINS) {
      expect(controlledBy(at).length).toBeGreaterThan(0);
      const ripples = previewInversion(with_().t, at)?.ripples.length ?? 0;
      expect(ripples === 1 || ripples === 2, at).toBe(true);
    }
  });

  test('CT-5.10 a Ripplepoint depends on earlier Linchpins and CT-5.11 on nothing else', () => {
    for (const index of RIPPLEPOINTS) {
      const on = TIMELINE[index].dependency?.on ?? [];
      expect(on.length).toBeGreaterThan(0);
      expect(on.every((linchpin) => LINCHPINS.includes(linchpin) && isEarlier(linchpin, index))).toBe(true);
    }
    // Neither the anomaly nor a Fracture moves one.
    const t = with_({ altered: 'B6 B7', fractures: 'B8', anomaly: 4 });
    expect(RIPPLEPOINTS.filter((index) => isAltered(t.t, index))).toEqual(['B8', 'C2']);
  });

  test('CT-R14 sides are a pure function of the Linchpins, whatever the order of flips', () => {
    const one = with_().plays(0, 'Atavachron', 'C3');
    const two = with_().plays(0, 'Atavachron', 'C4');
    for (const t of [one, two]) t.secondDraw(1).secondDraw(2);
    one.plays(0, 'Kerr Loop', 'C4');
    two.plays(0, 'Kerr Loop', 'C3');
    expect(one.turned).toBe(two.turned);
    const ripples = one
      .entries('turned')
      .at(-1)
      ?.turned.map(({ index }) => index);
    expect(ripples).toEqual(['C5', 'C8']);
  });

  test('CT-5.12 an event is visible when its side is up and no Fracture lies on it', () => {
    const needs = (altered: string, fractures: string) => {
      const { t } = scene({ who: ['Edith Keeler', 'Worf'], altered, fractures });
      return missionStatus(t, 0, 'edith-keeler').needs[0];
    };
    expect(needs('A2 A3', '')).toMatchObject({ met: true, coveredBy: null });
    expect(needs('A2 A3', 'A4')).toMatchObject({ met: false, coveredBy: 'A4' });
    expect(needs('A2', '')).toMatchObject({ met: false, coveredBy: null });
  });

  test('CT-5.13 Anchorpoints never turn by a flip, and no Inverter may target one', () => {
    for (const at of LINCHPINS) expect(after('', at)).not.toMatch(/A1|B4|C7|D2|D9/);
    const t = with_().announce(0, 'Atavachron');
    for (const at of ANCHORPOINTS) t.as(0).cannot({ kind: 'linchpin', at }, 'CT-5.13');
  });

  test('CT-5.14 B8 depends on B6 OR B7, C2 on B7 alone; CT-5.15 B6 turns B8 only', () => {
    expect(TIMELINE.B8.dependency).toEqual({ how: 'any', on: ['B6', 'B7'] });
    expect(TIMELINE.C2.dependency?.on).toEqual(['B7']);
    expect(after('', 'B6')).toBe("B6' B8'");
    expect(after('B7', 'B6')).toBe("B6' B7' B8' C2'");
  });

  test('the preview of an inversion tells ripples, falling Fractures and the board after it', () => {
    const { t } = with_({ altered: 'B6 B7', fractures: 'B8 C1' });
    const seen = previewInversion(t, 'B6');
    expect(seen).toMatchObject({ linchpin: { index: 'B6', altered: false }, ripples: [], falls: ['B8'] });
    expect(seen?.after.fractures).toEqual(['C1']);
    expect(previewInversion(t, 'B7')?.ripples).toEqual([{ index: 'C2', altered: false }]);
    expect(previewInversion(t, 'B8')).toBeNull();
    expect(t.linchpins).toBe(with_({ altered: 'B6 B7' }).t.linchpins);
  });
});
