import { LEVELS } from '@turnpoint/bots';
import { chronoTrek } from '@turnpoint/chrono-trek/rules';
import { de as chronoTrekDe } from '@turnpoint/chrono-trek/texts/de';
import { en as chronoTrekEn } from '@turnpoint/chrono-trek/texts/en';
import { endOfLine } from '@turnpoint/end-of-line/rules';
import { endstream } from '@turnpoint/endstream/rules';
import { texts as endstreamTexts } from '@turnpoint/endstream/texts';
import type { Game, Types } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { plan as chronoTrekPlan } from '../src/games/chrono-trek.ts';
import { plan as endOfLinePlan } from '../src/games/end-of-line.ts';
import { plan as endstreamPlan } from '../src/games/endstream.ts';
import type { Plan } from '../src/games/plan.ts';

const PLANS: readonly (readonly [id: string, plan: Plan, game: Game<Types>])[] = [
  ['end-of-line', endOfLinePlan, endOfLine as unknown as Game<Types>],
  ['endstream', endstreamPlan, endstream as unknown as Game<Types>],
  ['chrono-trek', chronoTrekPlan, chronoTrek as unknown as Game<Types>],
];

describe.each(PLANS)('the set-up form of %s', (_, plan, game) => {
  const forms = plan.modes.flatMap(({ id, seats: [least, most] }) =>
    Array.from({ length: most - least + 1 }, (_, i) => ({ mode: id, seats: least + i })),
  );

  test('offers nothing that the rules refuse: every mode, number of seats and agreement', () => {
    for (const { mode, seats } of forms) {
      const signs = plan.signs.slice(0, seats);
      const agreements = (plan.agreements ?? []).filter(({ modes }) => modes?.includes(mode) ?? true);
      const agreed = agreements.flatMap(({ id, values }) => values(seats).map((value) => ({ [id]: value })));
      for (const each of [{}, ...agreed])
        expect([mode, seats, each, game.cannotStart(plan.options({ mode, signs, agreed: each }), seats)]).toEqual([
          mode,
          seats,
          each,
          null,
        ]);
    }
  });

  test('offers levels of bots that exist, the weakest first', () => {
    const known = LEVELS.map(({ level }) => level);
    expect(plan.levels).toEqual(known.slice(0, plan.levels.length));
    expect(plan.levels.length).toBeGreaterThan(1);
  });

  test('knows the mode of a match from its options', () => {
    for (const { mode, seats } of forms)
      expect(plan.modeOf(plan.options({ mode, signs: plan.signs.slice(0, seats) }))).toBe(mode);
  });

  test('means by the usual what the rules mean by it, and by every other value something else', () => {
    for (const { id, values, modes } of plan.agreements ?? []) {
      const mode = modes?.[0] ?? plan.modes[0]?.id ?? '';
      const signs = plan.signs.slice(0, 2);
      const meant = values(2).map((value) => JSON.stringify(plan.options({ mode, signs, agreed: { [id]: value } })));
      expect(new Set(meant).size).toBe(meant.length);
      expect(meant[0]).toBe(JSON.stringify(plan.options({ mode, signs })));
    }
    const usual = plan.options({ mode: plan.modes[0]?.id ?? '', signs: plan.signs.slice(0, 2) });
    expect(usual).toMatchObject({ ...game.defaults(2), ...('decks' in usual ? { decks: usual.decks } : {}) });
  });
});

test.each([
  ['endstream', endstreamPlan, endstreamTexts],
  ['chrono-trek', chronoTrekPlan, { en: chronoTrekEn, de: chronoTrekDe }],
])('every agreement of %s and each of its values has a name in both languages', (_, plan, texts) => {
  for (const { id, values } of plan.agreements ?? [])
    for (const key of [`setting.${id}`, ...values(6).map((value) => `${id}.${value}`)])
      for (const language of ['en', 'de'] as const)
        expect([language, key, texts[language][key]]).toEqual([language, key, expect.any(String)]);
});
