import type { InLanguages, Texts } from '@turnpoint/kernel';
import type { About } from './about.ts';
import type { Engine } from './engine.ts';
import type { SetUp } from './set-up.ts';
import type { Terminal } from './terminal.ts';

/** What a game says, fetched by language. */
export interface Words {
  readonly texts: InLanguages<() => Promise<Texts>>;
  /** What each clause says; by `EOL-3` what the chapter of EOL-3.2 is called. */
  clauses(): Promise<Readonly<Record<string, string>>>;
}

/**
 * What `games/<game>/index.ts` exports, each part by its own name: who bundles a program keeps those it names.
 * `pages` (see `@turnpoint/catalogue/pages`) is for those who can draw.
 */
export interface Manifest {
  readonly about: About;
  readonly engine: Engine;
  readonly words: Words;
  readonly setUp: () => Promise<SetUp>;
  readonly terminal: Terminal;
}
