import type { Texts } from '@turnpoint/kernel';
import { de } from './de.ts';
import { en } from './en.ts';

export const texts: Readonly<Record<'en' | 'de', Texts>> = { en, de };
