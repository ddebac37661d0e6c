import { tell } from '@turnpoint/kernel';
import { withTexts } from '@turnpoint/ui/texts';
import { expect, test } from 'vitest';
import { texts } from '../../texts/index.ts';
import { CHAPTERS } from '../pages/how-to/chapters.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { howToDe } from '../texts/how-to.de.ts';
import { howToEn } from '../texts/how-to.en.ts';
import { howToTexts } from '../texts/index.ts';

const places = (text: string) => [...new Set(text.match(/\{\w+/g) ?? [])].sort();

test.each([
  ['the table', en, de],
  ['the how-to page', howToEn, howToDe],
])('%s says the same things with the same values in both languages', (_, first, second) => {
  expect(Object.keys(second).sort()).toEqual(Object.keys(first).sort());
  for (const key of Object.keys(first)) expect([key, places(second[key]!)]).toEqual([key, places(first[key]!)]);
});

test('the table’s words never hide the game’s', () => {
  for (const key of Object.keys({ ...en, ...howToEn })) expect(texts.en).not.toHaveProperty([key]);
});

test.each(['en', 'de'] as const)('every chapter of the how-to page has all its words in %s', async (language) => {
  const viewer = withTexts({ language, texts: texts[language], names: [] }, await howToTexts(language));
  for (const { id, paragraphs, pictures } of CHAPTERS) {
    const keys = [`how.${id}`, ...pictures.map((picture) => `how.picture-${picture.id}`)];
    for (let i = 1; i <= paragraphs; i++) keys.push(`how.${id}.${i}`);
    for (const key of keys) expect(tell(viewer, { key })).not.toBe('');
  }
});
