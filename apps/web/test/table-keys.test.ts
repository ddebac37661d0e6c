import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Texts } from '@turnpoint/kernel';
import {
  type Chord,
  chordOf,
  KEYS,
  type KeyCommand,
  listed,
  type Meaning,
  meaningIn,
  meaningsOf,
  type TableKeys,
} from '@turnpoint/ui';
import { de } from '@turnpoint/ui/texts/de';
import { en } from '@turnpoint/ui/texts/en';
import { describe, expect, test } from 'vitest';

const tables = import.meta.glob<TableKeys<KeyCommand>>('../../../games/*/table/keys.ts', {
  eager: true,
  import: 'TABLE_KEYS',
});
const howTos = import.meta.glob<Record<string, Texts>>('../../../games/*/table/texts/how-to.*.ts', { eager: true });
const GAMES = Object.entries(tables).map(([file, table]) => ({ id: file.split('/')[4] as string, table }));
const SHARED = Object.entries(KEYS) as [Meaning, Chord][];
const chordsOf = ({ own }: TableKeys<KeyCommand>): Chord[] => own.flatMap(({ keys }) => keys.map(([chord]) => chord));

test('every game has its keys in the table', () => {
  const folders = readdirSync(fileURLToPath(new URL('../../../games', import.meta.url)), { withFileTypes: true });
  expect(GAMES.map(({ id }) => id)).toEqual(folders.filter((one) => one.isDirectory()).map(({ name }) => name));
});

test('a key means one thing at every table', () => {
  expect(new Set(SHARED.map(([, chord]) => chord)).size).toBe(SHARED.length);
});

describe.each(GAMES)('the keys of $id', ({ id, table }) => {
  test('none means two things, and none of its own is one that is shared by all games', () => {
    const chords = [...chordsOf(table), ...SHARED.map(([, chord]) => chord)];
    expect(chords.filter((chord, at) => chords.indexOf(chord) !== at)).toEqual([]);
  });

  test('what all games share has no other key here', () => {
    const meanings = SHARED.map(([meaning]) => meaning as string);
    const own = table.own.flatMap(({ says, keys }) => [says, ...keys.map(([, command]) => command?.do ?? says)]);
    expect(own.filter((name) => meanings.includes(name) || name === 'end-turn')).toEqual([]);
    for (const meaning of meaningsOf(table)) expect(meaningIn(table, KEYS[meaning])).toBe(meaning);
  });

  test.each(['en', 'de'] as const)('how to play lists each of them once, with what it does (%s)', (language) => {
    const [howTo] = Object.values(howTos[`../../../games/${id}/table/texts/how-to.${language}.ts`] ?? {});
    const texts = { ...{ en, de }[language], ...howTo };
    const lines = listed(table, (key) => texts[key] ?? '');
    expect(lines).toHaveLength(table.own.length + meaningsOf(table).length);
    for (const line of lines)
      expect(
        line.every((words) => words.length > 0),
        line.join(': '),
      ).toBe(true);
    expect(Object.keys(howTo ?? {}).filter((key) => key.startsWith('how.key-'))).toEqual(
      expect.arrayContaining(table.own.map(({ says }) => `how.key-${says}`)),
    );
    expect(Object.keys(howTo ?? {}).filter((key) => key.startsWith('how.key-'))).toHaveLength(table.own.length);
  });
});

test('no key is written anywhere else: what buttons print comes from the table', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const written = ['games', 'packages/ui/src', 'apps/web/src']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter(({ name, parentPath }) => name.endsWith('.svelte') && !parentPath.includes('node_modules'))
    .flatMap(
      ({ name, parentPath }) =>
        readFileSync(join(parentPath, name), 'utf8').match(/(?:hotkey|aria-keyshortcuts|<KeyCap on)="[^"]*"/g) ?? [],
    );
  expect(written).toEqual([]);
});

describe('a key as it is pressed', () => {
  const none = { code: '', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
  const pressed = (key: string, more: Partial<typeof none> = {}) => chordOf({ ...none, key, ...more });

  test('letters as they are printed, whatever is locked; signs without what they need', () => {
    expect(pressed('e')).toBe('E');
    expect(pressed('E')).toBe('E');
    expect(pressed('U', { shiftKey: true })).toBe('Shift+U');
    expect(pressed('?', { shiftKey: true })).toBe('?');
    expect(pressed(' ')).toBe('Space');
    expect(pressed('ArrowUp', { altKey: true })).toBe('Alt+ArrowUp');
  });

  test('digits by their place, with the sign above them too', () => {
    expect(pressed('!', { code: 'Digit1', shiftKey: true })).toBe('Shift+1');
    expect(pressed('&', { code: 'Digit1' })).toBe('1');
  });

  test('what is held with Control or Meta is the browser’s', () => {
    expect(pressed('u', { ctrlKey: true })).toBeNull();
    expect(pressed('l', { metaKey: true })).toBeNull();
  });
});
