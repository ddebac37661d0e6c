import type { Texts, Types } from '@turnpoint/kernel';
import type { GameTable } from '@turnpoint/ui';
import type { Component } from 'svelte';
import ChronoTrek from '../covers/ChronoTrek.svelte';
import EndOfLine from '../covers/EndOfLine.svelte';
import EndStream from '../covers/EndStream.svelte';
import EndureTheStars from '../covers/EndureTheStars.svelte';
import TimeStream from '../covers/TimeStream.svelte';
import type { Settings } from '../settings.svelte.ts';
import type { Plan } from './plan.ts';

type Language = Settings['language'];

/** A game that can be played: its parts are fetched when first needed. */
export interface Playable {
  table(): Promise<GameTable<Types>>;
  texts(language: Language): Promise<Texts>;
  clauses(): Promise<Readonly<Record<string, string>>>;
  plan(): Promise<Plan>;
}

/** What the shell knows of a game before it is opened. */
export interface Listed {
  readonly id: string;
  /** Proper names are the same in every language. */
  readonly name: string;
  readonly seats: readonly [least: number, most: number];
  readonly Cover: Component;
  /** How its title is set. */
  readonly face: { readonly family: string; readonly weight: number; readonly size: number };
  /** The ground that the cover's foot fades into. */
  readonly ground: string;
  /** The room is dark whatever theme the shell has. */
  readonly dark: boolean;
  /** Null while in the making. */
  readonly playable: Playable | null;
}

type Fetched = Omit<Playable, 'texts'> & Record<Language, () => Promise<Texts>>;

/** The words of a game in one language are its own and those of its set-up. */
const fetching = (game: Fetched): Playable => ({
  ...game,
  texts: async (language) => {
    const [own, plan] = await Promise.all([game[language](), game.plan()]);
    return { ...own, ...plan.texts?.[language] };
  },
});

export const GAMES: readonly Listed[] = [
  {
    id: 'end-of-line',
    name: 'END OF LINE',
    seats: [1, 8],
    Cover: EndOfLine,
    face: { family: 'Space Grotesk Variable', weight: 600, size: 25 },
    ground: '#0a0c10',
    dark: true,
    playable: fetching({
      // The shell handles every game alike, so the types of one meet in `Types` here and nowhere else.
      table: async () => (await import('@turnpoint/end-of-line/table')).endOfLineTable as unknown as GameTable<Types>,
      en: async () => (await import('@turnpoint/end-of-line/texts/en')).en,
      de: async () => (await import('@turnpoint/end-of-line/texts/de')).de,
      clauses: async () => (await import('@turnpoint/end-of-line/texts/clauses.json')).default,
      plan: async () => (await import('./end-of-line.ts')).plan,
    }),
  },
  {
    id: 'endstream',
    name: 'EndStream',
    seats: [2, 2],
    Cover: EndStream,
    face: { family: 'Oswald Variable', weight: 600, size: 29 },
    ground: '#150f1f',
    dark: true,
    playable: fetching({
      table: async () => (await import('@turnpoint/endstream/table')).endStreamTable as unknown as GameTable<Types>,
      en: async () => (await import('@turnpoint/endstream/texts/en')).en,
      de: async () => (await import('@turnpoint/endstream/texts/de')).de,
      clauses: async () => (await import('@turnpoint/endstream/texts/clauses.json')).default,
      plan: async () => (await import('./endstream.ts')).plan,
    }),
  },
  {
    id: 'timestream',
    name: 'TimeStream',
    seats: [2, 2],
    Cover: TimeStream,
    face: { family: 'Cinzel Variable', weight: 700, size: 25 },
    ground: '#2c1d0c',
    dark: false,
    playable: null,
  },
  {
    id: 'chrono-trek',
    name: 'Chrono-Trek',
    seats: [2, 6],
    Cover: ChronoTrek,
    face: { family: 'Antonio Variable', weight: 700, size: 31 },
    ground: '#0d0a17',
    dark: true,
    playable: fetching({
      table: async () => (await import('@turnpoint/chrono-trek/table')).chronoTrekTable as unknown as GameTable<Types>,
      en: async () => (await import('@turnpoint/chrono-trek/texts/en')).en,
      de: async () => (await import('@turnpoint/chrono-trek/texts/de')).de,
      clauses: async () => (await import('@turnpoint/chrono-trek/texts/clauses.json')).default,
      plan: async () => (await import('./chrono-trek.ts')).plan,
    }),
  },
  {
    id: 'endure-the-stars',
    name: 'Endure the Stars',
    seats: [1, 6],
    Cover: EndureTheStars,
    face: { family: 'Chakra Petch', weight: 600, size: 24 },
    ground: '#070b11',
    dark: true,
    playable: null,
  },
];

export function listed(id: string): Listed | undefined {
  return GAMES.find((game) => game.id === id);
}

/** A game that can be played, or a fault: a match of it could not have been stored otherwise. */
export function playable(id: string): Playable {
  const found = listed(id)?.playable ?? null;
  if (found === null) throw new Error(`"${id}" cannot be played here`);
  return found;
}
