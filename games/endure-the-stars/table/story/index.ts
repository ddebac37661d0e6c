import { type Story, whyOf } from '@turnpoint/ui';
import type { Endure } from '../../rules/types.ts';
import { facts } from './facts.ts';
import { headline } from './headline.ts';
import { marks } from './marks.ts';
import { begins } from './turns.ts';

export const story: Story<Endure> = {
  texts: async (language) =>
    language === 'de' ? (await import('./texts.de.ts')).de : (await import('./texts.en.ts')).en,
  begins,
  headline,
  facts,
  why: whyOf,
  marks,
};
