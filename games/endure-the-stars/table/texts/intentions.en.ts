import type { Texts } from '@turnpoint/kernel';

/** What partners say that they have in mind. */
export const intentions: Texts = {
  'intention.search': 'I look for something useful.',
  'intention.hold': 'I hold them off.',
  'intention.heal': 'I see to wounds.',
  'intention.work': 'I see to this: {objective}.',
  'intention.share': 'This serves you better, {survivor}.',
  'intention.drive': 'I drive.',
  'intention.out': 'I am out. Follow me!',
  'intention.charge': 'I go in.',
  'intention.fetch': 'Here it is: {objective}.',
  'intention.cover': 'I am with you, {survivor}.',
  'intention.carry': 'I carry this: {objective}. Cover me!',
  'intention.join': 'I am with you.',
  'intention.ahead': 'I move on.',
};
