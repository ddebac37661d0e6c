import { chosen } from '../settings.svelte.ts';
import { type Standing, soundOf } from './heard.ts';

/** Lets a match be heard by who wants it; fetched only then. */
export function listen(standing: () => Standing | null): void {
  let before: Standing | null = null;
  $effect(() => {
    const now = standing();
    const sound = now === null ? null : soundOf(before, now);
    before = now;
    if (sound !== null && chosen.now.sound === 'on') void import('./play.ts').then(({ play }) => play(sound));
  });
}
