import type { GameTable } from '@turnpoint/ui';
import type { ChronoTrek } from '../rules/types.ts';
import SeatMark from './pages/SeatMark.svelte';
import { howToTexts, tableTexts } from './texts/index.ts';

/** Everything but the marks of the seats comes when it is first shown. */
export const chronoTrekTable: GameTable<ChronoTrek> = {
  table: { component: () => import('./Table.svelte'), texts: tableTexts },
  setUpPicture: { component: () => import('./pages/SetupPicture.svelte'), texts: tableTexts },
  howTo: { component: () => import('./pages/how-to/HowToPage.svelte'), texts: howToTexts },
  picture: { component: () => import('./story/Picture.svelte') },
  ending: async () => (await import('./pages/ending.ts')).endingOf,
  card: { component: () => import('./story/Card.svelte'), texts: tableTexts },
  hand: { component: () => import('./story/Hand.svelte') },
  story: async () => (await import('./story/index.ts')).story,
  SeatMark,
};
