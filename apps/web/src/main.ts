import '@turnpoint/ui/tokens.css';
import './fonts.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { afterPaint } from './after-paint.ts';
import { chosen } from './settings.svelte.ts';
import { speak } from './words.svelte.ts';

await speak(chosen.now.language);
const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
mount(App, { target });

// Everything is kept for offline use, once the page itself is there.
if (import.meta.env.PROD && 'serviceWorker' in navigator) afterPaint(() => navigator.serviceWorker.register('/sw.js'));
