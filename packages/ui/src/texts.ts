import type { InLanguages, Reader, Texts } from '@turnpoint/kernel';

/** Texts of the pieces that all tables share. The shell adds them to every reader. */
const en: Texts = {
  'ui.log': 'Log',
  'ui.card': 'Card',
  'ui.cards': 'Cards',
  'ui.text-view': 'Text view',
  'ui.undo': 'Undo',
  'ui.undo-practice': 'Undo (practice)',
  'ui.close': 'Close',
  'ui.seats': 'Players',
  'ui.board': 'Table',
  'ui.turn': 'Turn',
  'ui.hand': 'Hand and effects',
  'ui.record': 'Log and cards',
  'ui.record-news': 'Log and cards, {n} new in the chat',
  'ui.open-rule': 'Open rule {clause}',
  'ui.why-not': 'Why not?',
  'ui.go-to-step': 'Go to step {step}',
  'ui.dismiss-hint': 'Dismiss this hint',
  'ui.hurry': 'Skip ahead',
  'ui.space': 'Space',
  'ui.and-more': 'and {n} more',
};

const de: Texts = {
  'ui.log': 'Verlauf',
  'ui.card': 'Karte',
  'ui.cards': 'Karten',
  'ui.text-view': 'Als Text',
  'ui.undo': 'Zurücknehmen',
  'ui.undo-practice': 'Zurücknehmen (Übung)',
  'ui.close': 'Schließen',
  'ui.seats': 'Spieler',
  'ui.board': 'Tisch',
  'ui.turn': 'Zug',
  'ui.hand': 'Hand und Effekte',
  'ui.record': 'Verlauf und Karten',
  'ui.record-news': 'Verlauf und Karten, {n} neu im Gespräch',
  'ui.open-rule': 'Regel {clause} öffnen',
  'ui.why-not': 'Warum nicht?',
  'ui.go-to-step': 'Zu Schritt {step}',
  'ui.dismiss-hint': 'Diesen Hinweis ausblenden',
  'ui.hurry': 'Vorspulen',
  'ui.space': 'Leertaste',
  'ui.and-more': 'und {n} weitere',
};

export const uiTexts: InLanguages<Texts> = { en, de };

/** The reader with more words beside those it has. */
export const withTexts = (reader: Reader, more: Texts): Reader => ({ ...reader, texts: { ...reader.texts, ...more } });
