import {
  type About,
  type DeckSearch,
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
import type { TimeStream } from './rules/index.ts';

export const about: About = {
  id: 'timestream',
  name: 'TimeStream',
  place: 3,
  seats: [2, 2],
  usualSeats: 2,
  promise: { en: 'Record the past, come home', de: 'Halte die Zeit fest, kehre heim' },
  kind: { en: 'Duel with decks', de: 'Duell mit Decks' },
  face: { family: 'Cinzel Variable', weight: 700, size: 25 },
  ground: '#2c1d0c',
  dark: true,
  daily: false,
};

export const engine = {
  rules: (version) => rulesOf(version, async () => (await import('./rules/index.ts')).timestream, frozen),
  bot: async () => (await import('./bot/index.ts')).timestreamBot,
} satisfies Engine<TimeStream> as unknown as Engine;

export const terminal = {
  report: async () => (await import('./balance/index.ts')).report as Report,
  decks: async () => (await import('./balance/search.ts')).search as DeckSearch,
} satisfies Terminal<TimeStream> as unknown as Terminal;

export const words: Words = {
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    de: async () => (await import('./texts/de.ts')).de,
  },
  clauses: async () => (await import('./texts/clauses.json', { with: { type: 'json' } })).default,
};

export const setUp: Manifest['setUp'] = async () => (await import('./set-up/index.ts')).setUp;

export const pages = {
  table: async () => (await import('./table/index.ts')).timestreamTable,
  firstMatch: async () => (await import('./table/first-match/index.ts')).firstMatch,
  decks: async () => (await import('./decks/index.ts')).decks,
} satisfies Pages<TimeStream, Deck> as unknown as Pages;
