import { canonical, Match, type MatchRecord, parseRecord, sha256, start, tell } from '@turnpoint/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companionOf, gameFolders } from '../src/folders.ts';
import { facing, hostileJson, hostileText } from '../src/hostile.ts';

/** What a door may throw: a sentence of ours. A TypeError, say, is a rule that took something for what it is not. */
function expectSentence(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    expect((error as Error).constructor).toBe(Error);
    expect((error as Error).message).toMatch(/^[^\n]+$/);
  }
}

const sealed = (fields: object): MatchRecord => {
  const { hash: _, ...rest } = fields as MatchRecord;
  return { ...rest, hash: sha256(canonical(rest)) };
};

test('records: anything at all is refused with a sentence', async () => {
  await facing(hostileJson, (json) => expect(() => parseRecord(json)).toThrow(/^[^\n]+$/));
});

for (const folder of gameFolders()) {
  describe(folder, async () => {
    const { game, texts, setups } = await companionOf(folder);
    const setup = setups[0] as (typeof setups)[number];
    const whole = (() => {
      const match = Match.create(game, { ...setup, seed: 'hostile' });
      if (!(match instanceof Match)) throw new Error('refused');
      for (let i = 0; i < 30 && match.state.outcome === null; i++) {
        const seat = match.look(null).asked.find((asked) => match.look(asked).choices.length > 0) as number;
        match.choose(seat, match.look(seat).choices[0] as never);
      }
      return match.export();
    })();
    const fields = fc.constantFrom(...(Object.keys(whole) as (keyof MatchRecord)[]));
    const replayed = (record: MatchRecord) => () => Match.replay(game, parseRecord(JSON.parse(JSON.stringify(record))));

    test('records: a field that was replaced, sealed again, gives a sentence or a match', async () => {
      await facing(fc.tuple(fields, hostileJson), ([field, value]) => {
        expectSentence(replayed(sealed({ ...whole, [field]: value })));
      });
    });

    test('records: a choice that was replaced, sealed again, gives a sentence', async () => {
      const at = fc.nat(whole.choices.length - 1);
      await facing(fc.tuple(at, hostileJson, hostileText), ([n, value, kind]) => {
        for (const choice of [value, { ...whole.choices[n]?.choice, kind }, { ...Object(value), kind }]) {
          const choices = whole.choices.with(n, { seat: whole.choices[n]?.seat ?? 0, choice: choice as never });
          expectSentence(replayed(sealed({ ...whole, choices })));
        }
      });
    });

    test('options: what is refused is told, what is taken can be dealt', async () => {
      // Also one that the game does not have: it may have none at all.
      const names = fc.constantFrom(...Object.keys(setup.options), 'odd');
      const seats = fc.oneof(fc.integer({ min: -1, max: 9 }), fc.constantFrom(Number.NaN, 1e9, 2.5));
      const one = fc.tuple(names, hostileJson).map(([name, value]) => ({ ...setup.options, [name]: value }));
      await facing(fc.tuple(fc.oneof(one, hostileJson), seats), ([options, count]) => {
        const refused = game.cannotStart(options as never, count);
        if (refused === null) start(game, options as never, count, 'hostile');
        else expect(tell({ language: 'en', texts: texts.en ?? {}, names: [] }, refused.because)).toMatch(/^[^\n]+$/);
      });
    });
  });
}
