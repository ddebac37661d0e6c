import './art/room.css';
import type { GameTable } from '@turnpoint/ui';
import type { Endure } from '../rules/types.ts';
import SeatMark from './pages/SeatMark.svelte';
import { howToTexts, tableTexts } from './texts/index.ts';

/** Everything but the marks of the seats comes when it is first shown. */
export const endureTable: GameTable<Endure> = {
  table: { component: () => import('./Table.svelte'), texts: tableTexts },
  setUpPicture: { component: () => import('./pages/SetupPicture.svelte'), texts: tableTexts },
  howTo: { component: () => import('./pages/how-to/HowToPage.svelte'), texts: howToTexts },
  picture: { component: () => import('./story/Picture.svelte') },
  ending: async () => (await import('./pages/ending.ts')).endingOf,
  out: async () => (await import('./pages/out.ts')).outOf,
  hand: { component: () => import('./story/Hand.svelte') },
  story: async () => (await import('./story/index.ts')).story,
  SeatMark,
};
