import type { Texts } from '@turnpoint/kernel';

export const de: Texts = {
  'missions.title': 'Eigene Missionen, {game}',
  'missions.none': 'Noch keine. Beginne mit einer leeren Seite, oder öffne einen Link, den dir jemand geschickt hat.',
  'missions.new': 'Neue Mission',
  'missions.untitled': 'Ohne Titel',
  'missions.drop': '{title} wegwerfen',
  'missions.not-kept': 'Dieser Browser hat keinen Platz mehr: Die Mission ist nicht gespeichert.',
  'missions.refused': 'Das Spiel lehnt diese Mission ab ({clause}).',
};
