import type { Texts } from '@turnpoint/kernel';

export const en: Texts = {
  'copy.refused': 'Your browser does not let this page copy. Select the text instead.',
};
