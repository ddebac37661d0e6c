import { expect, test } from 'vitest';
import { commandOf } from '../../src/replay/keys.ts';

const NONE = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const key = (name: string, more: Partial<typeof NONE> = {}) => commandOf({ key: name, ...NONE, ...more });

test('arrows go by steps, with shift by turns, up and down by turning points', () => {
  expect(key('ArrowRight')).toEqual({ kind: 'step', by: 1 });
  expect(key('ArrowLeft', { shiftKey: true })).toEqual({ kind: 'turn', by: -1 });
  expect(key('ArrowDown')).toEqual({ kind: 'point', by: 1 });
  expect(key('3')).toEqual({ kind: 'nth', n: 3 });
});

test('keys of the browser are left alone', () => {
  expect(key('ArrowLeft', { altKey: true })).toBeNull();
  expect(key('b', { ctrlKey: true })).toBeNull();
  expect(key('b')).toEqual({ kind: 'better' });
  expect(key('0')).toBeNull();
});
