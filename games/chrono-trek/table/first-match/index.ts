import type { FirstMatch } from '@turnpoint/ui';
import type { ChronoTrek } from '../../rules/types.ts';
import { LESSONS } from './lessons.ts';

/** A race between two: whoever does what is ringed has all rows of the identity right first. */
export const firstMatch: FirstMatch<ChronoTrek> = {
  options: { levels: '1', first: 0, pause: 'timed', seconds: 5, takeOver: true },
  seats: 2,
  deal: '29',
  level: 2,
  lessons: LESSONS,
  texts: async (language) =>
    language === 'de' ? (await import('./texts.de.ts')).firstDe : (await import('./texts.en.ts')).firstEn,
};
