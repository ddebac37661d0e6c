import {
  type About,
  type Engine,
  type Manifest,
  type Report,
  rulesOf,
  type Terminal,
  type Words,
} from '@turnpoint/catalogue';
import type { Pages } from '@turnpoint/catalogue/pages';
import { frozen } from './frozen/index.ts';
import type { EndOfLine } from './rules/index.ts';

export const about: About = {
  id: 'end-of-line',
  name: 'END OF LINE',
  place: 1,
  seats: [1, 8],
  usualSeats: 2,
  promise: { en: 'Outlast every other line', de: 'Überdauere alle anderen Linien' },
  kind: { en: 'Five modes', de: 'Fünf Modi' },
  face: { family: 'Space Grotesk Variable', weight: 600, size: 25 },
  ground: '#0a0c10',
  dark: true,
  daily: true,
};

export const engine = {
  rules: (version) => rulesOf(version, async () => (await import('./rules/index.ts')).endOfLine, frozen),
  bot: async () => (await import('./bot/index.ts')).endOfLineBot,
  solver: async () => (await import('./solver/index.ts')).solve,
} satisfies Engine<EndOfLine> as unknown as Engine;

export const terminal = {
  questions: async () => (await import('./terminal/index.ts')).questions,
  report: async () => (await import('./balance/index.ts')).report as Report,
} satisfies Terminal<EndOfLine> as unknown as Terminal;

export const words: Words = {
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    de: async () => (await import('./texts/de.ts')).de,
  },
  clauses: async () => (await import('./texts/clauses.json', { with: { type: 'json' } })).default,
};

export const setUp: Manifest['setUp'] = async () => (await import('./set-up/index.ts')).setUp;

export const pages = {
  table: async () => (await import('./table/index.ts')).endOfLineTable,
  firstMatch: async () => (await import('./table/first-match/index.ts')).firstMatch,
} satisfies Pages<EndOfLine> as unknown as Pages;
