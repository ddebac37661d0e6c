import type { Texts } from '@turnpoint/kernel';

/** Was Mitspieler sagen, dass sie vorhaben. */
export const intentions: Texts = {
  'intention.search': 'Ich suche etwas Brauchbares.',
  'intention.hold': 'Ich halte sie auf.',
  'intention.heal': 'Ich versorge Wunden.',
  'intention.work': 'Ich kümmere mich darum: {objective}.',
  'intention.share': 'Das nützt dir mehr, {survivor}.',
  'intention.drive': 'Ich fahre.',
  'intention.out': 'Ich bin draußen. Mir nach!',
  'intention.charge': 'Ich gehe rein.',
  'intention.fetch': 'Hier ist es: {objective}.',
  'intention.cover': 'Ich bin bei dir, {survivor}.',
  'intention.carry': 'Ich trage das: {objective}. Gebt mir Deckung!',
  'intention.join': 'Ich bin bei euch.',
  'intention.ahead': 'Ich gehe weiter.',
};
