import type { Texts } from '@turnpoint/kernel';

/** What each ability does, in a line. */
export const abilities: Texts = {
  'power.steady-presence.text': 'Andere in ihrer Zone ziehen bei Willensproben und Proben zum Weggehen 1 ab.',
  'power.direct-order.text': 'Jemand anderes in Sicht geht oder greift sofort kostenlos an.',
  'power.rally.text': 'Alle auf der Karte erhalten 3 Wille zurück.',
  'power.lead-by-example.text': 'Tötet er im Zug zum ersten Mal, erhält jemand anderes in Sicht 1 Wille zurück.',
  'power.hold-the-line.text': 'In dieser Runde sind alle in seiner Zone mindestens ab 5 geschützt.',
  'power.all-hands.text': 'Alle anderen haben in ihrem nächsten Zug 1 Aktion mehr.',
  'power.trigger-discipline.text': 'Je Schuss kann ein danebengegangener Würfel niemanden von euch treffen.',
  'power.suppressing-fire.text':
    'Ein Fernangriff; klemmt er nicht, haben Gegner, die dort übrig bleiben, diese Runde 1 Aktion weniger.',
  'power.empty-the-magazine.text': 'Bis zu 3 Angriffe mit einer Waffe, die nicht klemmen kann.',
  'power.weapon-drill.text': 'Ihre Waffen klemmen nie.',
  'power.steady-aim.text': 'Ein Angriff, der schon 1 niedriger trifft.',
  'power.clear-the-room.text': 'Alle Gegner in ihrer Zone oder in einer sichtbaren bis 1 entfernt erleiden 2 Schaden.',
  'power.sense-life.text':
    'Zu Beginn ihres Zugs darf das Team eine Radarmarke bis Lärmweite 3 ansehen, keine von Wächtern.',
  'power.push.text': 'Bis zu 3 gewöhnliche Gegner gehen aus einer sichtbaren Zone in eine daneben.',
  'power.mind-storm.text': 'Alle Gegner bis 2 Zonen weit außer Wächtern sind betäubt.',
  'power.inner-calm.text': 'Einmal je Runde darf er eine misslungene Willensprobe neu würfeln.',
  'power.echo.text': 'Lärm der Stufe 3 in einer Zone bis 4 entfernt.',
  'power.take-control.text':
    'Er führt einen gewöhnlichen Gegner in Sicht, keinen Wächter: Der geht, schlägt einen anderen in seiner Zone und ist dann betäubt.',
  'power.juggernaut.text': 'Vor jedem Nahkampfangriff darf er eine Zone kostenlos gehen.',
  'power.weapon-mods.text': 'Ein Angriff mit 2 Würfeln mehr, der erst 1 höher trifft.',
  'power.improvised-exit.text': 'Schafft einen Durchgang in einer Wand seiner Zone.',
  'power.keen-eye.text': 'Einmal im Zug darf sie eine gefundene Karte, keinen Lärm, ablegen und eine andere ziehen.',
  'power.rewire.text': 'Öffnet oder verschließt eine Tür ihrer Zone, keine, die die Mission verschlossen hält.',
  'power.sealed-in.text': 'Verschließt alle Türen ihres Plättchens bis zum Ende der nächsten Runde.',
  'power.bedside-manner.text': 'Darf Heilendes bei anderen in seiner Zone benutzen; seine Medikits heilen 1 mehr.',
  'power.treat-wounds.text': 'Jemand in seiner Zone verliert eine Verletzung oder erhält 1 Gesundheit.',
  'power.emergency-surgery.text': 'Jemand in seiner Zone erhält 6 Gesundheit und verliert alle Verletzungen.',
  'power.reassurance.text': 'Zu Beginn ihres Zugs erhält jemand in ihrer Zone mit weniger als 5 Wille 1 zurück.',
  'power.field-dressing.text':
    'Ein Würfel für jemanden in ihrer Zone: 1-2 gibt 1 Gesundheit, 3-5 gibt 2, eine 6 heilt auch eine Verletzung.',
  'power.not-on-my-watch.text': 'Bis zu ihrem nächsten Zug fällt niemand in ihrer Zone unter 1 Gesundheit.',
  'power.soft-steps.text': 'Der Lärm ihrer Angriffe und Suchen ist 1 leiser.',
  'power.slip-past.text': 'Geht bis zu 2 Zonen ohne Probe; Gegner bemerken es nicht.',
  'power.vanish.text': 'Bis zu ihrem nächsten Zug sehen und treffen Gegner sie nicht.',
  'power.quick-hands.text': 'Die erste Lärmkarte, die er im Zug zieht, macht keinen Lärm.',
  'power.toss-debris.text': 'Lärm der Stufe 3 in einer sichtbaren Zone bis 2 entfernt.',
  'power.dash.text': 'Geht bis zu 4 Zonen ohne Probe und darf dann einmal kostenlos etwas benutzen.',
  'power.self-diagnosis.text': 'Erleidet keine Brustverletzungen.',
  'power.system-link.text': 'Sieht die oberste Ereigniskarte an und lässt sie oder legt sie unter den Stapel.',
  'power.override.text': 'Beendet das Ereignis; in dieser Runde wird keine Ereigniskarte gezogen.',
  'power.target-database.text':
    'Wächter sind nicht schwerer zu treffen; einmal im Zug zählt ein Würfel eines Angriffs auf andere 1 höher.',
  'power.remote-access.text':
    'Benutzt ein sichtbares Gerät bis 2 entfernt oder öffnet oder verschließt eine sichtbare Tür, keine, die die Mission verschlossen hält.',
  'power.pulse.text':
    'Öffnet bis zum Ende der Runde alle Türen seines Plättchens außer denen, die die Mission verschlossen hält, und betäubt Wächter bis 3 entfernt.',
};
