import type { Texts } from '@turnpoint/kernel';

export const rules: Texts = {
  'rule.ETS-M00.8': 'Der grüne Schalter in der Sicherheit öffnet das Labor.',
  'rule.ETS-M00.9': 'Auf Plättchen, die nicht hier liegen, erscheint nichts.',
  'rule.ETS-M00.10': 'Gewonnen, wenn kein Gegner und keine Radarmarke übrig ist.',
  'rule.ETS-M01.8':
    'Nur der Loader mit Strom kann eine Zellentür zerstören, aus dem Gang an ihr: 3 Erfolge in einem Angriff.',
  'rule.ETS-M01.11':
    'Was in einer versiegelten Zelle ist, ist fort. Über Überlebenden lässt sich keine Tür versiegeln.',
  'rule.ETS-M01.13': 'Jedes blaue Ziel ist eine Energiezelle.',
  'rule.ETS-M01.14': 'Nach der Gegnerphase jeweils ein Würfel: Bei 1-3 kommt eine Radarmarke aus einer offenen Zelle.',
  'rule.ETS-M01.18': 'Gewonnen, wenn beide Zellen versiegelt sind und kein Gegner und keine Radarmarke übrig ist.',
  'rule.ETS-M01.19': 'Verloren, wenn eine Zelle offen und nirgends mehr eine Ladung für den Loader ist.',
  'rule.ETS-M02.7': 'Die blaue Konsole öffnet den Ausgang.',
  'rule.ETS-M02.8': 'Wer das Gehirn aufnimmt, verliert 1 Gesundheit und 1 Wille.',
  'rule.ETS-M02.10':
    'Wer es trägt, würfelt zu Beginn jedes Zugs. 4: Willensprüfung und 1 Aktion weniger. 5: Alles Passive kommt näher. 6: 1 Gesundheit verlieren.',
  'rule.ETS-M02.16': 'Wer es trägt, kann nicht mit zwei Waffen zugleich kämpfen, darf es aber tauschen.',
  'rule.ETS-M02.17':
    'Der rote Spind enthält eine Schrotflinte und ein Sturmgewehr: Nehmt eines; wer sonst dort steht, darf das andere nehmen.',
  'rule.ETS-M02.19': 'Verloren, wenn stirbt, wer das Gehirn trägt.',
  'rule.ETS-M02.20': 'Gewonnen, wenn alle Lebenden das Deck mit dem Gehirn verlassen haben.',
  'rule.ETS-M03.10': 'Es gibt keine Schwerkraft: Jede Bewegung ist verdoppelt, Schüsse stoßen.',
  'rule.ETS-M03.14':
    'Ein Engineer repariert den Generator mit 2 Aktionen in einem Zug. Dann gibt es wieder Schwerkraft.',
  'rule.ETS-M03.16':
    'Die roten Spinde enthalten ein Sturmgewehr und eine Safeguard-Rüstung, die blauen je ein Medikit +3.',
  'rule.ETS-M03.13': 'Verloren, wenn vor der Reparatur kein Engineer mehr da ist.',
  'rule.ETS-M03.18':
    'Gewonnen, wenn der Generator läuft, alle vier Vorräte eingesammelt sind und alle Lebenden das Deck verlassen haben.',
  'rule.ETS-M04.9': 'Nur ein Medic kann die Vorräte einsammeln; dann darf sie jeder tragen.',
  'rule.ETS-M04.10': 'Ausfall der Lebenserhaltung kostet 2 statt 1.',
  'rule.ETS-M04.12': 'Wer zuerst geht, legt den Ausgang für alle fest.',
  'rule.ETS-M04.14': 'Verloren, wenn kein Medic mehr da ist, bevor die Vorräte eingesammelt sind.',
  'rule.ETS-M04.13': 'Gewonnen, wenn alle Lebenden mit den Vorräten durch denselben Ausgang gegangen sind.',
  'rule.ETS-M05.8':
    'Wer jemanden trägt, bewegt sich höchstens 2 Zonen im Zug, trägt nur einen und kämpft nicht mit zwei Waffen zugleich.',
  'rule.ETS-M05.11': 'In der Zone des Ausgangs ist der Gerettete in Sicherheit, und der Träger bekommt 1 Wille zurück.',
  'rule.ETS-M05.14': 'Gewonnen, wenn alle drei in Sicherheit sind.',
  'rule.ETS-M06.8': 'Es erscheinen keine Radarmarken.',
  'rule.ETS-M06.9':
    'Der rote Spind enthält eine Schrotflinte, ein Sturmgewehr oder eine Pistole: eines davon zufällig.',
  'rule.ETS-M06.11': 'Gewonnen, wenn kein Gegner und keine Radarmarke übrig ist.',
  'rule.ETS-M07.9': 'Ein Überlebender beginnt mit einer Brustverletzung, die nicht heilt.',
  'rule.ETS-M07.10':
    'In einer Runde, in der eine Brustverletzung Gesundheit gekostet hat, geht alles Passive auf diesen Überlebenden zu.',
  'rule.ETS-M07.11': 'Nach der Ungezieferjagd fehlen zwei Radarmarken.',
  'rule.ETS-M07.12': 'Nach der Mission Lebenszeichen beendet ein rotes Terminal alle Ausfälle der Lebenserhaltung.',
  'rule.ETS-M07.13': 'Gewonnen, wenn alle Lebenden das Deck verlassen haben.',
  'rule.ETS-M09.8': 'Jeder trägt höchstens eine Probe.',
  'rule.ETS-M09.9': 'Stirbt, wer eine trägt, fängt sie jemand in der Zone auf, der keine hat.',
  'rule.ETS-M09.10': 'Verloren, wenn niemand da ist, der eine Probe auffängt: Sie zerbricht.',
  'rule.ETS-M09.12': 'Verloren, wenn weniger von euch übrig sind als Proben an Bord.',
  'rule.ETS-M09.11': 'Gewonnen, wenn alle Lebenden und alle Proben von Bord sind.',
  'rule.ETS-M10.7': 'Die Maschinenbucht öffnet sich, wenn alle drei roten Terminals zerstört sind.',
  'rule.ETS-M10.8': 'Ein Terminal wird wie ein Gegner angegriffen und hat 2 Gesundheit.',
  'rule.ETS-M10.9': 'Es ist nicht geschafft, solange ein Gegner bis 1 Zone vom Loader entfernt ist.',
  'rule.ETS-M10.13':
    'Gewonnen, wenn alle Terminals zerstört sind, alle Lebenden beim Loader stehen und kein Gegner bis 1 Zone von ihm entfernt ist.',
};
