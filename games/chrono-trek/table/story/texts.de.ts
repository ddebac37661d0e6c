import type { Texts } from '@turnpoint/kernel';

export const de: Texts = {
  'headline.deal': 'Die Identitäten wurden verteilt, und {player} war zuerst dran',
  'headline.kept': '{player} hat nichts verändert',
  'headline.won': '{player} hat die Mission von {character} erfüllt: gewonnen',
  'headline.no-winner': 'Die Geschichte kam an ihr Ende, und niemand hat gewonnen',
  'headline.left': '{player} hat die Partie verlassen',
  'headline.cancelled': '{player} hat mit einem Memo „{card}“ von {rival} aufgehalten',
  'headline.fractured': '{player} hat {year} zerrissen: „{card}“',
  'headline.mended': '{player} hat den Riss von {year} geschlossen: „{card}“',
  'headline.grew': 'Die Anomalie ist gewachsen: {event}',
  'headline.shrank': 'Die Anomalie ist geschrumpft: {event}',
  'headline.altered': '{player} hat die Geschichte umgeschrieben: {event}',
  'headline.altered-more':
    '{player} hat die Geschichte umgeschrieben: {event}, dazu {n} {n:weiteres Ereignis|weitere Ereignisse}',
  'headline.restored': '{player} hat die Geschichte berichtigt: {event}',
  'headline.restored-more':
    '{player} hat die Geschichte berichtigt: {event}, dazu {n} {n:weiteres Ereignis|weitere Ereignisse}',
  'headline.drifted': 'Die Geschichte hat sich von selbst verschoben: {event}',
  'headline.drifted-more':
    'Die Geschichte hat sich von selbst verschoben: {event}, dazu {n} {n:weiteres Ereignis|weitere Ereignisse}',
  'headline.covered': '{player} ist untergetaucht',
  'headline.looked': '{player} hat die Identität von {rival} gesehen',
  'headline.moved': '{player} hat „{card}“ von {from} bekommen',
  'headline.entered': '{player} hat „{card}“ ins Spiel gebracht',
  'headline.discarded': '{player} hat „{card}“ verloren',
  'headline.took': '{player} hat eine Karte von {from} genommen',
  'headline.passing': '{n} {n:Karte ist|Karten sind} weitergegeben worden',
  'headline.event': '{player} hat „{card}“ gezogen',
  'headline.fetched': '{player} hat „{card}“ aus der Ablage geholt',
  'headline.searched': '{player} hat den Nachziehstapel durchsucht',
  'headline.no-effect': '{player} hat „{card}“ vergeblich gespielt',
  'headline.played': '{player} hat „{card}“ gespielt',
  'headline.second-draw': '{player} hat eine zweite Karte gezogen, statt zu spielen',

  'hand.cards': '{n} {n:Karte|Karten}',

  'fact.mission': 'Mission von {player}, erfüllte Zeilen',
  'fact.artifacts': 'Artefakte von {player}',
  'fact.hand': 'Handkarten von {player}',
  'fact.anomaly': 'Schritte der Anomalie',
  'fact.event': '{index}, {year}',

  'why.mission': '{n} {n:Zeile|Zeilen} mehr der Mission von {player} {n:ist|sind} erfüllt.',
  'why.mission-less': '{n} {n:Zeile|Zeilen} weniger der Mission von {player} {n:ist|sind} erfüllt.',
  'why.artifacts': '{n} {n:Artefakt|Artefakte} mehr vor {player}.',
  'why.artifacts-less': '{n} {n:Artefakt|Artefakte} weniger vor {player}.',
  'why.hand': '{n} {n:Karte|Karten} mehr auf der Hand von {player}.',
  'why.hand-less': '{n} {n:Karte|Karten} weniger auf der Hand von {player}.',
  'why.otherwise': '{what}: {better} statt {played}.',
};
