import type { About, SetUp, Words } from '@turnpoint/catalogue';
import type { Pages } from '@turnpoint/catalogue/pages';
import { inLanguage, type Language, type Texts, type Types } from '@turnpoint/kernel';
import type { GameTable } from '@turnpoint/ui';
import type { Component } from 'svelte';
import { abouts, covers, pages, setUps, words } from './manifests.ts';

/** A game that can be played: its parts are fetched when first needed. */
export interface Playable {
  table(): Promise<GameTable<Types>>;
  texts(language: Language): Promise<Texts>;
  clauses(): Promise<Readonly<Record<string, string>>>;
  setUp(): Promise<SetUp>;
  /** The game's own part of the set-up form; null where fields suffice. */
  readonly setUpForm: NonNullable<Pages['setUpForm']> | null;
  /** Null where no first match teaches. */
  readonly firstMatch: NonNullable<Pages['firstMatch']> | null;
  /** Null where no decks are built. */
  readonly decks: NonNullable<Pages['decks']> | null;
}

/** What the shell knows of a game before it is opened. */
export interface Listed extends About {
  /** Left out: the bare ground. */
  readonly Cover: Component | undefined;
  /** Null while in the making. */
  readonly playable: Playable | null;
}

/** The words of a game in one language are its own and those of its set-up. */
const fetching = (pages: Pages, { texts, clauses }: Words, setUp: () => Promise<SetUp>): Playable => ({
  table: pages.table,
  clauses,
  setUp,
  texts: async (language) => {
    const [own, added] = await Promise.all([inLanguage(texts, language)(), setUp()]);
    return { ...own, ...(added.texts && inLanguage(added.texts, language)) };
  },
  setUpForm: pages.setUpForm ?? null,
  firstMatch: pages.firstMatch ?? null,
  decks: pages.decks ?? null,
});

function playableIn(folder: string): Playable | null {
  const [shown, said, setUp] = [pages[folder], words[folder], setUps[folder]];
  return shown && said && setUp ? fetching(shown, said, setUp) : null;
}

export const GAMES: readonly Listed[] = Object.entries(abouts)
  .map(([folder, about]) => ({ ...about, Cover: covers[folder], playable: playableIn(folder) }))
  .sort((a, b) => a.place - b.place);

export function listed(id: string): Listed | undefined {
  return GAMES.find((game) => game.id === id);
}

/** A game that can be played, or a fault: a match of it could not have been stored otherwise. */
export function playable(id: string): Playable {
  const found = listed(id)?.playable ?? null;
  if (found === null) throw new Error(`"${id}" cannot be played here`);
  return found;
}
