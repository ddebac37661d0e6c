import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { gameIcons } from './game-icons.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    gameIcons(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'Turnpoint',
        short_name: 'Turnpoint',
        description: 'One table for five games: play, rewind, replay and explain every match.',
        start_url: '/',
        display: 'standalone',
        background_color: '#0f1218',
        theme_color: '#0f1218',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(api|healthz)/],
        clientsClaim: true,
        skipWaiting: true,
      },
    }),
  ],
  // A name of its own: what the worker loads is no part of the page's first load.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { entryFileNames: 'assets/worker-[name]-[hash].js', chunkFileNames: 'assets/worker-[name]-[hash].js' },
    },
  },
  build: { target: 'es2023', modulePreload: { polyfill: false } },
});
