import { expect, test } from 'vitest';
import { commandOf, LISTED } from '../../src/replay/keys.ts';

const NONE = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const key = (name: string, more: Partial<typeof NONE> = {}) => commandOf({ key: name, ...NONE, ...more });

test('arrows go by steps, with shift by turns, up and down by turning points', () => {
  expect(key('ArrowRight')).toEqual({ kind: 'step', by: 1 });
  expect(key('ArrowLeft', { shiftKey: true })).toEqual({ kind: 'turn', by: -1 });
  expect(key('ArrowDown')).toEqual({ kind: 'point', by: 1 });
  expect(key('3')).toEqual({ kind: 'nth', n: 3 });
});

test('every way that a replay has is a key', () => {
  const kinds = {
    ' ': 'play',
    e: 'eyes',
    b: 'better',
    q: 'quiz',
    n: 'branch',
    s: 'share',
    Escape: 'back',
    c: 'branches',
    '?': 'keys',
  };
  for (const [name, kind] of Object.entries(kinds)) expect(key(name), name).toEqual({ kind });
  expect([key('['), key(']')]).toEqual([{ kind: 'branches' }, { kind: 'branches' }]);
  expect([key(','), key('.')]).toEqual([
    { kind: 'speed', by: -1 },
    { kind: 'speed', by: 1 },
  ]);
  expect([key('Home'), key('End')]).toEqual([{ kind: 'start' }, { kind: 'end' }]);
});

test('keys of the browser are left alone', () => {
  expect(key('ArrowLeft', { altKey: true })).toBeNull();
  expect(key('b', { ctrlKey: true })).toBeNull();
  expect(key('0')).toBeNull();
});

test('every key that does something is listed, and every listed one does something', () => {
  const printed = { '←': 'ArrowLeft', '→': 'ArrowRight', '↑': 'ArrowUp', '↓': 'ArrowDown', Space: ' ', Esc: 'Escape' };
  const names = LISTED.flatMap(([keys]) => keys.split(' '))
    .filter((name) => name !== 'Shift' && name !== '…')
    .map((name) => (printed as Record<string, string>)[name] ?? (name.length === 1 ? name.toLowerCase() : name));
  for (const name of names) expect(key(name), name).not.toBeNull();
  const all = [
    ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
    ...Object.values(printed),
    'Home',
    'End',
  ];
  const does = all.filter((name) => key(name) !== null && !/[2-8]/.test(name));
  expect(new Set(names)).toEqual(new Set(does));
});
