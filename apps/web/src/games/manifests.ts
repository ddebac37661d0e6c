import type { About, Manifest } from '@turnpoint/catalogue';
import type { Pages } from '@turnpoint/catalogue/pages';
import type { Component } from 'svelte';

/** The manifests' parts by folder. Only what is named here is in the pages: the rules of a game are not. */
const byFolder = <X>(found: Readonly<Record<string, X>>): Readonly<Record<string, X>> =>
  Object.fromEntries(
    Object.entries(found).map(([file, part]) => [file.split('/games/')[1]?.split('/')[0] ?? '', part]),
  );

export const abouts = byFolder(
  import.meta.glob<About>('../../../../games/*/index.ts', { eager: true, import: 'about' }),
);
export const words = byFolder(
  import.meta.glob<Manifest['words']>('../../../../games/*/index.ts', { eager: true, import: 'words' }),
);
export const setUps = byFolder(
  import.meta.glob<Manifest['setUp']>('../../../../games/*/index.ts', { eager: true, import: 'setUp' }),
);
export const pages = byFolder(
  import.meta.glob<Pages | null>('../../../../games/*/index.ts', { eager: true, import: 'pages' }),
);
/** Drawn with the first page, hence not fetched later. */
export const covers = byFolder(
  import.meta.glob<Component>('../../../../games/*/cover/Cover.svelte', { eager: true, import: 'default' }),
);
