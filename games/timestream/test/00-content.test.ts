import { readFileSync } from 'node:fs';
import { nodesIn } from '@turnpoint/effects';
import { describe, expect, test } from 'vitest';
import { CARDS, type Card, cost, DECK_IDS, DECKS, EFFECTS } from '../content/index.ts';
import { cannotUseDeck } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { isBeaten } from './dominance.ts';
import { render, TONGUES } from './render.ts';

const specification = readFileSync(new URL('../../../docs/rules/timestream.md', import.meta.url), 'utf8');
/** The rows of the specification's tables of cards, by code. */
const rows = new Map(
  [...specification.matchAll(/^\| ([PETAOIL]\d+) \| (.*) \|$/gm)].map(([, code = '', rest = '']) => [
    code,
    rest.split(' | ').map((cell) => cell.replaceAll('`', '')),
  ]),
);
const valuesOf = ({ values, link, type }: Card) => {
  if (type === 'Link') return `+${link?.energy}/+${link?.resistance}`;
  return values === null ? null : `${values.energy}/${values.resistance}`;
};

describe.each(CARDS.map((card) => [card.code, card] as const))('%s', (code, card) => {
  test('is as specified', () => {
    const type = { A: 'Ancient', F: 'Future', U: 'Universal' }[card.cell ?? 'A'];
    const printed = [
      card.name,
      ...(card.cell === null ? [card.cost.text] : [type]),
      ...(valuesOf(card) === null ? [] : [valuesOf(card)]),
      card.text === '' ? '—' : card.text,
    ];
    expect(printed).toEqual(rows.get(code));
  });

  test.each(TONGUES.map((tongue) => [tongue.language, tongue] as const))(
    'says in %s what it does',
    (language, tongue) => {
      const shown = texts[language][`text.${code}`] ?? '';
      expect(shown === '–' ? '' : shown).toBe(render(tongue, card));
    },
  );
});

test('the pool has 122 cards with the specified counts', () => {
  const counts = Object.groupBy(CARDS, ({ type }) => type);
  const sizes = Object.fromEntries(Object.entries(counts).map(([type, cards]) => [type, cards.length]));
  expect(sizes).toEqual({
    'Power Cell': 6,
    'Event Chain': 28,
    TIMESTREAM: 4,
    Advance: 28,
    Obstacle: 28,
    Intervention: 16,
    Link: 12,
  });
  expect(new Set(CARDS.map(({ name }) => name)).size).toBe(CARDS.length);
});

test('the four decks are as specified, legal, and hold every card of the pool', () => {
  const table = specification.slice(specification.indexOf('### Decks'));
  for (const [i, id] of DECK_IDS.entries()) {
    const listed = [...table.matchAll(/^\| ([PETAOIL]\d+) [^|]*\|(.*)\|$/gm)].flatMap(([, code = '', cells = '']) => {
      const n = Number(cells.split('|')[i]);
      return n > 0 ? [[code, n] as const] : [];
    });
    expect(DECKS[id]).toEqual(Object.fromEntries(listed));
    expect(cannotUseDeck(DECKS[id])).toEqual([]);
  }
  const used = new Set(DECK_IDS.flatMap((id) => Object.keys(DECKS[id])));
  expect(CARDS.filter(({ code }) => !used.has(code))).toEqual([]);
});

test('every word of the effect vocabulary is used, and nothing is a special of one card', () => {
  const words = new Set([...EFFECTS.values()].flatMap((effect) => nodesIn(effect).map(({ word }) => word)));
  expect(words.size).toBe(18);
  expect(words).not.toContain('special');
});

test('no card is beaten in everything by another of its type', () => {
  // Power Cells are held apart by the deck rules: basic ones are without limit (TS-4.2), and begin in play (TS-5.2).
  const compared = CARDS.filter(({ cell }) => cell === null);
  expect(compared.filter((a) => compared.some((b) => isBeaten(a, b))).map(({ code }) => code)).toEqual([]);
});

test('a card is beaten by one that costs or hinders less, or does more, but not by one that lacks something', () => {
  const [scout, mine] = ['A15', 'O17'].map((code) => CARDS.find((card) => card.code === code)!) as [Card, Card];
  const other = { ...scout, code: 'other' };
  expect(isBeaten(scout, other)).toBe(false);
  expect(isBeaten(scout, { ...other, values: { energy: 3, resistance: 3 } })).toBe(true);
  expect(isBeaten(scout, { ...other, vanguard: true })).toBe(true);
  expect(isBeaten(scout, { ...other, vanguard: true, targetFirst: false })).toBe(false);
  expect(isBeaten(scout, { ...other, vanguard: true, cost: cost('2F') })).toBe(false);
  expect(isBeaten(mine, { ...mine, code: 'other', afterTarget: null })).toBe(true);
  expect(isBeaten({ ...mine, afterTarget: null }, { ...mine, code: 'other' })).toBe(false);
});
