import type { Texts } from '@turnpoint/kernel';

export const firstDe: Texts = {
  'first.aim': 'Fünf-Minuten-Rennen: als Erster alle Zeilen erfüllen.',
  'first.keep': 'Das bist du. Behalte diese Rolle.',
  'first.keep-why':
    'Niemand sonst sieht sie. Ihre Zeilen sagen, wie die Geschichte liegen und was vor dir liegen muss.',
  'first.play': 'Spiele eine Karte: Berühre eine umringte.',
  'first.play-why': 'Jeden Zug ziehst du eine und spielst eine. Wer eine Karte berührt, liest, was sie tut.',
  'first.flip': 'Drehe einen umringten Moment um, dann kündige es an.',
  'first.flip-why': 'Was an ihm hängt, dreht sich mit. Deine Zeilen zeigen vorher, was richtig wird.',
  'first.artifact': 'Spiele das umringte Artefakt: Deine Rolle verlangt es.',
  'first.artifact-why': 'Es bleibt vor dir liegen, wo andere es dir nehmen wollen.',
  'first.win': 'Mach weiter, bis in deinem Zug alle Zeilen richtig sind.',
  'first.win-why': 'Die anderen drehen für ihre eigenen Zeilen: Was sie rückgängig machen, verrät sie.',
};
