import { type InLanguages, inLanguage, type Reader, type Texts, tell, type Value } from '@turnpoint/kernel';
import { words } from '../words.svelte.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

const TEXTS: InLanguages<Texts> = { en, de };
let last: { readonly shell: Reader; readonly all: Reader } | null = null;

/** The shell's words and the builder's, put together once per language. */
function reader(): Reader {
  const shell = words.reader;
  if (last?.shell !== shell)
    last = { shell, all: { ...shell, texts: { ...shell.texts, ...inLanguage(TEXTS, shell.language) } } };
  return last.all;
}

export function say(key: string, args: Readonly<Record<string, Value>> = {}): string {
  return tell(reader(), { key, args });
}
