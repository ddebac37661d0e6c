import type { Texts } from '@turnpoint/kernel';

export const howToDe: Texts = {
  'how.lead':
    'Zwei künstliche Götter führen Krieg durch sechs Jahrhunderte. Deine Operatoren gehen den Strom der Zeit auf und ab, und wer die Geschichte ändert, bestimmt, was alle sich leisten können.',
  'how.board-label': 'Zwei Ströme mit sechs Jahrhunderten, Agenden, Operatoren und beiden Controllern',
  'how.goal': 'Worum es geht',
  'how.goal.1':
    'Beide besitzen einen Strom aus sechs Wendepunkten, 1800 bis 2300. Stromaufwärts heißt in die Zukunft. Du gewinnst, wenn der gegnerische Controller keine Panzerung mehr hat oder alle sieben gegnerischen Operatoren ausgelöscht sind.',
  'how.agendas': 'Die Geschichte zahlt',
  'how.agendas.1':
    'An jedem Wendepunkt liegt eine Agenda: militärisch, politisch oder wissenschaftlich. Aktiviere deine eigenen für je einen Punkt; sie rücken zurück und sind im nächsten Zug wieder bereit. Einmal je Zug darfst du eine ausreizen: jetzt zwei Punkte, im ganzen nächsten Zug keinen. Preise verlangen Typen; der Stern nimmt jeden, ein geteiltes Symbol eine der Hälften. Übrige Punkte verfallen am Zugende.',
  'how.operators': 'Operatoren kommen aus der Hand',
  'how.operators.1':
    'Bezahle die Symbole in der Ecke, und der Operator erscheint in seinem Jahrhundert deines Stroms. Er darf sofort handeln. Auch seine Fähigkeiten kosten Punkte und reichen nur bis zu seinem Wendepunkt, wenn sie nichts anderes sagen; nutze sie, so oft du zahlen kannst. Jeder Operator kann außerdem für zwei beliebige Punkte einen Controller treffen.',
  'how.moves': 'Durch die Zeit gehen',
  'how.moves.1':
    'Jeder Operator bewegt sich einmal je Zug umsonst: ein oder zwei Jahrhunderte in dem Strom, in dem er steht, oder gerade hinüber ins selbe Jahrhundert. Abgeschnittene Ecken sind der Gegner, wo immer er steht. Dein Controller macht je Zug einen Schritt im eigenen Strom.',
  'how.spin': 'Ändere, was geschah',
  'how.spin.1':
    'Einmal je Zug darf ein Operator, der seit deinem letzten Zug da ist, die Agenda unter seinen Füßen drehen. Sie wendet sich, und mit ihr jede stromaufwärts. Schon gemachte Punkte bleiben, wie sie sind: mache sie also vor oder nach dem Drehen, wie es passt. Das geht auch im gegnerischen Strom.',
  'how.fight': 'Zwei Schläge, um jemanden loszuwerden',
  'how.fight.1':
    'Ein STRIKE nimmt erst Panzerung, dann Abwehr. Die Abwehr ist jeden Zug wieder voll; der Schaden muss sie also in einem Zug erreichen: dann fällt der Operator aus, den ganzen nächsten Zug seines Besitzers lang. Bringst du ihn noch einmal auf null, solange er liegt, wird er ausgelöscht. Ein Controller hat nur Panzerung, und die bleibt verloren.',
  'how.tech': 'Technik braucht Vremenium',
  'how.tech.1':
    'Jeder Operator trägt zwei Techniken, für den Gegner verdeckt. Eine zu nutzen kostet einen Teil der Ladung deines Controllers, die nie wiederkommt. Eine Technik je Operator und Zug. Die meisten verlassen danach das Spiel; angelegte und aufgestellte bleiben und können getroffen werden.',
  'how.plan': 'Der Zug ist ein Plan',
  'how.plan.1':
    'Probiere alles: Bis du den Zug beendest, lässt sich jeder Schritt oder der ganze Zug zurücknehmen, und dein Gegner sieht nichts davon. Endgültig sind nur der Blick auf verdeckte Karten und der Zufall, und der Tisch sagt es dir vorher.',
  'how.plan-1': 'Zeige auf etwas Leuchtendes oder berühre es: Der Tisch zeigt, was geschähe.',
  'how.plan-2': 'Klicke es an oder berühre es noch einmal, und es geschieht. U nimmt es zurück.',
  'how.plan-3': 'Beende den Zug, wenn er so gut ist, wie du ihn machen kannst.',
  'how.first': 'Bevor es losgeht',
  'how.first.1':
    'Eine Münze bestimmt, wer beginnt. Beide dürfen alle sechs Agenden neu austeilen lassen; jedes Mal kostet eine Agenda, die aktiviert beginnt, von 1800 aufwärts (das erste Mal des zweiten Spielers ist frei). Im ersten Zug bewegen sich die Operatoren des Startspielers nicht, und nichts darf ausgereizt werden.',
  'how.keys': 'Tasten',
  'how.key-walk': 'von Wendepunkt zu Wendepunkt gehen',
  'how.key-agenda': 'deine Agenda dieses Jahrhunderts aktivieren',
  'how.key-push': 'sie ausreizen',
  'how.key-move': 'dorthin, wo ein MOVE enden kann',
  'how.key-spin': 'SPIN',
  'how.key-undo-all': 'den ganzen Zug zurücknehmen',
};
