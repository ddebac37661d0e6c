import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTROLLERS, OPERATORS, TECHS } from '../../content/index.ts';
import { KEYWORDS, keywordsIn, partsOf } from '../cards/keywords.ts';
import { signsOn } from '../cards/signs.ts';
import { signKey } from '../draw/price-words.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';

const places = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

test('the table says the same things in both languages', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(en)) expect([key, places(de[key] ?? '')]).toEqual([key, places(text)]);
});

test('every keyword that a card uses is explained', () => {
  const texts = [...OPERATORS, ...CONTROLLERS].flatMap(({ specials, abilities }) => [...specials, ...abilities]);
  const used = keywordsIn([...texts, ...TECHS].map(({ text }) => text));
  for (const word of [...used, ...(Object.keys(KEYWORDS) as (keyof typeof KEYWORDS)[])]) {
    expect(en[`keyword.${word}`], word).toBeTypeOf('string');
  }
});

test('a sentence comes back whole from its parts', () => {
  for (const { text } of TECHS) {
    const parts = partsOf(text).map((part) => (part.kind === 'price' ? `\`${part.text}\`` : part.text));
    expect(parts.join('')).toBe(text);
  }
  expect(partsOf('This operator STREAMs 1.')[1]).toEqual({ kind: 'keyword', text: 'STREAMs', word: 'STREAM' });
});

test('every card has a picture of its own', () => {
  const source = readFileSync(new URL('../art/icons.ts', import.meta.url), 'utf8');
  const pictures = [...source.matchAll(/^ {2}'?([a-z0-9-]+)'?: (\w+),$/gm)].map(([, card, icon]) => ({ card, icon }));
  const cards = [...OPERATORS, ...CONTROLLERS, ...TECHS].map(({ id }) => id);
  expect(pictures.map(({ card }) => card).sort()).toEqual(cards.sort());
  expect(new Set(pictures.map(({ icon }) => icon)).size).toBe(cards.length);
});

test('every sign in the prices of a card is told in words beside it, once', () => {
  for (const { id: card, cost, abilities } of OPERATORS) {
    const signs = signsOn({ face: 'operator', card, side: 'mine' });
    expect(new Set(signs).size).toBe(signs.length);
    expect(signs).toEqual(expect.arrayContaining([...cost, ...abilities.flatMap(({ price }) => price)]));
    for (const sign of signs) expect(en[signKey(sign)], sign).toBeTypeOf('string');
  }
  const [controller] = CONTROLLERS;
  expect(signsOn({ face: 'controller', card: controller?.id ?? '', side: 'mine' }).length).toBeGreaterThan(0);
  expect(signsOn({ face: 'tech', card: TECHS[0]?.id ?? '', side: 'mine' })).toEqual([]);
});
