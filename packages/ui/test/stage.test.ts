import type { Types } from '@turnpoint/kernel';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ToldStep } from '../src/contract.ts';
import type { Base } from '../src/table/base.svelte.ts';
import { LONGEST, packed, readingTime } from '../src/table/sentences.ts';
import { Stage } from '../src/table/stage.svelte.ts';
import { lookOf, propsOf } from './table.ts';

interface Word extends Types {
  view: { word: string };
  entry: { type: string; clause: null; seat?: number };
}

/** Letters that are added to a word. */
const add = (...letters: string[]): Word['entry'][] => letters.map((type) => ({ type, clause: null }));

/** A view is a word, an entry the letters it adds; each takes a while. */
const view = (word: string): Word['view'] => ({ word });

class Words extends Stage<Word> {
  framed: string[] = [];
  takes = 60_000;
  /** Kinds that need no words, by grain. */
  quiet: readonly string[] = [];

  constructor(log: readonly ToldStep<Word>[] = []) {
    const look = lookOf({ view: view('') });
    const props = propsOf({
      look,
      log: log as never,
      lookBack: async (step) => lookOf({ step, view: view(`after ${step}`) }),
    });
    const reader = { language: 'en' as const, names: [], texts: { told: '{what}' } };
    super({ props, look, words: { reader }, shows: () => true } as unknown as Base<Word>);
  }

  protected override async show({ type }: Word['entry']): Promise<void> {
    const { word } = this.view;
    await this.rest(this.takes);
    this.view = view(word + type);
  }

  protected override isQuiet({ type }: Word['entry'], grain: number): boolean {
    return this.quiet.includes(type) || (grain > 0 && type !== 'end');
  }

  protected override clear(): void {}

  protected override async highlight(fresh: readonly Word['entry'][]): Promise<void> {
    this.framed.push(...fresh.map(({ type }) => type));
  }
}

const step = (n: number, seat: number | null, entries: readonly Word['entry'][], says = (type: string) => type) =>
  ({
    step: n,
    seat,
    entries,
    lines: entries.map(({ type }) => ({ key: 'told', args: { what: says(type) } })),
  }) as ToldStep<Word>;

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the stage', () => {
  test('plays what led to a look, and a touch ends it', async () => {
    const stage = new Words();
    stage.feed(view('look'), add('lo', 'ok'), false);
    expect([stage.view.word, stage.busy]).toEqual(['', true]);
    // The first one is being shown, the second is not yet to be told.
    expect(stage.ahead).toBe(1);
    stage.feed(view('looks'), add('s'), false);
    expect(stage.ahead).toBe(2);
    stage.skip();
    await settled();
    expect([stage.view.word, stage.busy, stage.ahead]).toEqual(['looks', false, 0]);
  });

  test('each part that is played ends in its own look', async () => {
    const stage = new Words();
    stage.feed(view('look'), add('lo', 'ok'), false);
    stage.skip();
    await settled();
    expect([stage.view.word, stage.busy]).toEqual(['look', false]);
  });

  test('what cannot be shown is told and left out: the table is not busy for ever', async () => {
    const told = vi.fn();
    vi.stubGlobal('reportError', told);
    class Torn extends Words {
      protected override show(): Promise<void> {
        return Promise.reject(new Error('no such piece'));
      }
    }
    const stage = new Torn();
    stage.feed(view('look'), add('lo', 'ok'), false);
    stage.feed(view('looks'), add('s'), false);
    await settled();
    expect([stage.view.word, stage.busy, stage.ahead]).toEqual(['looks', false, 0]);
    expect(told).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  test('a jump wins over the motion that it cuts short', async () => {
    const stage = new Words();
    stage.feed(view('look'), add('lo', 'ok'), false);
    stage.feed(view('back'), [], false);
    expect(stage.view.word).toBe('back');
    await settled();
    expect([stage.view.word, stage.busy]).toEqual(['back', false]);
  });

  test('without motion the look is there at once, and what has changed is framed', async () => {
    const stage = new Words();
    stage.feed(view('look'), add('lo', 'ok'), true);
    expect([stage.view.word, stage.busy, stage.framed]).toEqual(['look', false, ['lo', 'ok']]);
  });

  test('nothing is played once it is stopped', async () => {
    const stage = new Words();
    stage.feed(view('look'), add('lo'), false);
    stage.feed(view('looks'), add('s'), false);
    stage.stop();
    await settled();
    flushSync();
    expect(stage.busy).toBe(false);
    expect(stage.view.word).toBe('look');
  });
});

