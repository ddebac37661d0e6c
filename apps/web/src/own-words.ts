import { type InLanguages, inLanguage, type Reader, type Texts, tell, type Value } from '@turnpoint/kernel';
import { words } from './words.svelte.ts';

/** Says the shell's words and those of one part of the site, which come with that part and are put together once. */
export function ownWords(texts: InLanguages<Texts>): (key: string, args?: Readonly<Record<string, Value>>) => string {
  let last: { readonly shell: Reader; readonly all: Reader } | null = null;

  function reader(): Reader {
    const shell = words.reader;
    if (last?.shell !== shell)
      last = { shell, all: { ...shell, texts: { ...shell.texts, ...inLanguage(texts, shell.language) } } };
    return last.all;
  }

  function say(key: string, args: Readonly<Record<string, Value>> = {}): string {
    return tell(reader(), { key, args });
  }
  return say;
}
