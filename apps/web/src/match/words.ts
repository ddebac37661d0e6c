import { ownWords } from '../own-words.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

/** Of what takes the prompt's place at a table: curtain, call and being out. */
export const say = ownWords({ en, de });
