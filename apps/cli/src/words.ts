import type { InLanguages } from '@turnpoint/kernel';

/** The terminal's own sentences. */
const en = {
  'cli.player': 'Player',
  'cli.turn': '{prompt} A number chooses; b shows the whole table, h helps.',
  'cli.help':
    'A number chooses. "? 3,4", "? brake" or "? 2" asks the rules about it. u takes back, l shows the log, ' +
    'b the whole table, q leaves. Also: {anytime}.',
  'cli.offered': 'That is offered: {numbers}',
  'cli.no-such-choice': 'There is no choice "{text}". Type h for help',
  'cli.ask-what': 'Ask about a choice, a card or a cell: ? 3,4',
  'cli.undone': 'Taken back',
  'cli.practised': 'Taken back as practice: the record tells of it',
  'cli.nothing-yet': 'There is nothing to take back yet',
  'cli.seed': 'Seed {seed}',
  'cli.stopped': 'The match was left unfinished',
  'cli.saved': 'Saved to {file}',
};

export const WORDS: InLanguages<Readonly<Record<keyof typeof en, string>>> = {
  en,
  de: {
    'cli.player': 'Spieler',
    'cli.turn': '{prompt} Eine Zahl wählt; b zeigt den ganzen Tisch, h hilft.',
    'cli.help':
      'Eine Zahl wählt. „? 3,4“, „? brake“ oder „? 2“ fragt die Regeln danach. u nimmt zurück, l zeigt das Protokoll, ' +
      'b den ganzen Tisch, q hört auf. Außerdem: {anytime}.',
    'cli.offered': 'Das ist möglich: {numbers}',
    'cli.no-such-choice': 'Es gibt keine Wahl „{text}“. h für Hilfe',
    'cli.ask-what': 'Frag nach einer Wahl, einer Karte oder einem Feld: ? 3,4',
    'cli.undone': 'Zurückgenommen',
    'cli.practised': 'Zur Übung zurückgenommen: die Aufzeichnung sagt es',
    'cli.nothing-yet': 'Es gibt noch nichts zurückzunehmen',
    'cli.seed': 'Startwert {seed}',
    'cli.stopped': 'Die Partie wurde nicht zu Ende gespielt',
    'cli.saved': 'Gespeichert in {file}',
  },
};
