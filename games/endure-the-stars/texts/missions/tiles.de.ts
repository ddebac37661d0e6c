import type { Texts } from '@turnpoint/kernel';

type Named = readonly [tile: string, ...rooms: string[]];

const TILES: Readonly<Record<string, Named>> = {
  'robotics-bay': ['Robotikhalle', 'Montagehalle', 'Teilelager', 'Leitstand'],
  security: ['Sicherheit', 'Monitorraum', 'Kontrollpunkt', 'Besprechungsraum', 'Arrestzellen'],
  'life-support': ['Lebenserhaltung', 'Luftwerk', 'Filterhalle', 'Wasserwerk', 'Pumpenraum'],
  'redeemer-shrine': [
    'Schrein der Erlöser',
    'Allerheiligstes',
    'Westliche Kammer',
    'Östliche Kammer',
    'Sakristei',
    'Zellen',
  ],
  'crew-quarters': ['Quartiere', 'Kabine 1', 'Kabine 2', 'Kabine 3', 'Kabine 4', 'Messe', 'Waschraum'],
  armoury: ['Waffenkammer', 'Werkstatt', 'Tresor', 'Schießstand'],
  'primus-cell': ['Primuszelle', 'Verwahrung', 'Beobachtung', 'Pumpenraum'],
  'medical-bay': ['Krankenstation', 'Bettensaal', 'Operationssaal', 'Apotheke', 'Isolierstation'],
  navigation: ['Navigation', 'Brücke', 'Kartenraum', 'Funkraum', 'Sensoren', 'Spind des Steuermanns'],
  laboratory: ['Labor', 'Hauptlabor', 'Kühlraum', 'Präparateraum', 'Büro'],
  'rec-room': ['Freizeitraum', 'Halle', 'Bar', 'Spielzimmer', 'Turnraum', 'Umkleide'],
  'engineering-bay': ['Maschinenraum', 'Werkzeuglager', 'Laderhalle', 'Generatorraum'],
};

export const tiles: Texts = {
  ...Object.fromEntries(
    Object.entries(TILES).flatMap(([kind, [tile, ...rooms]]) => [
      [`tile.${kind}`, tile],
      ...rooms.map((name, i) => [`room.${kind}.${'ABCDEF'[i]}`, name]),
    ]),
  ),
  'side.N': 'Norden',
  'side.E': 'Osten',
  'side.S': 'Süden',
  'side.W': 'Westen',
};
