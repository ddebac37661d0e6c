import type { Effect, PieceKind } from '../content/index.ts';
import { shapeOf, type Tongue } from './render.ts';

const NUMBER = ['null', 'eine', 'zwei', 'drei'];
const CELL = { A: 'Antike', F: 'Künftige', U: 'Universelle' } as Readonly<Record<string, string>>;
const ON: Readonly<Record<PieceKind, string>> = {
  Advance: 'einen Vorstoß',
  Obstacle: 'ein Hindernis',
  'Event Chain': 'eine Ereigniskette in deinem Ereignisort',
};

export const RENDER_DE: Tongue = {
  language: 'de',
  cell: (type, isBasic) => `${CELL[type]} ${isBasic ? 'Grundzelle' : 'Zelle'}.`,
  entersLinked: 'Kommt gebunden ins Spiel.',
  wins: (needsLock) =>
    `Nur spielbar, solange deine drei Phasen gefüllt sind${needsLock ? ' und mindestens eine davon gesichert ist' : ''}. Du gewinnst.`,
  needsAdvance: 'Nur spielbar, wenn du einen Vorstoß im Spiel hast.',
  discardsCell: 'Zusatzkosten: Gib eine Kraftzelle auf.',
  vanguard: 'Vorhut.',
  targetFirst: 'Target First.',
  andTargetFirst: ' und Target First',
  cannotInitiate: 'Kann nicht zielen.',
  cloaks: 'Fähigkeiten gegnerischer Karten betreffen den Träger nicht.',
  occupy: (phases) => (phases.length > 1 ? 'Besetzen (beliebige Phase).' : `Besetzen (Phase ${phases[0]}).`),
  onHost: (hosts, bonus) => `Auf ${hosts.map((host) => ON[host]).join(' oder ')}: ${bonus}`,
  asLink: (host, bonus) =>
    `Kann stattdessen als Verbindung auf ${host === 'Advance' ? 'einen deiner Vorstöße' : 'eines deiner Hindernisse'} gespielt werden: ${bonus}.`,
  powerLink: (type, bonus, max) =>
    `Kraftverbindung ${type === 'any' ? 'beliebig' : type}: ${bonus} (höchstens ${max}).`,
  delayed: (n, clause) => `Verzögert ${n}: ${clause}.`,
  hostVoided: (clause) => `Kommt der Träger in die Leere, ${lower(clause)}.`,
  afterTarget: (clause) => `Nachdem diese Karte ein Ziel abgehandelt hat, das sie angesagt hat, ${lower(clause)}.`,
  withCity: (city, bonus) =>
    `Dauernd: Solange ${city} deine Phase 2 füllt, hat diese Karte ${bonus} in deinem Ort der Phase 3.`,
  onPlay: (clause, isInLocation) => `Beim Ausspielen${isInLocation ? ' in deinen Ort der Phase 2' : ''}: ${clause}.`,
  ifCity: (city, clause) => `Füllt ${city} deine Phase 2, ${turned(clause)}`,
  ifFewer: (clause) => `Hat der Gegner mehr Kraftzellen im Spiel als du (diese mitgezählt), ${lower(clause)}`,
  // "Lege jeden Vorstoß ... in die Leere, dann diese Karte": what is said is not said twice.
  inOrder: (clauses) =>
    clauses
      .map((clause, i) => (i === 0 ? clause : turned(clause)))
      .join(', dann ')
      .replace('lege sie in die Leere', 'diese Karte'),
  word,
};

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A clause after another one: the verb comes first in German. */
function turned(clause: string): string {
  return lower(clause)
    .replace(/^du darfst /, 'darfst du ')
    .replace(/^der Gegner legt /, 'legt der Gegner ')
    .replace(
      /^die obersten (\S+) Karten des gegnerischen Decks kommen /,
      'kommen die obersten $1 Karten des gegnerischen Decks ',
    );
}

