import type { FirstMatch } from '@turnpoint/ui';
import type { Endure } from '../../rules/types.ts';
import { LESSONS } from './lessons.ts';

/** The first mission, led by one person: by the time its first enemies are dead all has been said, and nobody is near death. */
export const firstMatch: FirstMatch<Endure> = {
  options: { mission: 'CG00', team: 3 },
  deal: '295',
  level: 2,
  lessons: LESSONS,
  texts: async (language) =>
    language === 'de' ? (await import('./texts.de.ts')).firstDe : (await import('./texts.en.ts')).firstEn,
};
