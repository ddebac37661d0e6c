import type { Texts } from '@turnpoint/kernel';

export const howToDe: Texts = {
  'how.lead':
    'Das Kolonieschiff Hikari stirbt, und etwas aus seinen Laboren jagt, wer noch lebt. Ihr führt die Überlebenden gemeinsam: Alle gewinnen eine Mission, oder alle verlieren sie. Auf der Schachtel steht: für Menschen über 14.',
  'how.aim': 'Eine Mission, ein Ziel',
  'how.aim.1':
    'Eine Mission legt einen Teil des Schiffs aus und sagt, was zu tun ist: eine Tür öffnen, etwas heimbringen, nichts am Leben lassen. Was dort sonst gilt, steht die ganze Zeit neben der Karte. Am gelben Punkt fangt ihr an.',
  'how.crew': 'Drei bis sechs Überlebende',
  'how.crew.1':
    'Ihr wählt sie reihum. Jede Klasse hat zwei Seiten mit anderen Fähigkeiten: eine, die immer gilt, eine für eine Aktion und eine für die Krise, einmal je Mission. Eine Person kann mehrere führen, Bots können einige übernehmen.',
  'how.turn': 'Drei Aktionen im Zug',
  'how.turn.1':
    'Eine Zone weit gehen, einen Raum durchsuchen, angreifen, etwas benutzen, tauschen oder eine Fähigkeit einsetzen, in jeder Reihenfolge. Was man berühren kann, leuchtet. Vor einem Schritt sagt der Tisch, was er wagt: wer ihn sähe, was sich zeigte, was er prüft.',
  'how.sight': 'Hell und dunkel',
  'how.sight.1':
    'Was jemand sieht, ist hell: die eigene Zone und geradeaus weiter durch offene Durchgänge. Grüne Klammern sind Radarpunkte. Niemand weiß, was sie sind, bis jemand sie sieht; dann werden sie umgedreht, und so viele Gegner stehen dort.',
  'how.sight-picture': 'Zwei Überlebende in einem hellen Flur, daneben ein offener Raum, zwei Radarpunkte im Dunkeln',
  'how.attack': 'Angriffe',
  'how.attack.1':
    'Eine Waffe hat Reichweite, Würfel, eine Trefferzahl und Lärm. Jeder Würfel, der mindestens so hoch ist, ist ein Schaden. Fehlschüsse können Freunde treffen, die dort oder auf dem Weg stehen, und sind alle Würfel einer Schusswaffe gleich, mindestens zwei, klemmt sie.',
  'how.attack-picture': 'Treffer ab 4: zwei von drei',
  'how.noise': 'Lärm',
  'how.noise.1':
    'Lärm der Stufe 2 hört man zwei Zonen weit, durch Wände und verriegelte Türen. Was ihn hört, kommt. Messer sind leise, Schrotflinten nicht; manchmal will man anderswo gehört werden.',
  'how.noise-picture': 'Lärm der Stufe 2 in einem Flur: Alle Zonen, die ihn hören, sind getönt, ein Raum hört nichts',
  'how.nerves': 'Wille',
  'how.nerves.1':
    'Kommt etwas Neues in Sicht, wirf zwei Würfel: Ist die Summe so hoch wie dein Wille oder höher, kostet das einen Punkt. Jeder hat verdeckte Karten mit einer Zahl. Sinkt der Wille auf sie, wird die Karte umgedreht, und selten ist sie gut.',
  'how.nerves-picture': 'Wille 7, geworfen wird 7: ein Punkt ist verloren',
  'how.enemies': 'Dann handeln sie',
  'how.enemies.1':
    'Waren alle am Zug, antwortet das Schiff. Wer euch in dieser Runde sah, jagt euch, wer etwas hörte, kommt, die anderen streifen umher. Dann schlägt ein Ereignis zu: Luft fehlt, Türen verriegeln, mehr von ihnen kommen. Ihr könnt Schritt für Schritt zusehen oder es überspringen.',
  'how.enemies-picture': 'Vier Swarmer kommen durch den Flur auf zwei Überlebende zu',
  'how.harm': 'Wunden',
  'how.harm.1':
    'Gewöhnliche Gegner verfehlen nicht; nur Rüstung hilft. Eine Wunde kann eine Verletzung hinterlassen: Ein Bein macht langsam, eine Brust blutet, ein Kopf kürzt die Reichweite. Bei 0 Gesundheit ist jemand tot, für die ganze Kampagne.',
  'how.campaign': 'Kampagnen und die Zuflucht',
  'how.campaign.1':
    'In einer Kampagne geht weiter, wer lebt, so wie er ist. Zwischen den Missionen liegt die Zuflucht: heilen, die Liebsten sehen, tauschen oder ruhen, während ihre Zeit abläuft. Eine Mission lässt sich noch einmal versuchen, und an einer Gabelung auch der andere Weg; nichts geht verloren.',
  'how.keys': 'Tasten',
  'how.key-walk': 'gehen',
  'how.key-map': 'zur Karte',
  'how.key-move': 'gehen, angreifen, suchen',
  'how.key-use': 'benutzen, Gegenstand einsetzen',
  'how.key-trade': 'tauschen, Lärm machen',
  'how.key-ability': 'Fähigkeit, Krisenfähigkeit',
};
