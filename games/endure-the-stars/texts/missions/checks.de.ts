import type { Texts } from '@turnpoint/kernel';

export const checks: Texts = {
  'why.mission-json': 'Das ist keine Missionsdatei',
  'why.mission-shape': 'Der Missionsdatei fehlt etwas, oder etwas Fremdes steht bei {where}',
  'why.mission-no-tiles': 'Die Mission hat keine Plättchen',
  'why.mission-overlap': 'Zwei Plättchen liegen in Spalte und Zeile {at}',
  'why.mission-twice': 'Zwei Plättchen heißen {name}',
  'why.mission-tile-copies': '{tile} liegt mehr als {most}-mal auf dem Plan',
  'why.mission-name': 'Die Mission nennt {name}, und das gibt es nicht',
  'why.mission-cut-off': 'Kein Weg führt zu {zone}, auch nicht bei offenen Türen',
  'why.mission-doors': 'Der Plan hat {n} Türen; es gibt {most} Türmarken',
  'why.mission-exits': 'Der Plan hat {n} Ausgänge; es gibt {most} Ausgangsmarken',
  'why.mission-objectives': 'Die Mission hat {n} Ziele; es gibt {most} Zielmarken',
  'why.mission-start': 'Der Start {zone} hat Platz für {n}; er braucht {least}',
  'why.mission-exit-side': 'Der Ausgang von {zone} liegt nicht am Rand im {side}',
  'why.mission-seen': 'Der Radarplatz {zone} ist vom Start aus zu sehen',
  'why.mission-locked': '{zone} bleibt verschlossen: Was es öffnet, ist nicht zu erreichen',
  'why.mission-no-exit': 'Der Sieg braucht einen Ausgang, und keiner ist zu erreichen und zu öffnen',
  'why.mission-places':
    'Mit {bracket} Überlebenden gibt es {tokens} {tokens:Marke|Marken} für {n} {n:Radarplatz|Radarplätze}',
  'why.mission-tokens': 'Mit {bracket} Überlebenden kommt die Marke {face} {n}-mal vor; die Familie hat {most}',
  'why.mission-cards': 'Die Mission braucht {n}-mal {card}; der Gegenstandsstapel hat {most}',
  'why.mission-miniatures': 'Mit {bracket} Überlebenden stehen {n} von {type} auf dem Plan; die Schachtel hat {most}',
  'why.mission-boss-health': 'Gesundheit eines Bosses steht genau dort, wo es einen Boss gibt',
  'why.mission-no-win': 'Nichts gewinnt diese Mission',
  'why.mission-state': 'Das Ziel {objective} kann nie „{state}“ sein, und ein Ende verlangt es',
};
