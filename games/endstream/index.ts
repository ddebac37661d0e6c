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
import type { Deck } from './content/index.ts';
import { frozen } from './frozen/index.ts';
import type { EndStream } from './rules/index.ts';

export const about: About = {
  id: 'endstream',
  name: 'EndStream',
  place: 2,
  seats: [2, 2],
  usualSeats: 2,
  promise: { en: 'A war between two rivers', de: 'Krieg zwischen zwei Strömen' },
  kind: { en: 'Duel', de: 'Duell' },
  face: { family: 'Oswald Variable', weight: 600, size: 29 },
  ground: '#150f1f',
  dark: true,
  daily: false,
};

export const engine = {
  rules: (version) => rulesOf(version, async () => (await import('./rules/index.ts')).endstream, frozen),
  bot: async () => (await import('./bot/index.ts')).endstreamBot,
} satisfies Engine<EndStream> as unknown as Engine;

export const terminal = {
  report: async () => (await import('./balance/index.ts')).report as Report,
} satisfies Terminal<EndStream> as unknown as Terminal;

export const words: Words = {
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    de: async () => (await import('./texts/de.ts')).de,
  },
  clauses: async () => (await import('./texts/clauses.json', { with: { type: 'json' } })).default,
};

export const setUp: Manifest['setUp'] = async () => (await import('./set-up/index.ts')).setUp;

export const pages = {
  table: async () => (await import('./table/index.ts')).endstreamTable,
  firstMatch: async () => (await import('./table/first-match/index.ts')).firstMatch,
  decks: async () => (await import('./decks/index.ts')).decks,
} satisfies Pages<EndStream, Deck> as unknown as Pages;
