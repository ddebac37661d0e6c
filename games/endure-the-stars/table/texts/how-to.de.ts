import type { Texts } from '@turnpoint/kernel';

export const howToDe: Texts = {
  'how.aim': 'Worum es geht',
  'how.aim-text':
    'Ihr seid eine Gruppe an Bord eines sterbenden Schiffs. Jede Mission sagt, was zu tun ist; ihr gewinnt oder verliert gemeinsam.',
  'how.turn': 'Ein Zug',
  'how.turn-text':
    'Wer am Zug ist, hat drei Aktionen: gehen, angreifen, suchen, Dinge benutzen. Berühre eine leuchtende Zone, um dorthin zu gehen.',
  'how.sight': 'Licht und Dunkel',
  'how.sight-text': 'Was ihr seht, ist hell. Eine Radarmarke wird aufgedeckt, sobald jemand sie sieht.',
  'how.noise': 'Lärm',
  'how.noise-text':
    'Schüsse und Missgeschicke machen Lärm. Er ist so viele Zonen weit zu hören, wie seine Stufe sagt, und lockt an, was ihn hört.',
  'how.resolve': 'Wille',
  'how.resolve-text':
    'Etwas Neues zu sehen prüft den Willen: Zwei Würfel müssen unter dem Willen bleiben. Fällt er auf die Zahl einer verdeckten Karte, schlägt diese zu.',
  'how.enemies': 'Ihr Zug',
  'how.enemies-text':
    'Nach euch handeln sie: Wer jemanden gesehen hat, jagt; wer etwas gehört hat, kommt; der Rest streift umher.',
};
