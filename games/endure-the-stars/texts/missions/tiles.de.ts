import type { Texts } from '@turnpoint/kernel';

type Named = readonly [tile: string, ...rooms: string[]];

const TILES: Readonly<Record<string, Named>> = {
  'robotics-bay': ['Robotikbucht', 'Montagehalle', 'Teilelager', 'Leitstand'],
  security: ['Sicherheit', 'Monitorraum', 'Kontrollpunkt', 'Besprechung', 'Arrestzellen'],
  'life-support': ['Lebenserhaltung', 'Luftwerk', 'Filterhalle', 'Wasserwerk', 'Pumpen'],
  'redeemer-shrine': ['Schrein der Erlöser', 'Heiligtum', 'Kammer West', 'Kammer Ost', 'Sakristei', 'Zellen'],
  'crew-quarters': ['Crewquartier', 'Kabine 1', 'Kabine 2', 'Kabine 3', 'Kabine 4', 'Messe', 'Waschraum'],
  armoury: ['Waffenkammer', 'Werkstatt', 'Tresor', 'Schießstand'],
  'primus-cell': ['Primus-Zelle', 'Verwahrung', 'Beobachtung', 'Pumpen'],
  'medical-bay': ['Krankenstation', 'Bettensaal', 'Operationssaal', 'Apotheke', 'Isolierstation'],
  navigation: ['Navigation', 'Brücke', 'Karten', 'Funk', 'Ortung', 'Spind'],
  laboratory: ['Labor', 'Hauptlabor', 'Kühlraum', 'Präparateraum', 'Büro'],
  'rec-room': ['Freizeitraum', 'Halle', 'Bar', 'Spiele', 'Sport', 'Spinde'],
  'engineering-bay': ['Maschinenbucht', 'Werkzeuglager', 'Loaderhalle', 'Generatorraum'],
};

export const tiles: Texts = {
  ...Object.fromEntries(
    Object.entries(TILES).flatMap(([kind, [tile, ...rooms]]) => [
      [`tile.${kind}`, tile],
      ...rooms.map((name, i) => [`room.${kind}.${'ABCDEF'[i]}`, name]),
    ]),
  ),
  'tile.numbered': '{tile} {n}',
  'zone.none': 'nirgends',
  'zone.room-of': '{room} ({tile})',
  'zone.between': 'Flur zwischen {tiles}',
  'zone.corridor.N': 'Nordflur ({tile})',
  'zone.corridor.E': 'Ostflur ({tile})',
  'zone.corridor.S': 'Südflur ({tile})',
  'zone.corridor.W': 'Westflur ({tile})',
  'zone.corridor.x': 'Kreuzung ({tile})',
  'door.between': 'Tür zwischen {sides}',
  'text.plan': 'Das Schiff, gezeichnet',
  'text.plan.key':
    '@ und eine Zahl: ein Überlebender. Buchstaben: s Swarmer, j Jaeger, i Icarus, o Solomon, T Titan, P Primus, a Artemis, p Sip, O Olympian, z Eiferer, f Fanatiker, R Prediger, mit der Anzahl. ? Radarmarke, ! Lärm, * Ziel, L Loader, > Ausgang. Durchgänge: = offen, # verschlossen.',
  'side.N': 'Norden',
  'side.E': 'Osten',
  'side.S': 'Süden',
  'side.W': 'Westen',
};
