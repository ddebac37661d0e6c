import type { Texts } from '@turnpoint/kernel';

/** Was die Wörter auf den Karten bedeuten, für alle, die eine Karte ganz lesen. */
export const wordsDe: Texts = {
  'sign.cost': 'Kosten',
  'sign.cost-means': '{cost}.',
  'sign.values': 'Energie / Widerstand',
  'sign.values-means': 'Energie {energy}, Widerstand {resistance}.',
  'sign.adds-means': 'Energie +{energy}, Widerstand +{resistance} für die Karte, an der sie liegt.',
  'about.Power Cell':
    'Bezahlt Karten. Du spielst eine je Zug, umsonst; benutzte Zellen kommen zu Beginn deines nächsten Zuges zurück.',
  'about.Event Chain':
    'Füllt eine deiner drei Phasen: Reise, Stadt oder Aufzeichnung. Eine je Zug. Zwei gleichen Namens sichern die Phase.',
  'about.TIMESTREAM': 'Gewinnt sofort, wenn beim Ausspielen deine drei Phasen gefüllt sind.',
  'about.Advance':
    'Liegt unter deiner eigenen Kette und schirmt sie ab. Der vorderste darf auf das Hindernis gegenüber zielen.',
  'about.Obstacle':
    'Liegt unter der Kette des Gegners und greift sie an: erst den Vorstoß, der sie abschirmt, dann die Karte der Kette.',
  'about.Intervention': 'Wirkt sofort, in deinem eigenen Zug, und kommt in die Leere.',
  'about.Link': 'Wird auf eine deiner Karten im Spiel gelegt und macht sie stärker. Beide sind von da an eine Karte.',
  'keyword.target-first': 'Target First',
  'means.target-first': 'Zielt schon in dem Zug, in dem sie gespielt wird. Andere Karten warten einen Zug.',
  'keyword.vanguard': 'Vorhut',
  'means.vanguard': 'Du darfst sie als vorderste Karte ihrer Reihe legen.',
  'keyword.occupy': 'Besetzen',
  'means.occupy':
    'Darf in den offenen Ort der Ereigniskette gespielt werden, den sie nennt, und versperrt ihn höchstens drei Züge lang.',
  'keyword.power-link': 'Kraftverbindung',
  'means.power-link':
    'Verbinde freie Zellen mit ihr, wenn du Karten spielst (Schritt 4): Jede gibt den Bonus, bis dein nächster Zug beginnt.',
  'keyword.link': 'Verbindung',
  'means.link': 'Kann stattdessen auf eine deiner Karten im Spiel gelegt werden.',
  'keyword.delayed': 'Verzögert',
  'means.delayed': 'Kommt mit Marken; zu Beginn jedes deiner Züge geht eine. Mit der letzten wirkt sie.',
  'keyword.cannot-initiate': 'Kann nicht zielen',
  'means.cannot-initiate': 'Schirmt ab und kann Ziel sein, aber du kannst mit ihr nicht zielen.',
  'keyword.cloaked': 'Getarnt',
  'means.cloaked': 'Fähigkeiten gegnerischer Karten berühren sie nicht. Ziele schon.',
  'keyword.unlink': 'Lösen',
  'means.unlink': 'Gebundene Zellen sind sofort wieder brauchbar.',
  'keyword.return': 'Auf die Hand zurück',
  'means.return': 'Die Karte und alles, was mit ihr verbunden ist, kehrt auf die Hand der Besitzer zurück.',
  'keyword.search': 'Suchen',
  'means.search': 'Sieh dein Deck durch, zeige die Karte, die du nimmst, und mische.',
  'keyword.sealed': 'Versiegelt',
  'means.sealed':
    'Bis dein nächster Zug beginnt, sind die Ereignisketten dieser Phase kein Ziel, und gegnerische Fähigkeiten berühren sie nicht.',
  'keyword.held': 'Festgehalten',
  'means.held': 'Eine festgehaltene Zelle bleibt noch einmal gebunden.',
};
