import type { Texts } from '@turnpoint/kernel';

export const firstEn: Texts = {
  'first.aim': 'A five-minute race: be first with all your rows true.',
  'first.keep': 'This is who you are. Keep this identity.',
  'first.keep-why': 'Nobody else sees it. Its rows say how history must lie, and what must lie before you.',
  'first.play': 'Play a card: touch a ringed one.',
  'first.play-why': 'Each turn you draw one and play one. A touch on any card says what it does.',
  'first.flip': 'Flip a ringed moment, then announce it.',
  'first.flip-why': 'Moments that hang on it turn too. Your rows show beforehand what becomes right.',
  'first.artifact': 'Play the ringed Artifact: your identity asks for it.',
  'first.artifact-why': 'It stays before you, where others may try to take it.',
  'first.win': 'Go on until all your rows are right in your own turn.',
  'first.win-why': 'They flip for rows of their own: what they undo tells you who they are.',
};
