import type { InLanguages, Texts } from '@turnpoint/kernel';
import type { About } from './about.ts';
import type { Engine } from './engine.ts';
import type { SetUp } from './set-up.ts';
import type { Terminal } from './terminal.ts';

/** What a game says, fetched by language. */
export interface Words {
  readonly texts: InLanguages<() => Promise<Texts>>;
  /** What each clause says. */
  clauses(): Promise<Readonly<Record<string, string>>>;
}

/**
 * What `games/<game>/index.ts` exports, each part by its own name: who bundles a program keeps those it names. While a
 * game is in the making all but `about` are null. `pages` (see `@turnpoint/catalogue/pages`) is for those who can draw.
 */
export interface Manifest {
  readonly about: About;
  readonly engine: Engine | null;
  readonly words: Words | null;
  readonly setUp: (() => Promise<SetUp>) | null;
  readonly terminal: Terminal | null;
}

/** A manifest whose game can be played. */
export type Playable = { readonly [Part in keyof Manifest]: NonNullable<Manifest[Part]> };

export function isPlayable(manifest: Manifest): manifest is Playable {
  return manifest.engine !== null;
}
