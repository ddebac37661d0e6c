import '../table/art/room.css';
import type { EditorProps } from '@turnpoint/catalogue/pages';
import type { Part } from '@turnpoint/ui';
import { tableTexts } from '../table/texts/index.ts';

/** With the words of the table: the map and the sentences are the same. */
export const editor: Part<EditorProps> = {
  component: () => import('./Editor.svelte'),
  texts: async (language) => {
    const own = language === 'de' ? (await import('./texts/de.ts')).de : (await import('./texts/en.ts')).en;
    return { ...(await tableTexts(language)), ...own };
  },
};
