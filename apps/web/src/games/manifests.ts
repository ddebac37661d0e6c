import type { About, Manifest } from '@turnpoint/catalogue';
import type { Pages } from '@turnpoint/catalogue/pages';
import type { Component } from 'svelte';

/** The manifests' parts by their files. Only what is named here is in the pages: the rules of a game are not. */
const abouts = import.meta.glob<About>('../../../../games/*/index.ts', { eager: true, import: 'about' });
const words = import.meta.glob<Manifest['words']>('../../../../games/*/index.ts', { eager: true, import: 'words' });
const setUps = import.meta.glob<Manifest['setUp']>('../../../../games/*/index.ts', { eager: true, import: 'setUp' });
const pages = import.meta.glob<Pages>('../../../../games/*/index.ts', { eager: true, import: 'pages' });
/** Fetched when they come into sight: the first page shows names and grounds at once. */
const coverOf = async (file: string) =>
  (await import('./covers.ts')).covers[file.replace('index.ts', 'cover/Cover.svelte')];

interface Shown extends Pick<Manifest, 'about' | 'words' | 'setUp'> {
  readonly pages: Pages;
  /** Nothing: the bare ground. */
  readonly cover: () => Promise<Component | undefined>;
}

export const manifests: readonly Shown[] = Object.entries(abouts).map(([file, about]) => ({
  about,
  words: words[file] as Manifest['words'],
  setUp: setUps[file] as Manifest['setUp'],
  pages: pages[file] as Pages,
  cover: () => coverOf(file),
}));
