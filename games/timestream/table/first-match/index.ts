import type { FirstMatch } from '@turnpoint/ui';
import type { TimeStream } from '../../rules/types.ts';
import { LESSONS } from './lessons.ts';
import { options } from './options.ts';

/** The first hand holds all that is needed: whoever does what is taught wins in the fourth turn. */
export const firstMatch: FirstMatch<TimeStream> = {
  options,
  deal: '381',
  level: 2,
  lessons: LESSONS,
  texts: async (language) =>
    language === 'de' ? (await import('./texts.de.ts')).firstDe : (await import('./texts.en.ts')).firstEn,
};
