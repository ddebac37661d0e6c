import { tell } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import {
  BOSS_CARDS,
  ENEMY_TYPES,
  EVENT_DECK,
  GOAL_DECK,
  ITEM_DECK,
  PERSONAS,
  RESOLVE_DECK,
} from '../../content/index.ts';
import { texts } from '../../texts/index.ts';
import { KEYWORDS, type Keyword, keywordsIn } from '../cards/keywords.ts';
import { kindOf, linesOf, nameOf } from '../cards/lines.ts';
import type { Card } from '../cards/subject.ts';
import { tableTexts } from '../texts/index.ts';

const all: Card[] = [
  ...[...new Set(ITEM_DECK)].map((id) => ({ of: 'item', id }) as const),
  ...PERSONAS.flatMap((one) =>
    (['passive', 'active', 'crisis'] as const).map((which) => ({ of: 'power', id: one[which], which }) as const),
  ),
  ...GOAL_DECK.map((id) => ({ of: 'goal', id }) as const),
  ...RESOLVE_DECK.map((id) => ({ of: 'resolve', id }) as const),
  ...[...new Set(EVENT_DECK)].map((id) => ({ of: 'event', id }) as const),
  ...BOSS_CARDS.map(({ id }) => ({ of: 'boss', id }) as const),
  ...ENEMY_TYPES.map((id) => ({ of: 'enemy', id }) as const),
];

async function reading(language: 'en' | 'de') {
  const known = { ...texts[language], ...(await tableTexts(language)) };
  const reader = { language, texts: known, names: [], seat: null } as unknown as Parameters<typeof tell>[0];
  const say = (key: string, args = {}) => {
    expect(known).toHaveProperty([key]);
    return tell(reader, { key, args });
  };
  const linesFor = (subject: Card) => linesOf(subject, say, { options: { mission: 'CG00' } as never });
  return { say, linesFor, wordsFor: (subject: Card) => keywordsIn(linesFor(subject).join(' '), say) };
}

describe('cards in full', () => {
  test.each(['en', 'de'] as const)(
    'every card, ability and enemy has a name, a kind and its sentences (%s)',
    async (language) => {
      const { say, linesFor } = await reading(language);
      for (const subject of all) {
        const { key, args } = nameOf(subject);
        expect([say(key, args), kindOf(subject, say), linesFor(subject).join('')]).not.toContain('');
      }
    },
  );

  test('a card of a boss names the boss whose it is', async () => {
    const { say } = await reading('en');
    const kinds = BOSS_CARDS.map(({ id }) => [id.split('.')[0], kindOf({ of: 'boss', id }, say)]);
    expect(kinds.every(([boss, kind]) => kind?.toLowerCase() === `boss card: ${boss}`)).toBe(true);
  });

  test('German has one word for Resolve and one for Sentries', async () => {
    const known = Object.entries({ ...texts.de, ...(await tableTexts('de')) });
    const others = known.filter(([, text]) => /Entschlossenheit|Willensprüfung|Sentr(y|ies)/.test(text));
    expect(others).toEqual([]);
  });

  test.each(['en', 'de'] as const)('every keyword is explained, and some card has it (%s)', async (language) => {
    const { say, wordsFor } = await reading(language);
    const found = new Set(all.flatMap(wordsFor));
    for (const word of Object.keys(KEYWORDS) as Keyword[]) {
      expect([word, found.has(word)]).toEqual([word, true]);
      expect(say(`means.${word}`)).not.toBe('');
    }
  });

  test('both languages explain the same words of the cards that are composed', async () => {
    const [en, de] = await Promise.all([reading('en'), reading('de')]);
    for (const subject of all.filter(({ of }) => of === 'item' || of === 'boss'))
      expect([subject.id, de.wordsFor(subject)]).toEqual([subject.id, en.wordsFor(subject)]);
  });

  test('ETS-19.22, 19.24 a card of the Titan says whom it strikes, with what, and what else it does', async () => {
    const { linesFor } = await reading('en');
    expect(linesFor({ of: 'boss', id: 'titan.execution' })).toEqual([
      'Attacks whoever has the most Health, range 0.',
      '4 dice: each that shows 3 or more is 1 damage.',
    ]);
    expect(linesFor({ of: 'boss', id: 'titan.ground-slam' }).join(' ')).toMatch(/Radial.*within 1 .*2 dice.*stunned/);
    expect(linesFor({ of: 'boss', id: 'titan.deafening-roar' }).join(' ')).toMatch(/Resolve test.*Noise 3/);
    expect(linesFor({ of: 'boss', id: 'titan.wary' })).toContain('Actions: −1.');
  });

  test('ETS-15.2, 15.11, 15.28 a weapon says its four values and what is special about it', async () => {
    const { linesFor } = await reading('en');
    expect(linesFor({ of: 'item', id: 'pistol' }).join(' ')).toMatch(/range 1.*2 dice.*4 or more.*Noise 2.*dual.*Jams/);
    expect(linesFor({ of: 'item', id: 'medical-blade' }).join(' ')).toMatch(/melee.*1 die.*Silent/);
    expect(linesFor({ of: 'item', id: 'medical-blade' }).join(' ')).not.toMatch(/Jams/);
  });
});
