import type { Texts, Types } from '@turnpoint/kernel';
import type { GameTable } from '@turnpoint/ui';
import type { Component } from 'svelte';
import ChronoTrek from '../covers/ChronoTrek.svelte';
import EndOfLine from '../covers/EndOfLine.svelte';
import EndStream from '../covers/EndStream.svelte';
import EndureTheStars from '../covers/EndureTheStars.svelte';
import TimeStream from '../covers/TimeStream.svelte';
import type { Plan } from './plan.ts';

/** A game that can be played: its parts are fetched when first needed. */
export interface Playable {
  table(): Promise<GameTable<Types>>;
  texts(): Promise<Readonly<Record<'en' | 'de', Texts>>>;
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
  /** The title's face and the ground that its foot fades into. */
  readonly font: string;
  readonly ground: string;
  /** The room is dark whatever theme the shell has. */
  readonly dark: boolean;
  /** Null while in the making. */
  readonly playable: Playable | null;
}

export const GAMES: readonly Listed[] = [
  {
    id: 'end-of-line',
    name: 'END OF LINE',
    seats: [1, 8],
    Cover: EndOfLine,
    font: '600 25px/1.1 "Space Grotesk Variable"',
    ground: '#0a0c10',
    dark: true,
    playable: {
      // The shell handles every game alike, so the types of one meet in `Types` here and nowhere else.
      table: async () => (await import('@turnpoint/end-of-line/table')).endOfLineTable as unknown as GameTable<Types>,
      texts: async () => (await import('@turnpoint/end-of-line/texts')).texts,
      clauses: async () => (await import('@turnpoint/end-of-line/texts/clauses.json')).default,
      plan: async () => (await import('./end-of-line.ts')).plan,
    },
  },
  {
    id: 'endstream',
    name: 'EndStream',
    seats: [2, 2],
    Cover: EndStream,
    font: '600 29px/1.1 "Oswald Variable"',
    ground: '#150f1f',
    dark: true,
    playable: null,
  },
  {
    id: 'timestream',
    name: 'TimeStream',
    seats: [2, 2],
    Cover: TimeStream,
    font: '700 25px/1.1 "Cinzel Variable"',
    ground: '#2c1d0c',
    dark: false,
    playable: null,
  },
  {
    id: 'chrono-trek',
    name: 'Chrono-Trek',
    seats: [2, 6],
    Cover: ChronoTrek,
    font: '700 31px/1.05 "Antonio Variable"',
    ground: '#0d0a17',
    dark: true,
    playable: null,
  },
  {
    id: 'endure-the-stars',
    name: 'Endure the Stars',
    seats: [1, 6],
    Cover: EndureTheStars,
    font: '600 24px/1.15 "Chakra Petch"',
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
