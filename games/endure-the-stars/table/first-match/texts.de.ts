import type { Texts } from '@turnpoint/kernel';

export const firstDe: Texts = {
  'first.aim': 'Ziel: das Labor öffnen, nichts am Leben lassen.',
  'first.team': 'Wähle drei Überlebende. Die umringten sind ein gutes erstes Team.',
  'first.team-why': 'Jeder hat eine Fähigkeit, die immer gilt, eine für eine Aktion und eine für die Krise.',
  'first.move': 'Berühre das Büro: Ein Schritt in die nächste Zone ist eine Aktion.',
  'first.move-why': 'Drei Aktionen hat ein Zug. Was jemand sieht, ist hell.',
  'first.search': 'Durchsuche diesen Raum.',
  'first.search-why': 'In Räumen liegen Waffen, Rüstung und Medizin. In Fluren liegt nichts.',
  'first.wear': 'Trag, was schützt: auf dem Kopf oder am Körper.',
  'first.wear-why': 'Dort nimmt es keinen Platz weg. Die drei Plätze darunter sind für Waffen und alles andere.',
  'first.attack': 'Greif an: Berühre Angreifen, deine Waffe und was sie trifft.',
  'first.attack-why': 'Vorher zeigt der Tisch Würfel und nötige Zahl. Schüsse sind laut: Wer sie hört, kommt.',
  'first.way': 'Führe die anderen Schritt für Schritt zum Schalter in der Besprechung.',
  'first.way-why': 'Grüne Klammern sind Radarpunkte: Sie tauchen auf, wenn du sie siehst, und das prüft die Nerven.',
  'first.end': 'Beende den Zug, wenn nichts mehr zu tun ist.',
  'first.end-why': 'Danach handeln sie: Wer dich sah, jagt, wer dich hörte, kommt, dann schlägt ein Ereignis zu.',
  'first.switch': 'Benutze den Schalter: Er öffnet das Labor.',
  'first.switch-why': 'Dann tötet gemeinsam, was übrig ist, und die Mission ist gewonnen.',
};
