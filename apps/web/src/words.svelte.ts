import { type Language, type Reader, type Texts, tell, type Value } from '@turnpoint/kernel';
import { chosen } from './settings.svelte.ts';

const load: Readonly<Record<Language, () => Promise<{ texts: Texts }>>> = {
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
};

let reader = $state.raw<Reader>({ language: 'en', texts: {}, names: [] });

/** Fetches a language; until then the former one stays on the screen. */
export async function speak(language: Language): Promise<void> {
  const { texts } = await load[language]();
  reader = { language, texts, names: [] };
}

/** The shell's own words. */
export function say(key: string, args: Readonly<Record<string, Value>> = {}): string {
  return tell(reader, { key, args });
}

/** "8th", "8." */
export function ordinal(n: number): string {
  return say(`ordinal.${new Intl.PluralRules(reader.language, { type: 'ordinal' }).select(n)}`, { n });
}

/** A reader who also knows a game's words and the names at its table. */
export function readerOf(game: Texts, names: readonly string[]): Reader {
  return { language: reader.language, names, texts: { ...reader.texts, ...game } };
}

export function when(time: number): string {
  return new Intl.DateTimeFormat(chosen.now.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

export const words = {
  get reader(): Reader {
    return reader;
  },
};
