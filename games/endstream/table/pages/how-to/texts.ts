import type { Reader, Texts } from '@turnpoint/kernel';
import { withTableTexts } from '../../texts/index.ts';

const en: Texts = {
  'how.lead':
    'Two artificial gods wage war across six centuries. Your operators walk up and down the river of time, and whoever changes history decides what everybody can afford.',
  'how.board-label': 'Two streams of six centuries with agendas, operators and both controllers',
  'how.goal': 'What you are after',
  'how.goal-text':
    'Each player owns a stream of six turnpoints, 1800 to 2300. Upstream is towards the future. You win when the enemy controller has no armor left, or when all seven enemy operators are gone for good.',
  'how.agendas': 'History pays',
  'how.agendas-text':
    'Every turnpoint holds an agenda: military, political or scientific. Activate your own agendas for one point each; they step back and are ready again next turn. Once a turn you may push one: two points now, nothing from it in your whole next turn. Prices ask for types; a star takes any, a split symbol either half. Points that are left at the end are lost.',
  'how.operators': 'Operators come out of your hand',
  'how.operators-text':
    'Pay the symbols in the corner and the operator appears in its century of your stream. It may act at once. Its abilities cost points too and reach only its own turnpoint, unless they say more; use them as often as you can pay. Every operator can also strike a controller for two points of any type.',
  'how.moves': 'Walking through time',
  'how.moves-text':
    'Each operator moves once a turn for free: one or two centuries along the stream it is in, or straight across to the same century on the other side. Cut corners are the enemy, wherever they stand. Your controller takes one step a turn inside your own stream.',
  'how.spin': 'Change what happened',
  'how.spin-text':
    'Once a turn an operator that was there since your last turn may spin the agenda under its feet. It turns over, and so does every agenda upstream of it. Points that you have made already stay as they are, so make them before the spin or after it, as it suits you. It works in the enemy stream as well.',
  'how.fight': 'Two blows to be rid of somebody',
  'how.fight-text':
    'A STRIKE takes armor first, then defense. Defense comes back every turn, so damage must reach it within one turn: then the operator is disabled through its owner’s next turn. Bring it down once more while it lies there and it is disintegrated. A controller has only armor, and what it loses stays lost.',
  'how.tech': 'Tech runs on vremenium',
  'how.tech-text':
    'Every operator carries two techs, face down for your opponent. Using one costs a part of your controller’s charge, which never comes back. One tech per operator and turn. Most leave the game after use; equipped and deployed ones stay and can be struck.',
  'how.plan': 'The turn is a plan',
  'how.plan-text':
    'Try anything: until you finish, each step or the whole turn can be taken back, and your opponent sees nothing of it. Only looking at hidden cards and chance are final, and the table tells you before you do it.',
  'how.plan-1': 'Touch something lit: the table shows what would happen.',
  'how.plan-2': 'Touch it again, or press Enter, and it is done. Z takes it back.',
  'how.plan-3': 'Finish the turn when it is as good as you can make it.',
  'how.first': 'Before it begins',
  'how.first-text':
    'A coin decides who starts. Each player may have all six agendas dealt again; each time costs one agenda that begins tapped, from 1800 upwards (the second player’s first time is free). In their first turn the starting player’s operators do not move, and nothing may be pushed.',
};

