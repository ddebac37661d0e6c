import { storyOf } from '@turnpoint/ui';
import type { ChronoTrek } from '../../rules/types.ts';
import { facts } from './facts.ts';
import { headlines } from './headline.ts';
import { marks } from './marks.ts';
import { begins } from './turns.ts';

export const story = storyOf<ChronoTrek>(
  { begins, headlines, facts, marks },
  { en: async () => (await import('./texts.en.ts')).en, de: async () => (await import('./texts.de.ts')).de },
);
