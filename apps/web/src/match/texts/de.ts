import type { Texts } from '@turnpoint/kernel';

export const de: Texts = {
  'curtain.pass': 'Weitergeben an {name}',
  'curtain.hidden': 'Die Hände bleiben verdeckt, bis der Bildschirm weitergegeben ist.',
  'curtain.lift': 'Ich bin {name}',
  'call.ask': 'Möchte jemand antworten?',
  'call.time': 'Sonst geht es nach {n} Sekunden von selbst weiter.',
  'call.i': 'Ich: {name}',
  'call.wait': 'Warten',
  'call.nobody': 'Niemand',
  'give-up.do': 'Partie aufgeben',
  'give-up.sure': 'Aufgeben? Niemand gewinnt, und die Partie wird gelöscht.',
  'give-up.not': 'Weiterspielen',
  'out.title': 'Du bist ausgeschieden: {place} Platz',
  'out.title-together': 'Dein Teil ist vorbei',
  'out.playing': '{n} {n:spielt|spielen} weiter.',
  'out.skip': 'Zum Ergebnis',
  'out.watch': 'Zusehen',
  'out.new': 'Neue Partie',
};
