import type { Texts } from '@turnpoint/kernel';

export const firstDe: Texts = {
  'first.aim': 'Ziel: deine drei Phasen füllen, dann TIMESTREAM.',
  'first.cell': 'Berühre eine Kraftzelle auf deiner Hand.',
  'first.cell-why': 'Zellen bezahlen Karten. Benutzte kommen im nächsten Zug zurück.',
  'first.chain': 'Beginne deine Kette: Berühre ein Ereignis, dann seinen leuchtenden Platz.',
  'first.chain-why': 'Eine je Zug. Der Tisch bezahlt für dich.',
  'first.attack': 'Greif an: Berühre ein Hindernis, dann einen Platz unter der anderen Kette.',
  'first.attack-why': 'Vom nächsten Zug an zielt es. Vorstöße unter deiner eigenen Kette schirmen sie ab.',
  'first.target': 'Deine Karte darf zielen: Berühre die Karte, auf die der Pfeil zeigt.',
  'first.target-why':
    'Energie, mindestens so hoch wie der Widerstand, legt sie in die Leere. Zeichen sagen, was geschieht.',
  'first.rest': 'Fülle die nächste Phase deiner Kette.',
  'first.rest-why': 'Jeden Zug eine mehr, bis Reise, Stadt und Aufzeichnung da sind.',
  'first.return': 'Deine Kette ist vollständig: Spiele TIMESTREAM.',
  'first.return-why': 'Das gewinnt sofort.',
};
