import type { Texts } from '@turnpoint/kernel';

export const de: Texts = {
  'campaigns.title': 'Kampagnen',
  'campaigns.empty': 'Auf diesem Gerät hat noch keine Kampagne begonnen.',
  'campaigns.import': 'Eine Kampagne öffnen',
  'campaigns.changed': 'zuletzt gespielt {when}',
  'campaigns.running': 'läuft',
  'campaigns.won': 'gewonnen',
  'campaigns.lost': 'verloren',
  'campaigns.complete': 'Die Kampagne ist gewonnen.',
  'campaigns.continue': 'Weiterspielen',
  'campaigns.replay': 'Ansehen',
  'campaigns.again': 'Noch einmal versuchen',
  'campaigns.another': 'Noch ein Versuch oder ein anderer Weg',
  'campaigns.save': 'Als Datei sichern',
  'campaigns.one':
    'Diese Kampagne führt eine Person bis zum Ende: Ihre Plätze bleiben, wie sie begonnen haben. Um mit Leuten anderswo zu spielen, beginne eine mit ihnen.',
  'campaigns.onward': 'So geht es weiter',
  'campaigns.together': 'Alle am eigenen Gerät:',
  'campaigns.all': 'Deine Kampagnen',
  'campaigns.journal': 'Tagebuch',
  'journal.title': '{campaign}: das Tagebuch',
  'journal.chapter': '{number}. {name}',
  'journal.print': 'Drucken',
  'journal.empty': 'Sobald eine Mission vorbei ist, wird sie hier erzählt.',
  'journal.torn': 'Die Partien davor wurden gelöscht: Die Geschichte beginnt mittendrin.',
  'campaigns.torn': 'Eine Partie davor wurde gelöscht: Hier geht es weiter, aber nicht als Datei.',
};
