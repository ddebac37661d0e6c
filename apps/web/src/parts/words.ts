import { ownWords } from '../own-words.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

export const say = ownWords({ en, de });
