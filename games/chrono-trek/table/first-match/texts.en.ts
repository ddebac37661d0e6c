import type { Texts } from '@turnpoint/kernel';

export const firstEn: Texts = {
  'first.aim': 'A five-minute race: be first with all your rows true.',
  'first.keep': 'This is who you are. Keep this identity.',
  'first.keep-why': 'Nobody else sees it. Its rows say what history must look like, and what must be in front of you.',
  'first.play': 'Play a card: touch a ringed one.',
  'first.play-why': 'Each turn you draw one card and play one. Touch any card to see what it does.',
  'first.flip': 'Flip a ringed event, then announce it.',
  'first.flip-why': 'Events that depend on it turn too. Your rows show in advance what becomes right.',
  'first.artifact': 'Play the ringed Artifact: your identity asks for it.',
  'first.artifact-why': 'It stays in front of you, where others may try to take it.',
  'first.win': 'Go on until all your rows are right on your own turn.',
  'first.win-why': 'Others flip for rows of their own: what they undo tells you who they are.',
};
