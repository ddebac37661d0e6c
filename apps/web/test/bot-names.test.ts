import { LEVELS } from '@turnpoint/bots';
import { botNamed, type Level } from '@turnpoint/protocol';
import { faceOf } from '@turnpoint/ui';
import { expect, test } from 'vitest';

const names = LEVELS.flatMap(({ level }) => Array.from({ length: 7 }, (_, nth) => botNamed(level as Level, nth)));

test('at a table of eight no two bots bear the same name, whatever their levels', () => {
  expect(new Set(names).size).toBe(names.length);
});

test('every bot has a face of its own', () => {
  expect(new Set(names.map((name) => JSON.stringify(faceOf(name)))).size).toBe(names.length);
});
