import type { FirstMatch } from '@turnpoint/ui';
import type { EndOfLine } from '../../rules/types.ts';
import { LESSONS } from './lessons.ts';

/** Whoever does what is ringed outlasts the other line in the fifth round. */
export const firstMatch: FirstMatch<EndOfLine> = {
  options: { mode: 'versus', colours: ['sky', 'pink'] },
  deal: '130',
  level: 2,
  lessons: LESSONS,
  texts: async (language) =>
    language === 'de' ? (await import('./texts.de.ts')).firstDe : (await import('./texts.en.ts')).firstEn,
};
