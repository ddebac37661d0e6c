import { tick } from 'svelte';
import { type Place, readAddress } from './address.ts';

const read = () => readAddress(window.location);

let place = $state.raw(read());

export const router = {
  get place(): Place {
    return place;
  },
};

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') window.history.pushState(null, '', to);
  else window.history.replaceState(null, '', to);
  place = read();
}

window.addEventListener('popstate', () => {
  place = read();
});

/** Links inside the site change the page without loading it anew. */
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
  event.preventDefault();
  go(link.href);
});

/** After a change of page the reader starts at its heading, by eye and by ear alike. */
export async function arrive(): Promise<void> {
  await tick();
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
