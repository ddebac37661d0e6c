import '@turnpoint/ui/tokens.css';
import './fonts.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { chosen } from './settings.svelte.ts';
import { speak } from './words.svelte.ts';

await speak(chosen.now.language);
const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
mount(App, { target });

/** Milliseconds after which nobody waits for the page any more. */
const CALM = 5000;
// Everything is kept for offline use. That is hundreds of files: begun at once, they would hold up the page that has just come.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  setTimeout(() => navigator.serviceWorker.register('/sw.js'), CALM);
}
