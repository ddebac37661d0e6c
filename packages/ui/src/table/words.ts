import { type Message, type Reader, tell } from '@turnpoint/kernel';
import { getContext, setContext } from 'svelte';

/** What everything drawn needs: words, and the way to a rule. */
export interface Words {
  readonly reader: Reader;
  openClause(clause: string): void;
  say(key: string, args?: Message['args']): string;
}

const KEY = Symbol('words');

/** Hand over an object with getters, so that what changes is followed. */
export function shareWords(source: Pick<Words, 'reader' | 'openClause'>): Words {
  return setContext<Words>(KEY, {
    get reader() {
      return source.reader;
    },
    openClause: (clause) => source.openClause(clause),
    say: (key, args = {}) => tell(source.reader, { key, args }),
  });
}

export const words = (): Words => getContext<Words>(KEY);
