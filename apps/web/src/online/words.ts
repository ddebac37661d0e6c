import { ownWords } from '../own-words.ts';
import { codeOf } from './refusals.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

export const say = ownWords({ en, de });

/** What went wrong, in the reader's language where we have words for it. */
export function sentenceOf(fault: unknown): string {
  const key = `refused.${codeOf(fault)}`;
  if (Object.hasOwn(en, key)) return say(key);
  return fault instanceof Error ? fault.message : String(fault);
}
