import type { Texts } from '@turnpoint/kernel';

export const en: Texts = {
  'rules.title': 'Rules of {game}',
  'rules.how': 'How to play',
  'rules.search': 'Search the rules',
  'rules.chapters': 'Chapters',
  'rules.games': 'Choose a game',
  'rules.rulings': 'Rulings',
  'rules.found': '{n} {n:rule|rules}',
  'rules.none': 'No rule mentions “{wanted}”.',
};
