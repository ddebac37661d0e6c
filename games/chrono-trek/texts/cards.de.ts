import type { Texts } from '@turnpoint/kernel';
import { FRACTURES, INVERTERS } from './lists.de.ts';

const DRAW_4 = 'Ziehe 4 Karten.';
const DRAW_AND_PLAY = 'Ziehe 3 Karten, dann darfst du 1 weitere Karte spielen.';
const FLIP_AND_DRAW = 'Drehe 1 Angelpunkt deiner Wahl um, dann ziehe 2 Karten.';
const FETCH_AND_DRAW =
  'Nimm 1 Karte vom Ablagestapel auf die Hand (kein Ereignis, keine Machtaktion), dann ziehe 2 Karten.';
const GROW = 'Die Anomalie wächst um einen Ankerpunkt.';

const ARTIFACTS: Readonly<Record<string, string>> = {
  'guardian-of-forever': 'Hüter der Ewigkeit',
  'orb-of-time': 'Drehkörper der Zeit',
  'sword-of-kahless': 'Schwert des Kahless',
  'thousand-bars-of-latinum': 'Tausend Barren Latinum',
  'datas-head': 'Datas Kopf',
  'mobile-emitter': 'Mobiler Emitter',
  'genesis-device': 'Genesis-Apparat',
  'tantalus-device': 'Tantalus-Gerät',
  'humpback-whales': 'Buckelwale',
  tribbles: 'Tribbles',
  porthos: 'Porthos',
  spot: 'Spot',
  'romulan-ale': 'Romulanisches Ale',
  'earl-grey-tea': 'Earl-Grey-Tee',
  'janeways-coffee': 'Janeways Kaffee',
  'klingon-bloodwine': 'Klingonischer Blutwein',
};

