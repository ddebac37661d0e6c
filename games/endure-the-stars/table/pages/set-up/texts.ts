import type { Texts } from '@turnpoint/kernel';

const en: Texts = {
  'set-up.own': 'Your own',
  'set-up.own-missions': 'Build missions of your own',
  'set-up.mission': 'Mission',
  'set-up.first': 'Begin here',
  'set-up.easy': 'Easy',
  'set-up.medium': 'Medium',
  'set-up.hard': 'Hard',
  'set-up.minutes': '{n} min',
  'set-up.needs': 'needs: {class}',
  'set-up.team': 'Survivors',
  'set-up.leads-all': 'You lead all {n}.',
  'set-up.leads': 'Seat {seat} leads {n:survivor|survivors} {own}.',
  'set-up.chosen-there': 'You choose who they are at the table, one after another.',
  'set-up.campaign': 'Campaign',
  'set-up.begins': 'It begins with:',
  'set-up.or': 'or',
  'set-up.campaign-note':
    'Those who live go on with what they carry. Between missions lies The Refuge: heal, trade, take heart.',
  'set-up.my-campaigns': 'Your campaigns',
};

const de: Texts = {
  'set-up.own': 'Eigene Mission',
  'set-up.own-missions': 'Eigene Missionen bauen',
  'set-up.mission': 'Mission',
  'set-up.first': 'Hier anfangen',
  'set-up.easy': 'Leicht',
  'set-up.medium': 'Mittel',
  'set-up.hard': 'Schwer',
  'set-up.minutes': '{n} min',
  'set-up.needs': 'braucht: {class}',
  'set-up.team': 'Überlebende',
  'set-up.leads-all': 'Du führst alle {n}.',
  'set-up.leads': 'Platz {seat} führt {n:Person|die Personen} {own}.',
  'set-up.chosen-there': 'Wer sie sind und was sie können, wählt ihr am Tisch, nacheinander.',
  'set-up.campaign': 'Kampagne',
  'set-up.begins': 'Sie beginnt mit:',
  'set-up.or': 'oder',
  'set-up.campaign-note':
    'Wer lebt, geht mit allem weiter, was er trägt. Zwischen den Missionen liegt die Zuflucht: heilen, tauschen, Mut fassen.',
  'set-up.my-campaigns': 'Deine Kampagnen',
};

export const setUpTexts = async (language: string): Promise<Texts> => (language === 'de' ? de : en);
