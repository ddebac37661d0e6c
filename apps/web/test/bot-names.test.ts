import { LEVELS } from '@turnpoint/bots';
import type { Level } from '@turnpoint/protocol';
import { expect, test } from 'vitest';
import { botNamed } from '../src/client/bot-names.ts';

test('at a table of eight no two bots bear the same name, whatever their levels', () => {
  const names = LEVELS.flatMap(({ level }) => Array.from({ length: 7 }, (_, nth) => botNamed(level as Level, nth)));
  expect(new Set(names).size).toBe(names.length);
});
