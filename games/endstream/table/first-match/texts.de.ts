import type { Texts } from '@turnpoint/kernel';

export const firstDe: Texts = {
  'first.aim': 'Ziel: die Panzerung von URAL, ihrem Controller, auf 0.',
  'first.keep': 'Diese sechs Agenden sind deine Geschichte. Behalte sie.',
  'first.keep-why': 'Sie bezahlen alles, was du tust: Rot ist militärisch.',
  'first.agenda': 'Berühre die umringte Agenda: Sie gibt für diesen Zug einen militärischen Punkt.',
  'first.agenda-why': 'Agenden kommen jeden Zug zurück. Punkte, die übrig bleiben, nicht.',
  'first.bring': 'Bring Angela Storm ins Spiel: Berühre ihre Karte.',
  'first.bring-why': 'Sie kostet einen militärischen Punkt und erscheint in 2200. Gegenüber steht URAL.',
  'first.end': 'Beende deinen Zug.',
  'first.end-why': 'Bis dahin lässt sich alles zurücknehmen. Dann ist die andere Seite dran.',
  'first.move': 'Angela hat ein MOVE je Zug: Berühre sie, dann den umringten Wendepunkt.',
  'first.move-why': 'Ein Schlag trifft nur, was im selben Wendepunkt ist: Folge URAL. Ein MOVE ist frei.',
  'first.strike': 'STRIKE: Berühre Angela, dann ihren Schlag.',
  'first.strike-why': 'Der Tisch bezahlt mit deinen Agenden. Sooft du zahlen kannst, schlägt sie wieder.',
  'first.win': 'URAL hat keine Panzerung mehr: Beende den Zug.',
  'first.win-why': 'Das Spiel ist dein.',
};
