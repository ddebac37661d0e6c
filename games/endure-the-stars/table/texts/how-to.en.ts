import type { Texts } from '@turnpoint/kernel';

export const howToEn: Texts = {
  'how.aim': 'What you play for',
  'how.aim-text': 'You are a team aboard a dying ship. Each mission says what to do; you win or lose it together.',
  'how.turn': 'A turn',
  'how.turn-text': 'Each survivor has three actions: move, attack, search, use things. Touch a lit zone to walk there.',
  'how.sight': 'Light and dark',
  'how.sight-text': 'What you see is lit. A radar token turns up when somebody sees it.',
  'how.noise': 'Noise',
  'how.noise-text':
    'Shots and slips make noise. It is heard as many zones away as its level says, and draws what hears it.',
  'how.resolve': 'Resolve',
  'how.resolve-text':
    'Seeing something new tests your nerves: two dice must stay below your Resolve. When it falls to the number of a hidden card, that card strikes.',
  'how.enemies': 'Their turn',
  'how.enemies-text':
    'After you, they act: those who saw somebody hunt, those who heard something come, the rest wander.',
};
