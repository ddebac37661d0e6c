import { tell } from '@turnpoint/kernel';
import { commandIn } from '@turnpoint/ui';
import { describe, expect, test } from 'vitest';
import { controlledBy, LINCHPINS, TITLES } from '../../content/index.ts';
import { texts } from '../../texts/index.ts';
import { needWords } from '../cards/needs.ts';
import { parted } from '../cards/seams.ts';
import { isLong, shortOf } from '../cards/words.ts';
import { chronoTrekTable } from '../index.ts';
import { TABLE_KEYS } from '../keys.ts';
import { letterOf, SEAT_TINTS } from '../rail/seats.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { howToDe } from '../texts/how-to.de.ts';
import { howToEn } from '../texts/how-to.en.ts';
import { type Metrics, pathOf, route } from '../timeline/routes.ts';
import { markOf, shownAt } from '../timeline/shown.ts';

const WIDE: Metrics = { width: 1080, height: 560, gap: 6, gutter: 14 };
const PHONE: Metrics = { width: 374, height: 240, gap: 2, gutter: 9 };
const links = LINCHPINS.flatMap((from) => controlledBy(from).map((to) => ({ from, to })));

/** Is the middle of this card at that point, a little inside its edge? */
function coversCard({ width, height, gap, gutter }: Metrics, x: number, y: number): boolean {
  const w = (width + gap) / 9;
  const h = height / 4;
  const inX = x % w;
  const inY = y % h;
  return inX > 1 && inX < w - gap - 1 && inY > gutter + 1 && inY < h - 1;
}

describe('light lines', () => {
  test.each([WIDE, PHONE])('no line crosses the words of a card at $width px', (metrics) => {
    for (const { from, to } of links) {
      const points = route(metrics, from, to);
      points.slice(1).forEach((point, n) => {
        const before = points[n]!;
        for (let part = 0; part <= 20; part++) {
          const x = before.x + ((point.x - before.x) * part) / 20;
          const y = before.y + ((point.y - before.y) * part) / 20;
          expect(coversCard(metrics, x, y), `${from} to ${to} at ${x}, ${y}`).toBe(false);
        }
      });
    }
  });

  test('a path is one stroke without gaps', () => {
    for (const { from, to } of links) {
      const d = pathOf(route(WIDE, from, to));
      expect(d).toMatch(/^M[^M]+$/);
      expect(d).not.toContain('NaN');
    }
  });
});

describe('what a place shows', () => {
  const face = { index: 'B8', altered: false, fracture: null } as const;
  const ahead = { turned: [{ index: 'B8', altered: true }], falls: [], fits: [], mission: null } as const;

  test('as it lies', () => {
    expect(shownAt(face, null, null)).toMatchObject({ side: 'original', preview: null, need: null });
  });
  test('as it would lie, marked as a preview', () => {
    expect(shownAt(face, null, ahead)).toMatchObject({ side: 'altered', preview: 'turns' });
  });
  test('a card beneath a Fracture turns unseen; a Fracture that falls shows what lies beneath', () => {
    const fractured = { ...face, altered: true, fracture: 'doomsday-machine-destroys-earth' };
    expect(shownAt(fractured, null, ahead)).toMatchObject({ side: 'fractured', preview: null });
    const falls = { ...ahead, turned: [], falls: ['B8'] as const };
    expect(shownAt(fractured, null, falls)).toMatchObject({ side: 'altered', preview: 'falls' });
  });
  test('a condition bears the side that it needs, and with it its colour', () => {
    const say = (key: string) => key;
    expect(needWords(say, { kind: 'face', at: 'B2', side: 'original' })).toMatchObject({
      mark: 'B2',
      side: 'original',
    });
    expect(needWords(say, { kind: 'face', at: 'B2', side: 'altered' })).toMatchObject({ mark: 'B2′', side: 'altered' });
    expect(needWords(say, { kind: 'artifact', artifact: 'porthos' }).side).toBeNull();
  });
  test('a condition holds, would hold, would be lost or does not hold', () => {
    expect([markOf(true, true), markOf(false, true), markOf(true, false), markOf(false, false)]).toEqual([
      'met',
      'would',
      'lost',
      'open',
    ]);
  });
});

describe('keys', () => {
  const press = (key: string) => commandIn(TABLE_KEYS, key);
  test('arrows walk, Home and End go to the ends of a row', () => {
    expect(press('ArrowUp')).toEqual({ do: 'walk', x: 0, y: -1 });
    expect(press('End')).toEqual({ do: 'walk', x: 9, y: 0 });
  });
  test('digits pick cards', () => {
    expect(press('1')).toEqual({ do: 'hand', slot: 0 });
    expect(press('0')).toBeNull();
  });
});

describe('texts', () => {
  test('both languages say the same things', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(howToDe).sort()).toEqual(Object.keys(howToEn).sort());
  });
  test('both need the same values', () => {
    const values = (text: string) => [...new Set(text.match(/\{\w+/g))].sort();
    for (const key of Object.keys(en)) expect(values(de[key]!), key).toEqual(values(en[key]!));
  });
});

describe('signs of seats', () => {
  test('all differ, and that of the first is no amber, which means that one is asked', () => {
    expect(new Set(SEAT_TINTS).size).toBe(SEAT_TINTS.length);
    const [red = 0, , blue = 0] = [1, 3, 5].map((at) => Number.parseInt(SEAT_TINTS[0].slice(at, at + 2), 16));
    expect(blue).toBeGreaterThan(red);
  });
  test('an initial, or the number where initials are alike', () => {
    const names = ['Mara', 'Scripted 1', 'Scripted 2'];
    expect(names.map((_, seat) => letterOf(names, seat))).toEqual(['M', '1', '2']);
  });
});

test('a title with a long word, or with many, is drawn smaller on a small card: nothing breaks, nothing is cut', () => {
  expect(['Predestination Paradox', 'Terran Empire launches its war'].map(isLong)).toEqual([true, true]);
  expect(isLong('Wormhole Time Slip')).toBe(false);
});

test.each(['en', 'de'] as const)('every long word of a title (%s) has a seam where it may be parted', (language) => {
  const titles = Object.entries(texts[language]).filter(([key]) => /^card\.[^.]+$/.test(key));
  expect(titles.length).toBeGreaterThan(60);
  for (const [, title] of titles) {
    for (const part of parted(title).split(/[\s\u00AD-]/)) expect(part.length, title).toBeLessThanOrEqual(11);
    expect(parted(title).replaceAll('\u00AD', '')).toBe(title);
  }
});

test('every card that a deciding moment may draw finds its words, in both languages', async () => {
  for (const language of ['en', 'de'] as const) {
    const own = await chronoTrekTable.card?.texts?.(language);
    const reader = { language, names: [], texts: { ...texts[language], ...own } };
    for (const { id } of TITLES) {
      expect(shortOf((key, args = {}) => tell(reader, { key, args }), id)).not.toBe('');
    }
  }
});
