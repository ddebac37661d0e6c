import { describe, expect, test, vi } from 'vitest';
import { follower } from '../src/table/follow.svelte.ts';
import { lookOf } from './table.ts';

function followed() {
  const stage = { feed: vi.fn(), stop: vi.fn() };
  const flow = { arrive: vi.fn(), drop: vi.fn() };
  const inspection = { close: vi.fn() };
  const refusals = { clear: vi.fn() };
  const take = follower(refusals, { stage, flow, inspection });
  take({ look: lookOf({ step: 1 }), fresh: [], calm: false });
  return { stage, flow, inspection, refusals, take };
}

const fresh = [{ type: 'laid' }] as never[];

describe('following looks', () => {
  test('the first is there already: nothing is played, but it is a new position', () => {
    const { stage, flow } = followed();
    expect(stage.feed).not.toHaveBeenCalled();
    expect(flow.arrive).toHaveBeenCalledTimes(1);
  });

  test('a later one is fed with what led to it, and what was refused or picked before is over', () => {
    const { stage, flow, refusals, take } = followed();
    const look = lookOf({ step: 2 });
    take({ look, fresh, calm: false });
    expect(stage.feed).toHaveBeenCalledExactlyOnceWith(look.view, fresh, false);
    expect(flow.arrive).toHaveBeenCalledTimes(2);
    expect(refusals.clear).toHaveBeenCalledTimes(2);
    expect(flow.drop).not.toHaveBeenCalled();
  });

  test('the same look counts once, and one of the same step leaves what is picked', () => {
    const { stage, flow, take } = followed();
    const look = lookOf({ step: 1 });
    take({ look, fresh: [], calm: false });
    take({ look, fresh: [], calm: false });
    expect(stage.feed).toHaveBeenCalledTimes(1);
    expect(flow.arrive).toHaveBeenCalledTimes(1);
  });

  test('another viewer sees no motion and nothing half made, also at the same step', () => {
    const { stage, flow, inspection, refusals, take } = followed();
    const look = lookOf({ step: 1, seat: 1 });
    take({ look, fresh, calm: false });
    expect(stage.feed).toHaveBeenCalledExactlyOnceWith(look.view, fresh, true);
    expect(flow.drop).toHaveBeenCalledTimes(1);
    expect(inspection.close).toHaveBeenCalledTimes(1);
    expect(refusals.clear).toHaveBeenCalledTimes(2);
    expect(flow.arrive).toHaveBeenCalledTimes(2);
  });
});
