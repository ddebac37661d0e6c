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
import type { ChronoTrek } from './rules/index.ts';

export const about: About = {
  id: 'chrono-trek',
  name: 'Chrono-Trek',
  place: 4,
  seats: [2, 6],
  usualSeats: 4,
  promise: { en: 'Rewrite 36 moments', de: 'Schreibe 36 Momente neu' },
  kind: { en: 'Secret identities', de: 'Geheime Rollen' },
  face: { family: 'Antonio Variable', weight: 700, size: 31 },
  ground: '#0d0a17',
  dark: true,
  daily: false,
};

export const engine = {
  rules: (version) => rulesOf(version, async () => (await import('./rules/index.ts')).chronoTrek, frozen),
  bot: async () => (await import('./bot/index.ts')).chronoTrekBot,
  windows: async () => (await import('./rules/index.ts')).windows,
} satisfies Engine<ChronoTrek> as unknown as Engine;

export const terminal = {
  report: async () => (await import('./balance/index.ts')).report as Report,
} satisfies Terminal<ChronoTrek> as unknown as Terminal;

export const words: Words = {
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    de: async () => (await import('./texts/de.ts')).de,
  },
  clauses: async () => (await import('./texts/clauses.json', { with: { type: 'json' } })).default,
};

export const setUp: Manifest['setUp'] = async () => (await import('./set-up/index.ts')).setUp;

export const pages = {
  table: async () => (await import('./table/index.ts')).chronoTrekTable,
  firstMatch: async () => (await import('./table/first-match/index.ts')).firstMatch,
} satisfies Pages<ChronoTrek> as unknown as Pages;
