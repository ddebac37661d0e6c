import type { Texts } from '@turnpoint/kernel';

export const howToDe: Texts = {
  'how.lead':
    'Zwei Mannschaften aus der Zukunft besuchen die Zeit der Apostel. Jede reist, erreicht eine Stadt und zeichnet ein Ereignis auf. Wer alle drei hat und dann TIMESTREAM spielt, kehrt heim und gewinnt.',
  'how.goal': 'Drei Phasen, dann TIMESTREAM',
  'how.goal.1':
    'Fülle Reise, Stadt und Aufzeichnung mit je einer Ereigniskarte. Du darfst eine Ereigniskarte je Zug spielen. Auch TIMESTREAM zählt als eine; eine vollständige Kette muss also bis zu deinem nächsten Zug halten.',
  'how.lanes': 'Sechs Bahnen',
  'how.lanes.1':
    'Deine Kette liegt links, die andere rechts. Unter jeder Kette liegen deine Karten, darüber die des Gegners. Unter deine Kette spielst du Vorstöße: Sie schützen sie. Unter die andere spielst du Hindernisse: Sie greifen sie an.',
  'how.lanes-yours': 'deine Karten',
  'how.lanes-theirs': 'gegnerische Karten',
  'how.lanes-chain': 'Ereigniskette',
  'how.lanes-shut': 'vom Gegner besetzt',
  'how.cells': 'Kraftzellen zahlen',
  'how.cells.1':
    'Einmal je Zug darfst du eine Kraftzelle spielen: antik, künftig oder universell. Ein Preis wie 1 und zwei A braucht eine beliebige und zwei antike Zellen. Universelle stehen für jede Art. Zellen, die gezahlt haben, sind bis zu deinem nächsten Zug gebunden.',
  'how.turn': 'Ein Zug in sechs Schritten',
  'how.turn.1':
    'Zellen lösen, eine Karte ziehen, eine Kraftzelle spielen, Karten spielen, zielen, bis auf zehn abwerfen. Der Tisch tut, was keine Wahl lässt, und fragt nach dem Rest.',
  'how.columns': 'Nur die vorderste Karte handelt',
  'how.columns.1':
    'Neue Karten kommen ans Ende ihrer Reihe. Die Karte neben der Kette ist die vorderste: Nur sie zielt und wird Ziel. Die anderen warten hinter ihr.',
  'how.target': 'Ziele',
  'how.target.1':
    'Jede Bahn hat ein Ziel je Zug. Eine Karte, die in diesem Zug neu ist, muss warten, und über einen offenen Ort hinweg zielt niemand. Deine vorderste Karte wird mit der vordersten des Gegners verglichen, oder mit der Ereigniskarte, wenn kein Vorstoß sie schützt. Energie, die mindestens so hoch ist wie der andere Widerstand, schickt jene Karte in die Leere; das gilt für beide zugleich. Pfeile und Zeichen zeigen, was daraus wird, bevor du etwas berührst.',
  'how.lock': 'Sichern, verbinden, verstärken',
  'how.lock.1':
    'Eine zweite Ereigniskarte gleichen Namens sichert eine Phase: Ihre Ereigniskarten sind kein Ziel mehr. Verbindungskarten stärken eine Karte im Spiel. Manche Karten wachsen durch Zellen, die du für einen Zug an sie bindest.',
  'how.keys': 'Tasten',
  'how.key-walk': 'über das Spielfeld gehen',
  'how.key-lane': 'zu einer Bahn; noch einmal: dort zielen',
  'how.key-hand': 'zur Hand',
  'how.key-void': 'deine Leere öffnen',
};
