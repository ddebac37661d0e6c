import type { Texts } from '@turnpoint/kernel';

export const de: Texts = {
  'copy.refused': 'Der Browser lässt diese Seite nicht kopieren. Wähle stattdessen den Text aus.',
};
