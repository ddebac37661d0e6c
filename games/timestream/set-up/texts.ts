import type { SetUp } from '@turnpoint/catalogue';

export const texts: NonNullable<SetUp['texts']> = {
  en: {
    'mode.versus': 'Versus',
    'colour.sand': 'Sand',
    'colour.sky': 'Sky',
    'deck.scribes': 'Scribes of the Way',
    'deck.scribes-plays':
      'Sturdy columns, plenty of Power Cells and Links, gales that break through. A good first deck.',
    'deck.archive': 'Archive Expedition',
    'deck.archive-plays': 'Cheap cards that strike at once, Power Links, mines for a single blow. A good first deck.',
    'deck.storm': 'Storm over the Great Sea',
    'deck.storm-plays': 'Heavy Obstacles: it sends Advances back to the hand and occupies Cities.',
    'deck.paradox': 'Paradox Protocol',
    'deck.paradox-plays': 'Many Interventions: it searches, delays, and takes Event Chain cards away.',
  },
  de: {
    'mode.versus': 'Gegeneinander',
    'colour.sand': 'Sand',
    'colour.sky': 'Himmel',
    'deck.scribes': 'Schreiber des Weges',
    'deck.scribes-plays': 'Feste Reihen, mehr Kraftzellen und Verbindungen; Stürme brechen durch. Gut für den Anfang.',
    'deck.archive': 'Expedition des Archivs',
    'deck.archive-plays':
      'Günstige Karten, die zuerst zielen, Kraftverbindungen, Minen für einen Schlag. Gut für den Anfang.',
    'deck.storm': 'Sturm über dem Großen Meer',
    'deck.storm-plays': 'Schwere Hindernisse, schickt Vorstöße zurück auf die Hand und besetzt Städte.',
    'deck.paradox': 'Paradox-Protokoll',
    'deck.paradox-plays': 'Viele Eingriffe: sucht, verzögert und nimmt Karten der Ereigniskette weg.',
  },
};
