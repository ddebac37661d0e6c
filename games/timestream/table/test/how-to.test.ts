import { expect, test } from 'vitest';
import { commandOf } from '../keys.ts';
import { KEYS } from '../pages/how-to/keys.ts';
import { howToDe } from '../texts/how-to.de.ts';
import { howToEn } from '../texts/how-to.en.ts';

const NAMED: Readonly<Record<string, string>> = {
  '←': 'ArrowLeft',
  '↑': 'ArrowUp',
  '→': 'ArrowRight',
  '↓': 'ArrowDown',
  Esc: 'Escape',
};
const plain = { altKey: false, ctrlKey: false, metaKey: false };

test('how to play lists keys that do something, each with what it does', () => {
  const keys = KEYS.flatMap(([keys]) => keys.split(/[ –]+/));
  for (const key of keys) {
    const pressed = NAMED[key] ?? (key.length === 1 ? key.toLowerCase() : key);
    expect(commandOf({ ...plain, key: pressed }), key).not.toBeNull();
  }
  for (const [, id] of KEYS) for (const texts of [howToEn, howToDe]) expect(texts[`how.key-${id}`]).toBeTruthy();
});
