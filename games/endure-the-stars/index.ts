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
import type { Endure } from './rules/index.ts';

export const about: About = {
  id: 'endure-the-stars',
  name: 'Endure the Stars',
  place: 5,
  seats: [1, 6],
  usualSeats: 1,
  promise: { en: 'Survive the Hikari together', de: 'Überlebt gemeinsam die Hikari' },
  kind: { en: 'Co-operative', de: 'Kooperativ' },
  face: { family: 'Chakra Petch', weight: 600, size: 24 },
  ground: '#070b11',
  dark: true,
  daily: false,
};

export const engine = {
  rules: (version) => rulesOf(version, async () => (await import('./rules/index.ts')).endureTheStars, frozen),
  bot: async () => (await import('./bot/index.ts')).endureTheStarsBot,
} satisfies Engine<Endure> as unknown as Engine;

export const terminal = {
  report: async () => (await import('./balance/index.ts')).report as Report,
} satisfies Terminal<Endure> as unknown as Terminal;

export const words: Words = {
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    de: async () => (await import('./texts/de.ts')).de,
  },
  clauses: async () => (await import('./texts/clauses.json', { with: { type: 'json' } })).default,
};

export const setUp: Manifest['setUp'] = async () => (await import('./set-up/index.ts')).setUp;

export const pages = {
  table: async () => (await import('./table/index.ts')).endureTable,
  firstMatch: async () => (await import('./table/first-match/index.ts')).firstMatch,
  setUpForm: async () => ({
    component: () => import('./table/pages/set-up/SetUpForm.svelte'),
    texts: (await import('./table/pages/set-up/texts.ts')).setUpTexts,
  }),
  editor: async () => (await import('./editor/index.ts')).editor,
  chain: async () => (await import('./editor/campaign/index.ts')).chain,
  journal: async () => (await import('./table/journal/index.ts')).journal,
} satisfies Pages<Endure> as unknown as Pages;
