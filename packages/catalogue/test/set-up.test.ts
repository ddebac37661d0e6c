import { LEVELS } from '@turnpoint/bots';
import { inLanguage, LANGUAGES } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { findGames } from '../src/node.ts';

const found = await Promise.all(
  (await findGames()).map(async ({ about, engine, words, setUp }) => ({
    id: about.id,
    game: await engine.rules(),
    setUp: await setUp(),
    words,
  })),
);

describe.each(found)('the set-up form of $id', ({ setUp, game, words }) => {
  const forms = setUp.modes.flatMap(({ id, seats: [least, most] }) =>
    Array.from({ length: most - least + 1 }, (_, i) => ({ mode: id, seats: least + i })),
  );

  test('offers nothing that the rules refuse: every mode, number of seats and agreement', () => {
    for (const { mode, seats } of forms) {
      const signs = setUp.signs.slice(0, seats);
      const agreements = (setUp.agreements ?? []).filter(({ modes }) => modes?.includes(mode) ?? true);
      const agreed = agreements.flatMap(({ id, values }) => values(seats).map((value) => ({ [id]: value })));
      for (const each of [{}, ...agreed])
        expect([mode, seats, each, game.cannotStart(setUp.options({ mode, signs, agreed: each }), seats)]).toEqual([
          mode,
          seats,
          each,
          null,
        ]);
    }
  });

  test('offers levels of bots that exist, the weakest first', () => {
    const known = LEVELS.map(({ level }) => level);
    expect(setUp.levels).toEqual(known.filter((level) => setUp.levels.some((offered) => offered === level)));
    expect(setUp.levels.length).toBeGreaterThan(1);
  });

  test('knows the mode of a match from its options', () => {
    for (const { mode, seats } of forms)
      expect(setUp.modeOf(setUp.options({ mode, signs: setUp.signs.slice(0, seats) }))).toBe(mode);
  });

  test('means by the usual what the rules mean by it, and by every other value something else', () => {
    for (const { id, values, modes } of setUp.agreements ?? []) {
      const mode = modes?.[0] ?? setUp.modes[0]?.id ?? '';
      const signs = setUp.signs.slice(0, 2);
      const meant = values(2).map((value) => JSON.stringify(setUp.options({ mode, signs, agreed: { [id]: value } })));
      expect(new Set(meant).size).toBe(meant.length);
      expect(meant[0]).toBe(JSON.stringify(setUp.options({ mode, signs })));
    }
    const usual = setUp.options({ mode: setUp.modes[0]?.id ?? '', signs: setUp.signs.slice(0, 2) });
    expect(usual).toMatchObject({ ...game.defaults(2), ...('decks' in usual ? { decks: usual.decks } : {}) });
  });

  test('names every agreement and each of its values in every language', async () => {
    for (const language of LANGUAGES) {
      const texts = await inLanguage(words.texts, language)();
      for (const { id, values } of setUp.agreements ?? [])
        for (const key of [`agreement.${id}`, ...values(6).map((value) => `${id}.${value}`)])
          expect([language, key, texts[key]]).toEqual([language, key, expect.any(String)]);
    }
  });
});
