import '../art/room.css';
import type { JournalProps } from '@turnpoint/catalogue/pages';
import type { Part } from '@turnpoint/ui';
import type { Endure } from '../../rules/types.ts';
import { tableTexts } from '../texts/index.ts';

/** With the words of the table: its pictures are the table's own map. */
export const journal: Part<JournalProps<Endure>> = {
  component: () => import('./Chapter.svelte'),
  texts: async (language) => {
    const own =
      language === 'de' ? (await import('./texts.de.ts')).journalDe : (await import('./texts.en.ts')).journalEn;
    return { ...(await tableTexts(language)), ...own };
  },
};
