import type { Texts } from '@turnpoint/kernel';

/** What accomplishments ask for and give, what nerves and events do, what a helmet does. */
export const cards: Texts = {
  'goal.when-push-comes-to-shove.text':
    'Töte im Nahkampf. Belohnung: Alle gewöhnlichen Gegner deiner Zone gehen in eine daneben.',
  'goal.combat-training.text': 'Töte 2 Gegner. Belohnung: ein kostenloser Angriff.',
  'goal.the-gambit.text':
    'Beende den Zug mit 3 oder mehr Gegnern in deiner Zone. Belohnung: einen Angriff, eine Willensprobe oder eine Probe zum Weggehen deines Zugs neu würfeln.',
  'goal.making-it-last.text': 'Benutze etwas Einmaliges. Belohnung: Ein solcher Gegenstand bleibt dir.',
  'goal.strength-in-numbers.text':
    'Beende den Zug mit 2 anderen in deiner Zone, nicht am Start. Belohnung: Jemand dort hat sofort eine Aktion.',
  'goal.alone-time.text': 'Beende den Zug mit niemandem in Sicht. Belohnung: bis zu 2 Zonen kostenlos gehen.',
  'goal.we-can-beat-this.text': 'Bestehe 2 Willensproben. Belohnung: Alle in Sicht erhalten 1 Wille.',
  'goal.the-silent-treatment.text':
    'Nutze 3 Aktionen ohne Lärm, mit Gegner oder Radarmarke bis 3 entfernt. Belohnung: einen Lärm entfernen.',
  'goal.conserving-energy.text': 'Beende den Zug mit einer ungenutzten Aktion. Belohnung: 1 Aktion mehr.',
  'goal.nothing-to-fear.text': 'Bestehe eine Probe zum Weggehen. Belohnung: eine ohne Wurf bestehen und 1 Wille.',
  'goal.cooperation-is-key.text': 'Tausche mit jemandem. Belohnung: jemand anderen in Sicht bis zu 2 Zonen bewegen.',
  'goal.practice-makes-perfect.text':
    'Verfehle mit allen Würfeln. Belohnung: Du triffst diese Runde schon 1 niedriger.',
  'goal.ninja.text': 'Töte mit Lärm 0 oder 1. Belohnung: Deine Angriffe sind diese Runde lautlos.',
  'goal.keep-your-guard-up.text':
    'Werde angegriffen, ohne Gesundheit zu verlieren. Belohnung: diese Runde Schutz ab 4.',
  'goal.on-a-roll.text':
    'Wirf zwei oder mehr Sechsen in einem Angriff, der nicht klemmt. Belohnung: diese Runde 1 Würfel mehr.',
  'goal.burst-of-speed.text': 'Gehe 3 Zonen in einem Zug. Belohnung: Gehen reicht diese Runde 2 Zonen weit.',
  'goal.annihilator.text': 'Töte 4 Gegner. Belohnung: Jeder Treffer macht diese Runde 2 Schaden.',
  'goal.collector.text': 'Durchsuche zwei Räume. Belohnung: Suchen zieht diese Runde zwei Karten, eine bleibt.',
  'resolve.startled.text': 'Lärm der Stufe 2 in deiner Zone.',
  'resolve.periphery-fright.text':
    'Du schlägst nach einem Schatten: Jemand anderes in deiner Zone erleidet 1 Schaden, sonst Lärm der Stufe 1.',
  'resolve.scream.text': 'Lärm der Stufe 4 in deiner Zone.',
  'resolve.panic.text': 'Du rennst zwei Zonen irgendwohin, ohne Probe.',
  'resolve.contagious-panic.text': 'Alle anderen in Sicht machen eine Willensprobe.',
  'resolve.vertigo.text': 'Du taumelst eine Zone irgendwohin und verlierst in deinem Zug 1 Aktion.',
  'resolve.frightening-behaviour.text': 'Alle anderen in deiner Zone verlieren 1 Wille.',
  'resolve.breakdown.text': 'Du bist betäubt.',
  'resolve.suicidal.text': 'Du rennst 2 Zonen auf den nächsten Gegner oder die nächste Radarmarke zu, ohne Probe.',
  'resolve.hoarder.text': 'Du darfst keine Karten hergeben oder ablegen; eine neue ohne Platz ist verloren.',
  'resolve.theyre-all-around-us.text': 'Du prüfst auch, wenn mehr von einer bekannten Art in Sicht kommen.',
  'resolve.eremophobia.text': 'Endet dein Zug mit niemandem in Sicht: Willensprobe.',
  'resolve.nyctophobia.text': 'Beginnt dein Zug im Stromausfall: 1 Wille weniger.',
  'resolve.barophobia.text': '1 Aktion weniger, solange die Schwerkraft ausfällt.',
  'resolve.claustrophobia.text': 'Endet dein Zug in einem Raum von 4 Feldern oder weniger: Willensprobe.',
  'resolve.iatrophobia.text': 'Medikits und Medics können dich nicht heilen.',
  'resolve.fear.text': 'Weggehen ist für dich 1 schwerer.',
  'resolve.uncontrollable-shaking.text': 'Du triffst erst 1 höher.',
  'resolve.acute-stress.text': 'Eine misslungene Willensprobe kostet 2.',
  'resolve.memory-loss.text': 'Du kannst deine aktive Fähigkeit nicht einsetzen.',
  'event.lockdown.text': 'Alle Türen und Ausgänge sind verschlossen.',
  'event.blackout.text': 'Alle sehen nur ihre eigene Zone.',
  'event.life-support-failure.text': 'Wer atmet, verliert 1 Gesundheit.',
  'event.artificial-gravity-failure.text': 'Schritte reichen doppelt so weit, Schüsse stoßen.',
  'event.power-failure.text': 'Kein Gerät geht, der Loader kann keine Ladung nutzen.',
  'event.hull-stress.text': 'Irgendwo Lärm der Stufe 3.',
  'event.voices-in-the-walls.text': 'Alle machen eine Willensprobe.',
  'event.lull.text': 'Nichts geschieht.',
  'event.spawn.text': 'Dort erscheint eine Radarmarke.',
  'item.night-sight-visor.text': 'sieht im Stromausfall',
  'item.impact-helmet.text': 'keine Kopfverletzung',
  'item.neural-dampener.text': 'alle Proben 1 leichter',
  'item.power-cell.text': 'zwei Ladungen für den Loader',
};
