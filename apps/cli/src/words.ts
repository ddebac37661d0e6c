import type { InLanguages } from '@turnpoint/kernel';

/** The terminal's own sentences. */
const en = {
  'cli.player': 'Player',
  'cli.bot': 'Bot',
  'cli.turn': '{prompt} A number chooses; b shows the whole table, h helps.',
  'cli.help':
    'A number chooses. "? 3,4", "? brake" or "? 2" asks the rules about it. u takes back, l shows the log, ' +
    'b the whole table, q leaves. Also: {anytime}.',
  'cli.offered': 'That is offered: {numbers}',
  'cli.no-such-choice': 'There is no choice "{text}". Type h for help',
  'cli.ask-what': 'Ask about a choice, a card or a cell: ? 3,4',
  'cli.undone': 'Taken back',
  'cli.undo.nothing-yet': 'There is nothing to take back yet',
  'cli.undo.not-yours': 'Somebody else has chosen since',
  'cli.undo.sealed': 'It stands: cards were drawn or shown by it',
  'cli.seed': 'Seed {seed}',
  'cli.stopped': 'The match was left unfinished',
  'cli.saved': 'Saved to {file}',
};

export const WORDS: InLanguages<Readonly<Record<keyof typeof en, string>>> = {
  en,
  de: {
    'cli.player': 'Spieler',
    'cli.bot': 'Bot',
    'cli.turn': '{prompt} Eine Zahl wählt; b zeigt den ganzen Tisch, h hilft.',
    'cli.help':
      'Eine Zahl wählt. „? 3,4“, „? brake“ oder „? 2“ fragt die Regeln danach. u nimmt zurück, l zeigt das Protokoll, ' +
      'b den ganzen Tisch, q hört auf. Außerdem: {anytime}.',
    'cli.offered': 'Das ist möglich: {numbers}',
    'cli.no-such-choice': 'Es gibt keine Wahl „{text}“. h für Hilfe',
    'cli.ask-what': 'Frag nach einer Wahl, einer Karte oder einem Feld: ? 3,4',
    'cli.undone': 'Zurückgenommen',
    'cli.undo.nothing-yet': 'Es gibt noch nichts zurückzunehmen',
    'cli.undo.not-yours': 'Inzwischen hat jemand anders gewählt',
    'cli.undo.sealed': 'Das steht: dadurch wurden Karten gezogen oder gezeigt',
    'cli.seed': 'Startwert {seed}',
    'cli.stopped': 'Die Partie wurde nicht zu Ende gespielt',
    'cli.saved': 'Gespeichert in {file}',
  },
};
