import type { Texts } from '@turnpoint/kernel';

export const de: Texts = {
  'beside.back': 'Zurück zum Tisch',
};
