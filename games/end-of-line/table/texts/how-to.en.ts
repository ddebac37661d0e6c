import type { Texts } from '@turnpoint/kernel';
export const howToEn: Texts = {};
