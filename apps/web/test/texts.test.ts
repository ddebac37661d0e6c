import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '@turnpoint/bots';
import { de as uiDe } from '@turnpoint/ui/texts/de';
import { en as uiEn } from '@turnpoint/ui/texts/en';
import { describe, expect, test } from 'vitest';
import { de as branchesDe } from '../src/branches/texts/de.ts';
import { en as branchesEn } from '../src/branches/texts/en.ts';
import { de as builderDe } from '../src/builder/texts/de.ts';
import { en as builderEn } from '../src/builder/texts/en.ts';
import { de as campaignsDe } from '../src/campaigns/texts/de.ts';
import { en as campaignsEn } from '../src/campaigns/texts/en.ts';
import { de as dailyDe } from '../src/daily/texts/de.ts';
import { en as dailyEn } from '../src/daily/texts/en.ts';
import { de as matchDe } from '../src/match/texts/de.ts';
import { en as matchEn } from '../src/match/texts/en.ts';
import { de as onlineDe } from '../src/online/texts/de.ts';
import { en as onlineEn } from '../src/online/texts/en.ts';
import { de as settingsDe } from '../src/pages/settings/texts/de.ts';
import { en as settingsEn } from '../src/pages/settings/texts/en.ts';
import { de as replayDe } from '../src/replay/texts/de.ts';
import { en as replayEn } from '../src/replay/texts/en.ts';
import { de as rulesDe } from '../src/rules/texts/de.ts';
import { en as rulesEn } from '../src/rules/texts/en.ts';
import { de as shareDe } from '../src/share/texts/de.ts';
import { en as shareEn } from '../src/share/texts/en.ts';
import { texts as de } from '../src/texts/de.ts';
import { texts as en } from '../src/texts/en.ts';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const places = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

describe.each([
  ['shell', en, de],
  ['branches', branchesEn, branchesDe],
  ['builder', builderEn, builderDe],
  ['campaigns', campaignsEn, campaignsDe],
  ['daily puzzles', dailyEn, dailyDe],
  ['tables', matchEn, matchDe],
  ['online pages', onlineEn, onlineDe],
  ['replay', replayEn, replayDe],
  ['rules', rulesEn, rulesDe],
  ['settings', settingsEn, settingsDe],
  ['shared matches', shareEn, shareDe],
  ['shared pieces', uiEn, uiDe],
])('texts of the %s', (_, english, german) => {
  test('say the same things in both languages', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  test('set a sign between a name and a number: a person may be called "Player 2"', () => {
    for (const text of [...Object.values(english), ...Object.values(german)])
      expect(text).not.toMatch(/\{(?:name|player)\} \{n\}/);
  });

  test('use the same values in both languages', () => {
    for (const [key, text] of Object.entries(english))
      expect([key, places(german[key] ?? '')]).toEqual([key, places(text)]);
  });
});

test('what is said without values needs none: a page that lacks one stops where it stands', () => {
  const texts: Record<string, string> = {
    ...en,
    ...branchesEn,
    ...builderEn,
    ...campaignsEn,
    ...dailyEn,
    ...matchEn,
    ...onlineEn,
    ...replayEn,
    ...rulesEn,
    ...settingsEn,
    ...shareEn,
  };
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  const bare = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/\bsay\('([\w.-]+)'\)/g)].map(([, key]) => [
      file,
      key ?? '',
    ]),
  );
  expect(bare.length).toBeGreaterThan(200);
  expect(bare.filter(([, key]) => places(texts[key ?? ''] ?? '').length > 0)).toEqual([]);
});

test('every level of the bots has a name and a character', () => {
  for (const { level } of LEVELS)
    for (const key of [`level.${level}`, `level.${level}.character`]) expect(en[key]).toBeTypeOf('string');
});

test.each([
  ['en', onlineEn],
  ['de', onlineDe],
])('what a table agrees on fits into one line of a phone (%s)', (_, texts) => {
  const told = (text: string) => text.replace('{n:day|days}', 'days').replace('{n:Tag|Tage}', 'Tage');
  const filled = (text: string) =>
    told(text)
      .replace('{level}', 'Medium')
      .replaceAll(/\{\w+\}/g, '30');
  const rows = Object.entries(texts).filter(([key]) => /^terms\.(clock|undo|stand-in|spectators)/.test(key));
  expect(rows.length).toBeGreaterThan(12);
  expect(rows.map(([, text]) => filled(text as string)).filter((text) => text.length > 42)).toEqual([]);
});