const TEXTS: Readonly<Record<string, readonly [title: string, text: string]>> = {
  'reception-in-the-lounge': ['Empfang in der Lounge', DRAW_4],
  'walk-the-ships-pets': ['Gassi mit den Bordtieren', DRAW_4],
  'brew-a-holograms-blend': ['Kaffee nach Art des Hologramms', DRAW_AND_PLAY],
  'warriors-feast': ['Festmahl der Krieger', DRAW_4],
  'bring-back-the-whales': ['Holt die Wale zurück', FLIP_AND_DRAW],
  'trouble-at-the-bar': ['Ärger an der Bar', DRAW_AND_PLAY],
  'study-the-android': ['Studium des Androiden', FETCH_AND_DRAW],
  'ask-the-keepers-of-time': ['Frag die Hüter der Zeit', FLIP_AND_DRAW],
  'lock-up-the-weapons': ['Schließt die Waffen weg', FETCH_AND_DRAW],
  'black-market-auction': ['Auktion auf dem Schwarzmarkt', DRAW_AND_PLAY],

  'anti-time-surge': ['Antizeit-Schub', GROW],
  'fractures-happen': [
    'Brüche geschehen',
    'Hat, wer dies zieht, einen Bruch auf der Hand, dessen Bedingung erfüllt ist, muss einer gelegt werden (bei mehreren nach Wahl) und bringt die Bruchbelohnung; sonst geschieht nichts.',
  ],
  'crew-transfer': [
    'Versetzung',
    'Alle mit Handkarten wählen geheim 1 davon; alle gewählten Karten wandern gleichzeitig einen Platz nach links.',
  ],
  'historical-drift': [
    'Drift der Geschichte',
    'Ein zufälliger Angelpunkt (jeder der 15 gleich wahrscheinlich) wird umgedreht.',
  ],

  'memo-from-your-future-self': [
    'Memo von deinem künftigen Ich',
    'Nur als Reaktion: hebe eine Karte auf, die jemand anderes gerade gespielt hat, oder ein Ereignis, das jemand anderes gerade gezogen hat.',
  ],
  'sensor-sweep': ['Sensorscan', 'Ziehe 2 Karten; ziehe stattdessen 3, wenn du eine Technik im Spiel hast.'],
  'maximum-warp': ['Maximum-Warp', 'Ziehe 2 Karten, dann spiele bis zu 2 Karten nacheinander.'],
  'beam-it-aboard': ['An Bord beamen', 'Lege 1 Artefakt, das vor jemand anderem liegt, vor dich.'],
  'salvage-run': ['Bergungsflug', 'Bringe 1 Artefakt vom Ablagestapel vor dir ins Spiel.'],
  'cultural-exchange': [
    'Kulturaustausch',
    'Tausche 1 Artefakt vor dir gegen 1 Artefakt vor jemand anderem, beide zugleich; ohne Wirkung, wenn eines fehlt.',
  ],
  'captains-log': [
    'Computerlogbuch',
    'Nimm 1 Karte vom Ablagestapel auf die Hand: kein Ereignis, keine Machtaktion, kein Computerlogbuch.',
  ],
  'mind-meld': ['Geistesverschmelzung', 'Sieh 1 fremde Identität geheim an, dann ziehe 1 Karte.'],
  'phaser-strike': ['Phaserschlag', 'Lege 1 Artefakt ab, das vor jemand anderem liegt.'],
  'shore-leave': ['Landurlaub', 'Ziehe 1 Karte; ziehe stattdessen 3, wenn du ein Getränk im Spiel hast.'],
  'dig-site': [
    'Ausgrabung',
    'Lege 1 Relikt vor dir ab (du musst, wenn du eines hast), dann nimm bis zu 2 Karten vom Ablagestapel auf die Hand (keine Ereignisse, keine Machtaktionen, nicht dieses Relikt); ohne Relikt keine Wirkung.',
  ],
  stowaway: [
    'Blinder Passagier',
    'Nimm 1 zufällige Karte aus einer fremden Hand; nimm stattdessen 2 (oder die einzige), wenn du eine Lebensform im Spiel hast.',
  ],
  'inverse-tachyon-pulse': ['Inverser Tachyonenimpuls', GROW],
  'static-warp-shell': [
    'Statische Warphülle',
    'Die Anomalie schrumpft um einen Ankerpunkt; ohne Wirkung, wenn keiner verändert ist.',
  ],

  'predestination-paradox': [
    'Prädestinationsparadoxon',
    'Drehe 2 verschiedene Angelpunkte deiner Wahl nacheinander um.',
  ],
  'temporal-rewind': [
    'Zeitrückspulung',
    'Nenne 1 Karte im Ablagestapel (kein Ereignis, keine Machtaktion, kein Memo) und spiele sie sofort von dort; ohne Wirkung, wenn es keine gibt.',
  ],
  'causality-loop': [
    'Kausalitätsschleife',
    'Wähle links oder rechts: alle geben ihre ganze Hand einen Platz in diese Richtung.',
  ],
  'deep-cover': [
    'Tiefe Tarnung',
    'Sieh 2 zufällige unbenutzte Identitäten an und behalte 1 der 3 (diese 2 und deine eigene); mische die anderen zurück.',
  ],
  'ferengi-raid': [
    'Ferengi-Überfall',
    'Nimm nacheinander je 1 Artefakt im Spiel von bis zu 2 anderen Spielern; bei 2 Spielern bis zu 2 vom Gegner.',
  ],
  'temporal-reset': [
    'Zeitliche Rückstellung',
    'Drehe alle veränderten Angelpunkte zugleich auf ihre ursprüngliche Seite.',
  ],
  'starfleet-archive': [
    'Archiv der Sternenflotte',
    'Suche im Zugstapel 1 Karte, die kein Ereignis und keine Machtaktion ist, nimm sie ungesehen auf die Hand, dann mische den Zugstapel.',
  ],
};

const withText = (id: string, title: string, text: string) => [
  [`card.${id}`, title] as const,
  [`card.${id}.text`, text] as const,
];

export const deCards: Texts = Object.fromEntries([
  ...Object.entries(ARTIFACTS).flatMap(([id, title]) => withText(id, title, '')),
  ...Object.entries(TEXTS).flatMap(([id, [title, text]]) => withText(id, title, text)),
  ...Object.entries(INVERTERS).flatMap(([id, title]) => withText(id, title, 'Drehe 1 Angelpunkt deiner Wahl um.')),
  ...Object.entries(FRACTURES).flatMap(([id, [title, text]]) => withText(id, title, text)),
]);
