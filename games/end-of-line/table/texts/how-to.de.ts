import type { Texts } from '@turnpoint/kernel';
export const howToDe: Texts = {};
