export { type App, type AppOptions, createApp } from './app.ts';