const de: Texts = {
  'how.lead':
    'Zwei künstliche Götter führen Krieg durch sechs Jahrhunderte. Deine Operatoren gehen den Strom der Zeit auf und ab, und wer die Geschichte ändert, bestimmt, was alle sich leisten können.',
  'how.board-label': 'Zwei Ströme mit sechs Jahrhunderten, Agenden, Operatoren und beiden Controllern',
  'how.goal': 'Worum es geht',
  'how.goal-text':
    'Beide besitzen einen Strom aus sechs Wendepunkten, 1800 bis 2300. Stromaufwärts heißt in die Zukunft. Du gewinnst, wenn der gegnerische Controller keine Panzerung mehr hat oder alle sieben gegnerischen Operatoren ausgelöscht sind.',
  'how.agendas': 'Die Geschichte zahlt',
  'how.agendas-text':
    'An jedem Wendepunkt liegt eine Agenda: militärisch, politisch oder wissenschaftlich. Aktiviere deine eigenen für je einen Punkt; sie rücken zurück und sind im nächsten Zug wieder bereit. Einmal je Zug darfst du eine überdehnen: jetzt zwei Punkte, im ganzen nächsten Zug keinen. Preise verlangen Typen; der Stern nimmt jeden, ein geteiltes Symbol eine der Hälften. Übrige Punkte verfallen am Zugende.',
  'how.operators': 'Operatoren kommen aus der Hand',
  'how.operators-text':
    'Bezahle die Symbole in der Ecke, und der Operator erscheint in seinem Jahrhundert deines Stroms. Er darf sofort handeln. Auch seine Fähigkeiten kosten Punkte und reichen nur bis zu seinem Wendepunkt, wenn sie nichts anderes sagen; nutze sie, so oft du zahlen kannst. Jeder Operator kann außerdem für zwei beliebige Punkte einen Controller treffen.',
  'how.moves': 'Durch die Zeit gehen',
  'how.moves-text':
    'Jeder Operator bewegt sich einmal je Zug umsonst: ein oder zwei Jahrhunderte in dem Strom, in dem er steht, oder gerade hinüber ins selbe Jahrhundert. Abgeschnittene Ecken sind der Gegner, wo immer er steht. Dein Controller macht je Zug einen Schritt im eigenen Strom.',
  'how.spin': 'Ändere, was geschah',
  'how.spin-text':
    'Einmal je Zug darf ein Operator, der seit deinem letzten Zug da ist, die Agenda unter seinen Füßen drehen. Sie wendet sich, und mit ihr jede stromaufwärts. Schon gemachte Punkte bleiben, wie sie sind: mache sie also vor oder nach dem Drehen, wie es passt. Das geht auch im gegnerischen Strom.',
  'how.fight': 'Zwei Schläge, um jemanden loszuwerden',
  'how.fight-text':
    'Ein STRIKE nimmt erst Panzerung, dann Abwehr. Die Abwehr ist jeden Zug wieder voll; der Schaden muss sie also in einem Zug erreichen: dann fällt der Operator aus, den ganzen nächsten Zug seines Besitzers lang. Bringst du ihn noch einmal auf null, solange er liegt, wird er ausgelöscht. Ein Controller hat nur Panzerung, und die bleibt verloren.',
  'how.tech': 'Technik braucht Vremenium',
  'how.tech-text':
    'Jeder Operator trägt zwei Techniken, für den Gegner verdeckt. Eine zu nutzen kostet einen Teil der Ladung deines Controllers, die nie wiederkommt. Eine Technik je Operator und Zug. Die meisten verlassen danach das Spiel; angelegte und aufgestellte bleiben und können getroffen werden.',
  'how.plan': 'Der Zug ist ein Plan',
  'how.plan-text':
    'Probiere alles: Bis du den Zug beendest, lässt sich jeder Schritt oder der ganze Zug zurücknehmen, und dein Gegner sieht nichts davon. Endgültig sind nur der Blick auf verdeckte Karten und der Zufall, und der Tisch sagt es dir vorher.',
  'how.plan-1': 'Berühre, was leuchtet: Der Tisch zeigt, was geschähe.',
  'how.plan-2': 'Berühre es noch einmal oder drücke Enter, und es geschieht. Z nimmt es zurück.',
  'how.plan-3': 'Beende den Zug, wenn er so gut ist, wie du ihn machen kannst.',
  'how.first': 'Bevor es losgeht',
  'how.first-text':
    'Eine Münze bestimmt, wer beginnt. Beide dürfen alle sechs Agenden neu austeilen lassen; jedes Mal kostet eine Agenda, die aktiviert beginnt, von 1800 aufwärts (das erste Mal des zweiten Spielers ist frei). Im ersten Zug bewegen sich die Operatoren des Startspielers nicht, und nichts darf überdehnt werden.',
};

export const withHowTo = (reader: Reader): Reader => {
  const table = withTableTexts(reader);
  return { ...table, texts: { ...table.texts, ...(reader.language === 'de' ? de : en) } };
};