describe('what is told', () => {
  const LINE = 'Yara lays a card where nobody had thought of it';

  async function heard(stage: Words): Promise<(readonly [says: string | null, ms: number])[]> {
    const told: (readonly [string | null, number])[] = [];
    await vi.advanceTimersByTimeAsync(0);
    while (stage.busy) {
      const [now, since] = [stage.sentence, Date.now()];
      while (stage.busy && stage.sentence === now) await vi.advanceTimersToNextTimerAsync();
      told.push([now?.says ?? null, Date.now() - since]);
    }
    return told;
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('stands as long as it takes to be read: 30 milliseconds a letter, 800 at least', async () => {
    expect(readingTime({ says: LINE, also: null })).toBe(30 * LINE.length);
    expect(readingTime({ says: 'No', also: null })).toBe(800);
    expect(readingTime({ says: LINE, also: LINE })).toBe(60 * LINE.length);
    expect(readingTime({ says: null, also: null })).toBe(0);
    const entries = add('a', 'b');
    const stage = new Words([step(1, 1, entries, (type) => (type === 'a' ? LINE : 'No'))]);
    stage.takes = 100;
    stage.feed(view('ab'), entries, false);
    expect(await heard(stage)).toEqual([
      [LINE, 30 * LINE.length],
      ['No', 800],
    ]);
    stage.speed = 2;
    stage.feed(view('ab'), entries, false);
    expect(await heard(stage)).toEqual([
      [LINE, 15 * LINE.length],
      ['No', 400],
    ]);
  });

  test('of short sentences side by side as many are told at a time as fit at a prompt, none is lost', () => {
    const short = Array.from({ length: 9 }, (_, n) => `Survivor ${n} lost Resolve in the dark.`);
    const told = packed(short);
    expect(told.length).toBe(3);
    expect(Math.max(...told.map(({ length }) => length))).toBeLessThanOrEqual(130);
    expect(told.join(' ')).toBe(short.join(' '));
    expect(packed([])).toEqual([]);
  });

  test('what I did myself needs no words; what it brought about for others does, and what a bot did for me', async () => {
    const entries = add('mine', 'theirs');
    const told = [
      { ...entries[0], seat: 0 },
      { ...entries[1], seat: 1 },
    ] as Word['entry'][];
    const stage = new Words([step(1, 0, told)]);
    stage.takes = 100;
    stage.feed(view('ab'), told, false);
    expect(await heard(stage)).toEqual([
      [null, 100],
      ['theirs', 800],
    ]);
    const byBot = new Words([{ ...step(1, 0, told), by: 'Bo for Ana' }]);
    byBot.takes = 100;
    byBot.feed(view('ab'), told, false);
    expect((await heard(byBot)).map(([says]) => says)).toEqual(['mine', 'theirs']);
  });

  test('what needs no words is shown with what was told before it', async () => {
    const entries = add('a', 'quiet', 'b');
    const stage = new Words([step(1, 1, entries)]);
    stage.quiet = ['quiet'];
    stage.takes = 500;
    stage.feed(view('aquietb'), entries, false);
    expect(await heard(stage)).toEqual([
      ['a', 1000],
      ['b', 800],
    ]);
  });

  test('what would take too long is told in fewer sentences; again, with every one', async () => {
    const entries = add(...Array.from({ length: 2 + LONGEST / 800 }, () => 'x'), 'end');
    const log = [step(1, 0, add('before')), step(2, 0, add('mine')), step(3, 1, entries)];
    class Coarse extends Words {
      protected override readonly grains = 2;
    }
    const stage = new Coarse(log);
    stage.takes = 0;
    stage.feed(view('x'), entries, false);
    expect((await heard(stage)).map(([says]) => says)).toEqual(['end']);
    await stage.tellAgain();
    expect(stage.isAgain).toBe(true);
    const again = (await heard(stage)).map(([says]) => says);
    expect(again.filter((says) => says === 'x').length).toBe(entries.length - 1);
    expect(again).toContain('mine');
  });

  test('told again it goes back to the view before it; without motion step by step; in the end all is as it was', async () => {
    for (const calm of [false, true]) {
      const stage = new Words([step(1, 0, add('a')), step(2, 0, add('b')), step(3, 1, add('c'))]);
      (stage as unknown as { base: { props: { calm: boolean } } }).base.props.calm = calm;
      stage.takes = 100;
      const now = stage.view.word;
      await stage.tellAgain();
      await vi.advanceTimersByTimeAsync(0);
      expect(stage.view.word).toBe(calm ? 'after 2' : 'after 1');
      expect((await heard(stage)).map(([says]) => says).filter((says) => says !== null)).toEqual(['b', 'c']);
      expect([stage.view.word, stage.isAgain, stage.ahead]).toEqual([now, false, 0]);
    }
  });

  test('a touch ends what is told again: nothing more is looked back at', async () => {
    const stage = new Words([step(1, 0, add('a')), step(2, 0, add('b')), step(3, 1, add('c'))]);
    const now = stage.view.word;
    await stage.tellAgain();
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.view.word, stage.busy]).toEqual([now, false]);
  });
});
