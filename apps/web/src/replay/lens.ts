import type { IconName } from '@turnpoint/ui';

/** What happened, what was missed, what might have been. */
export const LENSES = ['story', 'better', 'branches'] as const;
export type Lens = (typeof LENSES)[number];

export const LENS_ICONS: Readonly<Record<Lens, IconName>> = {
  story: 'book-open',
  better: 'lightbulb',
  branches: 'git-branch',
};

export function lensOf(query: URLSearchParams): Lens {
  return LENSES.find((lens) => lens === query.get('lens')) ?? 'story';
}

/** The address of a match under a lens. */
export const lensPath = (id: string, lens: Lens): string => `/replay/${id}${lens === 'story' ? '' : `?lens=${lens}`}`;
