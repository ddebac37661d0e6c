import type { Odds } from '@turnpoint/protocol';
import { describe, expect, test } from 'vitest';
import { Chances } from '../../src/replay/chances.svelte.ts';
import type { PlayedTurn } from '../../src/replay/turns.ts';

/** Ana's and Bo's turns, two steps each. */
const turns = Array.from({ length: 9 }, (_, at): PlayedTurn => {
  const steps = at === 0 ? { first: 0, last: 0 } : { first: 2 * at - 1, last: 2 * at };
  return { seat: at === 0 ? null : (at - 1) % 2, n: at, entries: [], round: null, ...steps };
});
const END = 16;

/** How Ana stands after each step: well until her third turn, which Bo's answer to it ends. */
const answered = (step: number) => (step < 12 ? 0.75 : 0.25);
/** The same, but it is her own second choice in that turn. */
const spoilt = (step: number) => (step < 10 ? 0.75 : 0.25);

function asked(kept: unknown = null, chanceAt = answered) {
  const calls: { step: number; worlds: number; part: number }[] = [];
  const stored: unknown[] = [];
  const review = {
    async odds(_: string, __: number, step: number, worlds: number, part = 0): Promise<Odds> {
      calls.push({ step, worlds, part });
      if (step === END) return { kind: 'win', value: 0, doubt: 0, worlds };
      return { kind: 'win', value: chanceAt(step), doubt: Math.sqrt(0.19 / worlds), worlds };
    },
    study: async () => kept,
    keepStudy: async (_: string, __: string, found: unknown) => {
      stored.push(found);
    },
  };
  return { calls, stored, chances: new Chances({ id: 'a', seat: 0, review, turns }) };
}

describe('chances of a match', () => {
  test('come coarse first, every turn of the graph, then the largest swing; a turning point lasts until it was answered', async () => {
    const { chances, calls } = asked();
    await chances.find();
    expect([...new Set(calls.slice(0, 3).map(({ step }) => step))]).toEqual([0, 8, END]);
    expect(chances.isSketched && chances.isDrawn && chances.isDone).toBe(true);
    expect(chances.biggest).toMatchObject({ turn: 5, answer: 6, before: { value: 0.75 }, after: { value: 0.25 } });
    expect(chances.points.map(({ turn }) => turn)).toContain(5);
    // No set of games is asked for twice.
    expect(new Set(calls.map(({ step, part }) => `${step} ${part}`)).size).toBe(calls.length);
  });

  test('find the step that decided a turning point, or the turn of the answer that did', async () => {
    const [by, own] = [asked(), asked(null, spoilt)];
    await Promise.all([by.chances.find(), own.chances.find()]);
    expect(by.chances.biggest).toMatchObject({ turn: 5, came: 'bad', step: null, reply: 6 });
    expect(own.chances.biggest).toMatchObject({ turn: 5, came: 'bad', step: 10, reply: 6 });
    // Nobody waits for it: what was asked for it came after all the rest was there, and is kept too.
    expect(own.calls.map(({ step }) => step)).toContain(9);
    expect(by.calls.map(({ step }) => step)).not.toContain(9);
    const again = asked(JSON.parse(JSON.stringify(own.stored.at(-1))), spoilt);
    await again.chances.find();
    expect([again.calls.length, again.chances.biggest?.step]).toEqual([0, 10]);
  });

  test('are kept with the match: whoever looks again asks nothing', async () => {
    const first = asked();
    await first.chances.find();
    const again = asked(JSON.parse(JSON.stringify(first.stored.at(-1))));
    await again.chances.find();
    expect(again.calls).toEqual([]);
    expect(again.chances.biggest?.turn).toBe(5);
  });

  test('wait while something else is to be found out first, and end when the page is left', async () => {
    const { chances, calls } = asked();
    let finish = () => {};
    const work = chances.during(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const found = chances.find();
    await new Promise((resolve) => setTimeout(resolve));
    expect(calls).toEqual([]);
    chances.leave();
    finish();
    await Promise.all([work, found]);
    expect(calls).toEqual([]);
    expect(chances.isDone).toBe(false);
  });
});
