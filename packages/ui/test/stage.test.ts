import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { Stage } from '../src/table/stage.svelte.ts';

/** A view is a word, an entry the letters it adds; each takes a while. */
class Words extends Stage<string, string> {
  framed: string[] = [];

  protected override async show(entry: string): Promise<void> {
    const before = this.view;
    await this.rest(60_000);
    this.view = before + entry;
  }

  protected override clear(): void {}

  protected override async highlight(fresh: readonly string[]): Promise<void> {
    this.framed.push(...fresh);
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the stage', () => {
  test('plays what led to a look, and a touch ends it', async () => {
    const stage = new Words('');
    stage.feed('look', ['lo', 'ok'], false);
    expect([stage.view, stage.busy]).toEqual(['', true]);
    // The first one is being shown, the second is not yet to be told.
    expect(stage.ahead).toBe(1);
    stage.feed('looks', ['s'], false);
    expect(stage.ahead).toBe(2);
    stage.skip();
    await settled();
    expect([stage.view, stage.busy, stage.ahead]).toEqual(['looks', false, 0]);
  });

  test('each part that is played ends in its own look', async () => {
    const stage = new Words('');
    stage.feed('look', ['lo', 'ok'], false);
    stage.skip();
    await settled();
    expect([stage.view, stage.busy]).toEqual(['look', false]);
  });

  test('what cannot be shown is told and left out: the table is not busy for ever', async () => {
    const told = vi.fn();
    vi.stubGlobal('reportError', told);
    class Torn extends Words {
      protected override show(): Promise<void> {
        return Promise.reject(new Error('no such piece'));
      }
    }
    const stage = new Torn('');
    stage.feed('look', ['lo', 'ok'], false);
    stage.feed('looks', ['s'], false);
    await settled();
    expect([stage.view, stage.busy, stage.ahead]).toEqual(['looks', false, 0]);
    expect(told).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  test('a jump wins over the motion that it cuts short', async () => {
    const stage = new Words('');
    stage.feed('look', ['lo', 'ok'], false);
    stage.feed('back', [], false);
    expect(stage.view).toBe('back');
    await settled();
    expect([stage.view, stage.busy]).toEqual(['back', false]);
  });

  test('without motion the look is there at once, and what has changed is framed', async () => {
    const stage = new Words('');
    stage.feed('look', ['lo', 'ok'], true);
    expect([stage.view, stage.busy, stage.framed]).toEqual(['look', false, ['lo', 'ok']]);
  });

  test('nothing is played once it is stopped', async () => {
    const stage = new Words('');
    stage.feed('look', ['lo'], false);
    stage.feed('looks', ['s'], false);
    stage.stop();
    await settled();
    flushSync();
    expect(stage.busy).toBe(false);
    expect(stage.view).toBe('look');
  });
});