function word(e: Effect, place: 'this' | 'that'): string {
  const lane = place === 'this' ? 'dieser Bahn' : 'jener Bahn';
  switch (e.word) {
    case 'draw':
      return `Ziehe ${e.n}`;
    case 'look at top': {
      const cards = e.n === 1 ? 'die oberste Karte' : `die obersten ${e.n} Karten`;
      const then = {
        'top or bottom': '; du darfst sie nach unten legen',
        'one on top': '; lege eine nach oben und die andere nach unten',
        'one to hand': ', nimm eine auf die Hand und lege die anderen in beliebiger Reihenfolge nach unten',
      }[e.then];
      return `Sieh ${cards} deines Decks an${then}`;
    }
    case 'look at hand':
      return 'Sieh die Hand des Gegners an';
    case 'void from hand':
      if (e.whose === 'own') return 'lege eine Karte von deiner Hand in die Leere';
      if (e.by === 'looker')
        return 'Sieh die Hand des Gegners an und lege eine Ereigniskette daraus in die Leere (keine TIMESTREAM-Karte)';
      return `Der Gegner legt eine ${e.by === 'random' ? 'zufällige Handkarte' : 'Handkarte seiner Wahl'} in die Leere`;
    case 'additional cell':
      return 'Du darfst eine zusätzliche Kraftzelle von deiner Hand spielen';
    case 'unlink':
      return e.n === 1 ? 'Du darfst eine deiner Kraftzellen lösen' : `Löse bis zu ${NUMBER[e.n]} deiner Kraftzellen`;
    case 'hold':
      return 'Wähle eine gebundene Kraftzelle des Gegners; sie bleibt beim nächsten Lösen des Gegners gebunden';
    case 'discard cell':
      return 'Der Gegner gibt eine Kraftzelle auf, die du wählst';
    case 'recover':
      if (e.filter === 'Advance') return 'Du darfst eine Vorstoßkarte aus deiner Leere auf die Hand nehmen';
      return e.n === 1
        ? 'Du darfst eine Karte, die kein Eingriff ist, aus deiner Leere auf die Hand nehmen'
        : `Nimm bis zu ${NUMBER[e.n]} Karten, die keine Eingriffe sind, aus deiner Leere auf die Hand`;
    case 'search': {
      const what = e.filter === 'Event Chain' ? 'eine Ereigniskette (keine TIMESTREAM-Karte)' : 'eine TIMESTREAM-Karte';
      return `Suche in deinem Deck ${what}, zeige sie, nimm sie auf die Hand und mische`;
    }
    case 'turn over':
      return `die obersten ${NUMBER[e.n]} Karten des gegnerischen Decks kommen offen in die Leere des Gegners`;
    case 'seal':
      return 'Wähle eine deiner gefüllten Phasen. Bis dein nächster Zug beginnt, kann auf ihre Ereignisketten nicht gezielt werden, und Fähigkeiten des Gegners betreffen sie nicht';
    case 'raise limit':
      return 'Du darfst in diesem Zug eine zusätzliche Ereigniskette spielen. Es darf keine TIMESTREAM-Karte sein';
    case 'skip target':
      return 'Der Gegner setzt in seinem nächsten Zug beim Zielen aus';
    case 'return':
      return {
        'opposing Obstacle': 'Ein gegnerisches Hindernis kehrt auf die Hand des Gegners zurück',
        'opposing Advance': 'Ein gegnerischer Vorstoß kehrt auf die Hand des Gegners zurück',
        'own Advance': 'Einer deiner Vorstöße kehrt auf deine Hand zurück',
        'all Obstacle': `Das vorderste Hindernis des Gegners in ${lane} kehrt auf seine Hand zurück`,
        'all Advance': `Der vorderste Vorstoß des Gegners in ${lane} kehrt auf seine Hand zurück`,
        lane: 'Wähle eine Bahn. Jeder Vorstoß und jedes Hindernis darin kehrt auf die Hand des Besitzers zurück',
      }[shapeOf(e.which)] as string;
    case 'void':
      return {
        'opposing Obstacle': `Lege ein vorderstes gegnerisches Hindernis mit derzeitigem R ${e.which.atMost} oder weniger in die Leere`,
        'opposing Advance,Obstacle':
          'Lege einen vordersten gegnerischen Vorstoß oder ein vorderstes gegnerisches Hindernis in die Leere',
        chain:
          'Lege eine Ereigniskette in einem gegnerischen Ereignisort, dessen Phase nicht gesichert ist, in die Leere',
        'all Advance': `Lege jeden Vorstoß in ${lane} in die Leere`,
        'your lanes': `In jeder deiner drei Bahnen: Lege das vorderste Hindernis des Gegners in die Leere, wenn sein derzeitiges R ${e.which.atMost} oder weniger ist`,
        self: 'lege sie in die Leere',
      }[shapeOf(e.which)] as string;
    default:
      return '';
  }
}
