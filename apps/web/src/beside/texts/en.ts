import type { Texts } from '@turnpoint/kernel';

export const en: Texts = {
  'beside.back': 'Back to the table',
};
