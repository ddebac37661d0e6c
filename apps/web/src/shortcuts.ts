import { go } from './router.svelte.ts';

const PLACES: Readonly<Record<string, string>> = { h: '/', m: '/matches', r: '/replays' };

/** G, then H, M or R: home, matches, replays. */
export function followShortcuts(): () => void {
  let led = 0;
  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const place = PLACES[event.key];
    if (place !== undefined && event.timeStamp - led < 1200) {
      // A table must not hear it too.
      event.preventDefault();
      go(place);
    }
    led = event.key === 'g' ? event.timeStamp : 0;
  };
  window.addEventListener('keydown', pressed, true);
  return () => window.removeEventListener('keydown', pressed, true);
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}
