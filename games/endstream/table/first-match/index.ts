import type { FirstMatch } from '@turnpoint/ui';
import type { EndStream } from '../../rules/types.ts';
import { LESSONS } from './lessons.ts';
import { options } from './options.ts';

/** All six agendas are military at first: whoever does what is taught wins in the fourth turn. */
export const firstMatch: FirstMatch<EndStream> = {
  options,
  deal: '753',
  level: 2,
  lessons: LESSONS,
  texts: async (language) =>
    language === 'de' ? (await import('./texts.de.ts')).firstDe : (await import('./texts.en.ts')).firstEn,
};
