import type { Look } from '@turnpoint/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { backOut } from '../src/table/back-out.ts';
import { Refusals } from '../src/table/refusals.svelte.ts';
import { lookOf, propsOf, RULING } from './table.ts';

/** As much of a table's base as refusals need. */
function baseOf(props = propsOf()) {
  let shown: Look = props.look;
  return {
    props,
    shows: (look: Look) => look === shown,
    goOn: () => {
      shown = lookOf({ step: 2 });
    },
  };
}

afterEach(() => vi.restoreAllMocks());

describe('why not?', () => {
  test('is answered at the spot that was touched', async () => {
    const refusals = new Refusals(baseOf() as never);
    await refusals.ask('cell-3', {});
    expect(refusals.now).toEqual({ at: 'cell-3', ruling: RULING });
    refusals.clear();
    expect(refusals.now).toBe(null);
  });

  test('what is legal needs no answer, and who watches asks nothing', async () => {
    const legal = new Refusals(baseOf(propsOf({ why: async () => null })) as never);
    await legal.ask('cell-3', {});
    expect(legal.now).toBe(null);
    const why = vi.fn(async () => RULING);
    await new Refusals(baseOf(propsOf({ use: 'watch', why })) as never).ask('cell-3', {});
    expect(why).not.toHaveBeenCalled();
  });

  test('an answer that comes when the table has gone on is not shown', async () => {
    const base = baseOf();
    const refusals = new Refusals(base as never);
    const answer = refusals.ask('cell-3', {});
    base.goOn();
    await answer;
    expect(refusals.now).toBe(null);
  });
});

describe('backing out', () => {
  const out = (half: { picked: boolean; halfway: boolean }, refusal: { key: string } | null = null) => {
    const takeBack = vi.fn();
    const drop = vi.fn();
    backOut(propsOf({ takeBack, undo: { refusal } }), { ...half, drop });
    return { took: takeBack.mock.calls.length, dropped: drop.mock.calls.length };
  };

  test('drops what is picked before it takes back what was begun', () => {
    expect(out({ picked: true, halfway: true })).toEqual({ took: 0, dropped: 1 });
    expect(out({ picked: false, halfway: true })).toEqual({ took: 1, dropped: 0 });
  });

  test('takes nothing back that was not begun, or cannot be taken back', () => {
    expect(out({ picked: false, halfway: false })).toEqual({ took: 0, dropped: 1 });
    expect(out({ picked: false, halfway: true }, { key: 'undo.no' })).toEqual({ took: 0, dropped: 0 });
  });
});
