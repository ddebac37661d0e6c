import { type Message, type Reader, tell } from '@turnpoint/kernel';
import { getContext, setContext } from 'svelte';

/** What every drawn card needs: words, and the way to a rule. Getters, so that what changes is followed. */
export interface Words {
  readonly reader: Reader;
  openClause(clause: string): void;
  say(key: string, args?: Message['args']): string;
}

const KEY = Symbol('endstream words');

export function shareWords(source: { readonly reader: Reader; openClause(clause: string): void }): Words {
  return setContext<Words>(KEY, {
    get reader() {
      return source.reader;
    },
    openClause: (clause) => source.openClause(clause),
    say: (key, args = {}) => tell(source.reader, { key, args }),
  });
}

export const words = (): Words => getContext<Words>(KEY);
