import { onMount } from 'svelte';
import { readAddress } from '../address.ts';

/** What is looked up while a match goes on. */
const PAGES = ['how', 'rules', 'settings'];
/** Of this tab alone, and over a reload too. */
const KEY = 'turnpoint.beside';

/** For the page of a table: who leaves it to look something up is led back to it. */
export function leadsBack(): void {
  const { pathname } = window.location;
  onMount(() => () => keep(pathname));
}

/** For a page that is read beside a table: which one; null for who comes from elsewhere. */
export function tableBeside(): string | null {
  const table = kept();
  onMount(() => () => keep(table));
  return table;
}

/** By now the address is that of the next page; state would be read here as it was before. */
function keep(table: string | null): void {
  try {
    if (table !== null && PAGES.includes(readAddress(window.location).page)) sessionStorage.setItem(KEY, table);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Where nothing can be stored the browser's own way back is all there is.
  }
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
