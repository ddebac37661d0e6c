import type { Texts } from '@turnpoint/kernel';

export const howToDe: Texts = {
  'how.lead':
    'Ein dunkler Boden, für jeden eine Linie aus Licht. Lege Karten, um deine zu verlängern, schneide die anderen ab und sei die letzte Linie, die noch weiterkann.',
  'how.count': '{n} in jedem Stapel',

  'how.goal': 'Das Ziel',
  'how.goal.1':
    'Deine Linie beginnt an deiner Startkarte und wächst Karte für Karte. Die zuletzt gelegte Karte ist ihr Kopf; nur der Kopf führt weiter. Ein Feld, auf dem eine Karte liegt, auch eine eigene, ist zu.',
  'how.goal.2':
    'Waren alle am Zug, werden alle Köpfe geprüft. Ein Kopf ohne freien Ausgang erlischt, und wem er gehört, scheidet aus. Die letzte Linie, die weiterkann, gewinnt.',
  'how.picture-goal': 'Lemon kann noch nach Norden und Osten. Pink ist in die eigene Startkarte gelaufen und raus.',

  'how.cards': 'Die Karten',
  'how.cards.1':
    'Alle haben die gleichen 25 Karten. Die Linie kommt unten in die Karte und verlässt sie durch einen Pfeil. Du drehst die Karte so, dass ihr Eingang an den Ausgang davor passt; gewendet wird nie, links und rechts sind also verschiedene Karten.',
  'how.cards.2':
    'Die Zahl ist die Initiative. Mehr Ausgänge sind schwerer zu sperren, aber eine hohe Zahl heißt: nächste Runde später dran.',

  'how.edges': 'Ein Boden ohne Rand',
  'how.edges.1':
    'Gegenüberliegende Ränder sind verbunden: Was rechts hinausgeht, kommt links in derselben Zeile herein, ebenso oben und unten. Die blassen Karten um das Fenster sind die andere Seite, noch einmal.',
  'how.edges.2':
    'Es gibt kein Brett. Der Boden wächst mit den Karten; seine Grenzen stehen je Richtung fest, sobald die Karten die volle Breite einnehmen: Dann wird der gepunktete Rand zur Linie. Zieh den Boden, um ihn anders zu sehen; das ändert nie, was erlaubt ist.',
  'how.picture-edge': 'Sky geht rechts hinaus, kommt links herein und macht dasselbe von unten nach oben.',

  'how.round': 'Eine Runde',
  'how.round.1':
    'Reihenfolge: Die niedrigste Initiative der Köpfe beginnt. Ziehen: Alle füllen die Hand auf 5 Karten auf.',
  'how.round.2':
    'Legen: Jeder hat einen Zug. In Runde 1 legst du 1 Karte, später 2, eine nach der anderen, jede an einen freien Ausgang deines Kopfs.',
  'how.round.3': 'Nicht benutzte Ausgänge sind verloren; jede Gabel ist eine Entscheidung. Passen gibt es nicht.',
  'how.round.4': 'Prüfung: Wer jetzt keinen freien Ausgang hat, scheidet aus. Dann beginnt die nächste Runde.',
  'how.picture-lay': 'Eine Karte, bevor sie liegt: gestrichelt, mit Pfeilen dorthin, wo es weiterginge.',

  'how.order': 'Initiative',
  'how.order.1':
    'Zu Beginn der Runde werden die Köpfe verglichen; die niedrigste Zahl beginnt, und dabei bleibt es in dieser Runde.',
  'how.order.2':
    'Bei Gleichstand geht man die Linien Karte für Karte zurück, bis die Zahlen verschieden sind. Ist eine Startkarte erreicht, gilt die Reihenfolge der ersten Runde.',
  'how.picture-order': 'Beide Köpfe zeigen 3, die Karten davor 2, die davor 1 und 5: Orange beginnt.',

  'how.energy': 'Energie',
  'how.energy.1':
    'Du hast 3 Punkte für das ganze Spiel und bekommst keinen zurück. Ab Runde 3 darfst du je Runde einen ausgeben.',
  'how.energy.2': 'Für jeden Punkt dreht sich deine Energiekarte um ein Viertel nach rechts.',
  'how.picture-pool': 'Drei, zwei, eins, keine.',

  'how.effects': 'Drei Effekte',
  'how.picture-turnaround': 'Die Gerade nach Norden war ein Fehler. Die Kehre nimmt den anderen Ausgang der Gabel.',

  'how.end': 'Das Ende einer Linie',
  'how.end.1':
    'Kannst du die nächste Karte nicht legen und keine Energie nutzen oder willst es nicht, endet deine Linie, und bei der Prüfung bist du raus. Deine Karten bleiben liegen und sperren.',
  'how.end.2':
    'Mitten in der Runde eingesperrt zu sein schadet noch nicht. Bei der Prüfung gilt es, Energie hin oder her: Darum ist wichtig, wer zuletzt spielt.',
  'how.end.3': 'Sperrt die Prüfung alle Übrigen, gewinnt, wer die letzte Karte gelegt hat.',
  'how.picture-closed': 'Sky hat das einzige Feld genommen, auf das Lemon noch konnte. Bei der Prüfung ist Lemon raus.',

  'how.modes': 'Versus, Battle Royale, Team',
  'how.modes.1':
    'Versus ist für zwei auf 7 mal 7 Feldern. Battle Royale ist dasselbe für drei bis acht auf größerem Boden; wer ausscheidet, bekommt einen Rang.',
  'how.modes.2':
    'Team ist zwei gegen zwei auf 9 mal 9. Du darfst eine einzelne Karte deines Partners überqueren, geradeaus auf das freie Feld dahinter, aber nie seiner Linie folgen.',
  'how.modes.3': 'Ein Team ist dabei, solange eine seiner Linien es ist.',
  'how.picture-cross': 'Lemon steigt über die Karte von Partner Sky und läuft dahinter weiter.',

  'how.puzzles': 'Rätsel: allein oder zu zweit',
  'how.puzzles.1':
    'Solo: Fülle 5 mal 5 Felder mit deinen 25 Karten. Co-op: Zwei Linien füllen gemeinsam 7 mal 7, mit offenen Händen. Die Startkarten liegen außerhalb.',
  'how.puzzles.2':
    'Gezählt wird, was fehlt: Initiative nicht gelegter Karten, verbrauchte Energie, leere Felder. Bestes Ergebnis: 0 allein, 2 zu zweit.',
  'how.puzzles.3':
    'Nur ganze Züge zählen: Eine einzelne letzte Karte kostet eine Bremse. Vor der ersten Karte eines Zugs darfst du aufhören und werten.',

  'how.table': 'An diesem Tisch',
  'how.table.1':
    'Wähle eine Karte und ein leuchtendes Feld, in beliebiger Folge. Die Vorschau zeigt, wo es weiterginge; der gelbe Knopf, noch eine Berührung des Felds oder Eingabe legt die Karte.',
  'how.table.2':
    'Berühre ein anderes Feld oder einen grauen Effekt, und der Tisch sagt dir mit der Regel, warum es nicht geht.',
  'how.key-card': 'Karte wählen',
  'how.key-cell': 'unter den leuchtenden Feldern wählen',
  'how.key-effects': 'Kehre, Bremse, Boost',
  'how.key-walk': 'von Feld zu Feld gehen',
  'how.key-pan': 'Fenster verschieben',
  'how.key-head': 'zu deinem Kopf',
};
