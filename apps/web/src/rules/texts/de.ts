import type { Texts } from '@turnpoint/kernel';

export const de: Texts = {
  'rules.title': 'Regeln von {game}',
  'rules.how': 'So geht’s',
  'rules.search': 'Regeln durchsuchen',
  'rules.chapters': 'Kapitel',
  'rules.games': 'Regeln welches Spiels',
  'rules.rulings': 'Auslegungen',
  'rules.found': '{n} {n:Regel|Regeln}',
  'rules.none': 'Keine Regel spricht von „{wanted}“.',
};
