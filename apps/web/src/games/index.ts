import type { About, SetUp, Words } from '@turnpoint/catalogue';
import type { Pages } from '@turnpoint/catalogue/pages';
import { inLanguage, type Language, type Texts, type Types } from '@turnpoint/kernel';
import type { GameTable } from '@turnpoint/ui';
import type { Component } from 'svelte';
import { manifests } from './manifests.ts';

/** What the shell knows of a game. Its parts are fetched when first needed. */
export interface Listed extends About {
  /** Nothing: the bare ground. */
  readonly cover: () => Promise<Component | undefined>;
  readonly table: () => Promise<GameTable<Types>>;
  texts(language: Language): Promise<Texts>;
  readonly clauses: () => Promise<Readonly<Record<string, string>>>;
  readonly setUp: () => Promise<SetUp>;
  /** The game's own part of the set-up form; null where fields suffice. */
  readonly setUpForm: NonNullable<Pages['setUpForm']> | null;
  /** Null where no first match teaches. */
  readonly firstMatch: NonNullable<Pages['firstMatch']> | null;
  /** Null where no decks are built. */
  readonly decks: NonNullable<Pages['decks']> | null;
  /** Null where no missions are built. */
  readonly editor: NonNullable<Pages['editor']> | null;
  /** Null where no campaigns are made. */
  readonly chain: NonNullable<Pages['chain']> | null;
  /** Null where no campaign is told. */
  readonly journal: NonNullable<Pages['journal']> | null;
}

/** The words of a game in one language are its own and those of its set-up. */
async function textsOf(own: Words, setUp: Listed['setUp'], language: Language): Promise<Texts> {
  const [texts, added] = await Promise.all([inLanguage(own.texts, language)(), setUp()]);
  return { ...texts, ...(added.texts && inLanguage(added.texts, language)) };
}

export const GAMES: readonly Listed[] = manifests
  .map(({ about, words, setUp, pages, cover }) => ({
    ...about,
    cover,
    clauses: words.clauses,
    setUp,
    texts: (language: Language) => textsOf(words, setUp, language),
    table: pages.table,
    setUpForm: pages.setUpForm ?? null,
    firstMatch: pages.firstMatch ?? null,
    decks: pages.decks ?? null,
    editor: pages.editor ?? null,
    chain: pages.chain ?? null,
    journal: pages.journal ?? null,
  }))
  .sort((a, b) => a.place - b.place);

export function listed(id: string): Listed | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The game, or a fault: a match of it could not have been stored otherwise. */
export function gameOf(id: string): Listed {
  const found = listed(id);
  if (found === undefined) throw new Error(`"${id}" cannot be played here`);
  return found;
}
