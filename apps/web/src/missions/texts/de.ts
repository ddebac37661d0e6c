import type { Texts } from '@turnpoint/kernel';

export const de: Texts = {
  'missions.title': 'Eigene Missionen, {game}',
  'missions.none':
    'Noch keine. Beginne mit einer leeren Seite, oder öffne einen Link oder eine Datei, die dir jemand geschickt hat.',
  'missions.new': 'Neue Mission',
  'missions.open': 'Missionsdatei öffnen',
  'missions.untitled': 'Ohne Titel',
  'missions.drop': '{title} wegwerfen',
  'missions.drop-sure': '{title} wegwerfen? Das lässt sich nicht zurücknehmen.',
  'missions.drop-do': 'Wegwerfen',
  'missions.drop-not': 'Behalten',
  'missions.not-kept': 'Dieser Browser hat keinen Platz mehr: Die Mission ist nicht gespeichert.',
  'missions.refused': 'Das Spiel lehnt diese Mission ab ({clause}).',
};
