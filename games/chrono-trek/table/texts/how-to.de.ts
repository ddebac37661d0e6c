import type { Texts } from '@turnpoint/kernel';

export const howToDe: Texts = {
  'how.lead':
    'Eine Geschichte, mehrere Zeitreisende, und jeder möchte heimlich, dass sie anders verlaufen ist. Dreht Wendepunkte, verfolgt die Wellen, sammelt, was ihr braucht, und erratet, wer die anderen sind, bevor sie fertig werden.',

  'how.goal': 'Dein geheimer Auftrag',
  'how.goal.1':
    'Du verkörperst jemanden, den sonst niemand sieht. Deine Karte nennt, was wahr sein muss: bestimmte Ereignisse sichtbar auf der Zeitlinie, bestimmte Artefakte vor dir, bei den schwersten Charakteren auch Brüche.',
  'how.goal.2':
    'Gilt in deinem eigenen Zug alles auf deiner Karte, gewinnst du sofort. Gilt es schon zu Beginn deines Zuges, gewinnst du, bevor du ziehst. Der Tisch zählt für dich mit: Jede Bedingung wird abgehakt, und eine Zeile sagt, was dich noch aufhält.',
  'how.goal.picture': 'Edith Keeler: zwei veränderte Ereignisse, eines, wie es war, und ein Artefakt.',

  'how.timeline': 'Die Zeitlinie',
  'how.timeline.1':
    '36 Ereignisse liegen in vier Reihen zu neun, A1 bis D9, das früheste zuerst. Jedes hat zwei Seiten: Blau ist die Geschichte, wie sie war, Rot ist sie verändert. Eine runde Scheibe kennzeichnet die 15 Angelpunkte, nur sie darfst du drehen.',
  'how.timeline.2':
    'Eine Raute kennzeichnet die 16 Wellenpunkte. Sie drehen sich von selbst: Bei „B6 oder B7“ genügt einer der beiden, bei „B3 und B7“ müssen beide verändert sein.',
  'how.timeline.3':
    'Ein Sechseck kennzeichnet die fünf Ankerpunkte. Keine Drehung berührt sie; sie gehören der Anomalie.',
  'how.timeline.picture': 'B7 wurde gedreht: B8 und C2 folgen sofort. B9 braucht auch B3 und bleibt.',

  'how.ripple': 'Erst schauen, dann drehen',
  'how.ripple.1':
    'Wähle einen Inverter und zeige auf einen Angelpunkt. Bevor etwas angekündigt ist, zeigt der Tisch jedes Ereignis, das sich drehen würde, jeden Bruch, der fallen würde, und ob deine Bedingungen gälten. Gestrichelt heißt: noch nicht wahr.',
  'how.ripple.2':
    'Gedreht wird in beide Richtungen. Rückgängig zu machen, was jemand eben getan hat, ist ein guter Zug.',
  'how.ripple.picture': 'Beide Seiten eines Angelpunkts, und was daraus folgt.',

  'how.turn': 'Dein Zug',
  'how.turn.1':
    'Ziehe eine Karte, dann spiele eine. Statt zu spielen darfst du eine zweite Karte ziehen. Ein Handlimit gibt es nicht.',
  'how.turn.2':
    'Bis eine Karte vollständig angekündigt ist, geht sie nur dich etwas an: Niemand sieht, welche du in die Hand genommen hast, und du kannst sie zurücklegen. Angekündigt ist angekündigt.',
  'how.turn.picture': 'Zwölf Inverter, jeder mit seiner eigenen Art zu reisen, alle mit derselben Wirkung.',

  'how.cards': 'Sieben Arten von Karten',
  'how.cards.1':
    'Artefakte bleiben vor dir liegen und zählen nur dort, nie auf der Hand. Aufträge lohnen sich, wenn beide genannten Artefakte vor dir liegen; sonst sind sie zwei neue Karten. Aktionen tun, was darauf steht. Machtaktionen sind stärker, aber nur als die eine Karte deines Zuges.',
  'how.cards.2':
    'Ereignisse hält niemand auf der Hand: Wer eines zieht, führt es aus und zieht erneut. Inverter drehen, und Brüche zerbrechen die Geschichte.',
  'how.cards.picture': 'Ein Artefakt, ein Auftrag, eine Aktion und eine Machtaktion.',

  'how.fractures': 'Brüche',
  'how.fractures.1':
    'Ein Bruch gehört auf einen Wellenpunkt und verdeckt ihn, aber nur, solange seine Bedingung wahr ist. Wer ihn legt, zieht eine Karte; im falschen Moment gespielt, ist er verloren.',
  'how.fractures.2': 'Sobald seine Bedingung nicht mehr gilt, fällt er. Anders wird man ihn nicht los.',
  'how.fractures.3':
    'Ein Bruch blockiert alle, deren Karte ein späteres Ereignis nennt, außer wer genau diesen Bruch braucht. Die Übersicht zeigt alle elf und sagt, welche jetzt passen.',
  'how.fractures.picture': 'Sind B6 und B7 verändert, passt dieser Bruch auf B8.',

  'how.anomaly': 'Die Anomalie',
  'how.anomaly.1':
    'Manche Karten lassen die Devron-Anomalie um einen Schritt wachsen: zuerst D9, dann D2, C7, B4, zuletzt A1, den Beginn des Lebens auf der Erde.',
  'how.anomaly.2':
    'Dreht sich A1, ist das Spiel vorbei und niemand gewinnt, außer jemand ist Q. Nur so gewinnt Q überhaupt.',
  'how.anomaly.picture': 'Drei Schritte getan, zwei fehlen.',

  'how.pause': 'Die Pause',
  'how.pause.1':
    'Nach jeder angekündigten Karte und nach jedem Ereignis haben alle anderen dieselbe kurze Pause. Wer die Karte „Memo von deinem künftigen Ich“ hält, darf die Karte aufheben.',
  'how.pause.2':
    'Die Pause ist gleich, ob jemand antworten kann oder nicht, damit weder eine Frage noch ein Zögern etwas verrät. Kannst du nicht antworten, passt der Tisch für dich, im selben Augenblick wie für alle.',
  'how.pause.3':
    'Kannst du es, so sage, wann du gefragt werden willst: immer, nur bei bestimmten Karten, oder erst nach deinem nächsten Zug. Diese Einstellung kennst nur du.',
  'how.pause.picture': 'Die einzige Karte, die außer der Reihe gespielt wird.',

  'how.levels': 'Stufen und Beginn',
  'how.levels.1':
    'Charaktere haben einen bis vier Punkte. Beginnt mit einem und steigt auf. In einem gemischten Spiel zeigen alle ihre Punkte und beginnen mit ebenso vielen Karten; wer die meisten hat, fängt an.',
  'how.levels.2':
    'Bevor Karten ausgeteilt werden, darfst du deine Identität einmal tauschen, ohne Begründung. Die zweite bleibt.',
  'how.levels.picture': 'Vier Punkte: Die Romulaner brauchen einen Bruch auf B8.',

  'how.table': 'Am Tisch',
  'how.table.1':
    'Zeige auf etwas, wähle es mit der Tastatur an oder drücke lange, um es ganz zu lesen, mit beiden Seiten und erklärten Begriffen. Zarte violette Linien zeigen, welche Angelpunkte zu den Ereignissen deiner Karte führen.',
  'how.table.2':
    '„Noch einmal zeigen“ erzählt noch einmal, was die anderen seit deinem letzten Zug getan haben. Alles geht mit der Maus, mit dem Finger und mit diesen Tasten:',
  'how.key-card': 'eine Karte der Hand wählen',
  'how.key-walk': 'auf der Zeitlinie gehen',
  'how.key-linchpin': 'zum nächsten Angelpunkt, der gedreht werden darf',
  'how.key-identity': 'deine Identität verdecken oder zeigen',
  'how.key-fracture-key': 'die Brüche öffnen oder schließen',
  'how.key-wait': 'deine Uhr in der Pause anhalten',
};
