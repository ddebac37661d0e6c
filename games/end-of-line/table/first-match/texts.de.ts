import type { Texts } from '@turnpoint/kernel';

export const firstDe: Texts = {
  'first.aim': 'Ziel: als Letzter noch weiterlegen können.',
  'first.lay': 'Berühre die umringte Karte, dann das umringte Feld, und lege sie.',
  'first.lay-why': 'Deine Linie geht von ihrem Kopf aus weiter. Jede Karte passt; ihre Pfeile sind die Ausgänge.',
  'first.two': 'Jetzt zwei Karten je Zug, eine nach der anderen.',
  'first.two-why': 'Die Ränder hängen zusammen: Wer auf einer Seite hinausgeht, kommt auf der anderen herein.',
  'first.energy': 'Gib Energie für eine dritte Karte aus: Berühre Boost, oder Karte und Feld.',
  'first.energy-why':
    'Bremse hält nach einer Karte an, Kehre geht eine zurück. Eins davon je Runde, solange Energie da ist.',
  'first.last': 'Halte dir einen Ausgang offen, und lege dorthin, wohin ihr Kopf gehen könnte.',
  'first.last-why': 'Nach jeder Runde scheidet aus, wessen Kopf keinen Ausgang mehr hat.',
};
