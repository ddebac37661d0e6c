import type { SetUp } from '@turnpoint/catalogue';

export const texts: NonNullable<SetUp['texts']> = {
  en: {
    'mode.versus': 'Versus',
    'colour.sand': 'Sand',
    'colour.sky': 'Sky',
    'deck.scribes': 'Scribes of the Way',
    'deck.scribes-plays': 'Sturdy columns, more Power Cells and links; gales break through. Good to begin with.',
    'deck.archive': 'Archive Expedition',
    'deck.archive-plays': 'Cheap cards that target first, Power Links, mines for one blow. Good to begin with.',
    'deck.storm': 'Storm over the Great Sea',
    'deck.storm-plays': 'Heavy Obstacles, sends Advances back to the hand and occupies Cities.',
    'deck.paradox': 'Paradox Protocol',
    'deck.paradox-plays': 'Many Interventions: searches, delays, and takes Event Chain cards away.',
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
