import type { Component } from 'svelte';

/** In one file, fetched when the first comes into sight. */
export const covers = import.meta.glob<Component>('../../../../games/*/cover/Cover.svelte', {
  eager: true,
  import: 'default',
});
