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
    'Wer es trägt, würfelt zu Beginn jedes Zugs. 4: Willensprobe und 1 Aktion weniger. 5: Alles Passive kommt näher. 6: 1 Gesundheit verlieren.',
  'rule.ETS-M02.16': 'Wer es trägt, kann nicht mit zwei Waffen zugleich kämpfen, darf es aber tauschen.',
  'rule.ETS-M02.17':
    'Der rote Spind enthält eine Schrotflinte und ein Sturmgewehr: Nehmt eines; wer sonst dort steht, darf das andere nehmen.',
  'rule.ETS-M02.19': 'Verloren, wenn stirbt, wer das Gehirn trägt.',
  'rule.ETS-M02.20': 'Gewonnen, wenn alle Lebenden das Deck mit dem Gehirn verlassen haben.',
  'rule.ETS-M03.10': 'Es gibt keine Schwerkraft: Jede Bewegung ist verdoppelt, Schüsse stoßen.',
  'rule.ETS-M03.8': 'Der Titan ist eine der Radarmarken.',
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
  'rule.ETS-M07.8': 'Der Titan ist eine der Radarmarken.',
  'rule.ETS-M07.10':
    'In einer Runde, in der eine Brustverletzung Gesundheit gekostet hat, geht alles Passive auf diesen Überlebenden zu.',
  'rule.ETS-M07.11': 'Nach der Ungezieferjagd fehlen zwei Radarmarken.',
  'rule.ETS-M07.12': 'Nach der Mission Lebenszeichen beendet ein rotes Terminal alle Ausfälle der Lebenserhaltung.',
  'rule.ETS-M07.13': 'Gewonnen, wenn alle Lebenden das Deck verlassen haben.',
  'rule.ETS-M08.9':
    'Nur ein Engineer kann den gefangenen Solomon nehmen, mit 1 Aktion; von da an geht er überallhin mit.',
  'rule.ETS-M08.10': 'Wer ihn zieht, würfelt zu Beginn jedes Zuges: 1 Aktion bei 1-2, 2 bei 3-4, 3 bei 5-6.',
  'rule.ETS-M08.11': 'Vom Fang an ist überall, wo er ist, Lärm der Stufe 5.',
  'rule.ETS-M08.15': 'GEPs in seiner Zone richten 1 Schaden mehr an. Kein anderer Solomon erscheint.',
  'rule.ETS-M08.12':
    'Ist zu Beginn einer Gegnerphase nichts auf dem Plan, so erscheint eine Radarmarke und handelt sofort.',
  'rule.ETS-M08.14': 'Verloren, wenn der Engineer stirbt oder ohne ihn geht.',
  'rule.ETS-M08.16': 'Gewonnen, wenn der Engineer mit ihm das Schiff verlässt.',
  'rule.ETS-M09.8': 'Jeder trägt höchstens eine Probe.',
  'rule.ETS-M09.7': 'Die beiden grünen Ziele sind die DNA-Proben.',
  'rule.ETS-M09.9': 'Stirbt, wer eine trägt, fängt sie jemand in der Zone auf, der keine hat.',
  'rule.ETS-M09.10': 'Verloren, wenn niemand da ist, der eine Probe auffängt: Sie zerbricht.',
  'rule.ETS-M09.12': 'Verloren, wenn weniger von euch übrig sind als Proben an Bord.',
  'rule.ETS-M09.11': 'Gewonnen, wenn alle Lebenden und alle Proben von Bord sind.',
  'rule.ETS-M10.7': 'Die Maschinenbucht öffnet sich, wenn alle drei roten Terminals zerstört sind.',
  'rule.ETS-M10.8': 'Ein Terminal wird wie ein Gegner angegriffen und hat 2 Gesundheit.',
  'rule.ETS-M10.9':
    'Es ist nicht geschafft, solange ein Gegner oder eine Radarmarke bis 1 Zone vom Loader entfernt ist.',
  'rule.ETS-M10.13':
    'Gewonnen, wenn alle Terminals zerstört sind, alle Lebenden beim Loader stehen und kein Gegner und keine Radarmarke bis 1 Zone von ihm entfernt ist.',
  'rule.ETS-M10.10':
    'In einer Kampagne, nach der Mission Eine Trophäe: Solomons verstärken niemanden und gehen, wie alle gehen.',
  'rule.ETS-M10.11':
    'In einer Kampagne, nach der Mission Im Büro vergessen: Wem jemand in den Blick läuft, der bemerkt ihn bei 5 oder 6 nicht.',
  'rule.ETS-M11.8':
    'Wer den Loader steuert, beginnt mit einer Energiezelle; jedes grüne Missionsziel ist eine weitere.',
  'rule.ETS-M11.7': 'Ein Überlebender, den das Team wählt, beginnt im Exo-Loader.',
  'rule.ETS-M11.9': 'Der Titan ist im Labor, in der Lebenserhaltung oder in der Sicherheit.',
  'rule.ETS-M11.13': 'Unter der Hälfte seiner Gesundheit macht er überall Lärm der Stufe 5.',
  'rule.ETS-M11.14': 'In einer Kampagne gilt auch hier, was die erste Mission für Kaputt machen gebracht hat.',
  'rule.ETS-M11.15': 'Verloren, wenn der Titan getötet wird.',
  'rule.ETS-M11.17': 'Verloren, wenn der Loader keine Energie hat und keine Ladung mehr da ist.',
  'rule.ETS-M11.16':
    'Gewonnen, wenn am Ende einer Runde der Loader mit Energie und Besatzung in der Zone des Titans steht und dieser weniger als die Hälfte seiner Gesundheit hat.',
  'rule.ETS-M12.8': 'Wer den Notschalter in der Robotikbucht umlegt, schaltet alle Wächter ab.',
  'rule.ETS-M12.9':
    'Zu Beginn jeder Gegnerphase ein Würfel für jeden Wächter und jede Radarmarke: Bei 1 tun sie in dieser Runde nichts.',
  'rule.ETS-M12.10': 'Gewonnen, wenn der Notschalter umgelegt ist.',
  'rule.ETS-M12.11': 'Die Zeit läuft ab: verloren, wenn 9 Runden vorbei sind.',
  'rule.ETS-M13.8':
    'Ein im Nahkampf besiegter Wächter liegt bis zum Ende der Runde betäubt da. Was ihn sonst besiegt, zerstört ihn.',
  'rule.ETS-M13.11':
    'Ein Technician in der Zone eines betäubten Wächters bringt ihn mit 1 Aktion unter Kontrolle, höchstens 5 zugleich.',
  'rule.ETS-M13.14':
    'Gesteuerte Wächter handeln in jeder Runde zuerst: Sie müssen 1 Zone zum Ausgang gehen, auf leerem Plan 2, und dürfen einmal angreifen.',
  'rule.ETS-M13.12':
    'Unter Kontrolle hat ein Artemis 1 Gesundheit und schlägt mit 1 Würfel bei 3+ zu, ein Sip 2 Gesundheit und 2 Würfel bei 4+.',
  'rule.ETS-M13.18': 'In dem Zug, in dem ein Wächter unter Kontrolle kommt, geht und handelt er nicht.',
  'rule.ETS-M13.15': 'Gegner greifen sie an wie Überlebende, und eure Fehlschüsse treffen sie.',
  'rule.ETS-M13.20':
    'Verloren, wenn keine 4 Wächter mehr hinausgebracht werden können. Ohne Technician zählen nur die gesteuerten.',
  'rule.ETS-M13.26': 'Verloren, wenn kein Überlebender auf dem Plan ist und weniger als 4 Wächter gegangen sind.',
  'rule.ETS-M13.24': 'Gewonnen, wenn 4 Wächter und alle lebenden Überlebenden gegangen sind.',
  'rule.ETS-M14.8': 'Die grünen Ziele sind Ersatzteile; man darf mehrere tragen.',
  'rule.ETS-M14.9':
    'Ein Engineer kann aus einem betäubten Wächter in der Zone ein Teil bergen: ein Würfel ab 5 für 1 Aktion, ab 4 für 2, ab 3 für 3.',
  'rule.ETS-M14.12':
    'Zu Beginn jeder Gegnerphase ein Würfel für jeden Wächter und jede Radarmarke: Bei 1 tun sie in dieser Runde nichts.',
  'rule.ETS-M14.14': 'Gewonnen, wenn alle Lebenden mit mindestens 4 Teilen das Schiff verlassen haben.',
  'rule.ETS-M14.15': 'Die Zeit läuft ab: verloren, wenn 14 Runden vorbei sind.',
  'rule.ETS-M15.8':
    'Der Olympian steht abgeschaltet da. Wer in seiner Zone ist, schaltet ihn mit 1 Aktion ein; dann ist der Ausgang offen.',
  'rule.ETS-M15.9':
    'Vorher 8 zerstörte Wächter oder Lärm der Stufe 4 oder mehr: Alle verlieren 2 Wille, und Protokoll: Überlast gilt.',
  'rule.ETS-M15.14':
    'Gewonnen, wenn der Olympian zerstört ist oder alle Lebenden nach dem Einschalten das Schiff verlassen haben.',
  'rule.ETS-M15.15': 'Die Zeit läuft ab: verloren, wenn 8 Runden vorbei sind.',
  'rule.ETS-M16.8':
    'Sie geht zu Beginn jeder Phase der Überlebenden eine Zone weit, wie der Würfel zeigt, bis sie betäubt ist.',
  'rule.ETS-M16.9':
    'Ein Medic betäubt sie in ihrer Zone: 1 Aktion und ein Medikit, ein Würfel ab 5. Jeder andere Überlebende dort senkt die Zahl um 1.',
  'rule.ETS-M16.13': 'Wer sie zu Beginn des Zugs trägt, hat 1 Aktion weniger und führt keine zwei Waffen zugleich.',
  'rule.ETS-M16.15': 'Stirbt, wer sie trägt, liegt sie in dieser Zone, und jeder kann sie wieder aufnehmen.',
  'rule.ETS-M16.17': 'Verloren, wenn vorher kein Medic mehr auf der Karte ist oder nirgends ein Medikit.',
  'rule.ETS-M16.16': 'Gewonnen, wenn alle Lebenden das Schiff verlassen haben, und sie mit ihnen.',
  'rule.ETS-M16.18': 'Die Zeit läuft ab: verloren, wenn 12 Runden vorbei sind.',
  'rule.ETS-M17.7': 'Die roten Terminals werden wie Gegner angegriffen: 2 Erfolge in einem Angriff.',
  'rule.ETS-M17.8':
    'Fällt ein Terminal im Nahkampf: Bei 1-3 nehmen alle in seiner Zone 2 Schaden, mit oder ohne Rüstung.',
  'rule.ETS-M17.9': 'Die Opfergaben im Schrein: Alle in der Zone bekommen 2 Gegenstände und behalten 1.',
  'rule.ETS-M17.12': 'Gewonnen, wenn alle 4 Terminals zerstört sind und alle Lebenden das Schiff verlassen haben.',
  'rule.ETS-M17.13': 'Die Zeit läuft ab: verloren, wenn 14 Runden vorbei sind.',
  'rule.ETS-M18.8': 'Das grüne Terminal öffnet den Raum der Gefangenen.',
  'rule.ETS-M18.7': 'Ein Hinterhalt: 4 Eiferer und 2 Fanatiker stehen zu Beginn um euch herum.',
  'rule.ETS-M18.9':
    'Für jeden Gegner, den ihr tötet, ein Würfel: Bei 5-6 findet, wer ihn getötet hat, die Schlüsselkarte, und das grüne Terminal nützt nichts mehr.',
  'rule.ETS-M18.10': 'Wer die Schlüsselkarte hat, öffnet den Raum vom Gang daneben aus, für 1 Aktion.',
  'rule.ETS-M18.12': 'Außerhalb einer Kampagne wird statt der Pistole eine Schrotflinte ausgeteilt.',
  'rule.ETS-M18.13': 'Gewonnen, wenn alle Lebenden im Raum der Gefangenen sind.',
  'rule.ETS-M18.15': 'Die Zeit läuft ab: verloren, wenn 6 Runden vorbei sind.',
  'rule.ETS-M19.9':
    'Er versteckt sich in einem der beiden Schreine: Ein Würfel sagt, in welchem, sobald jemand das Plättchen eines Schreins betritt.',
  'rule.ETS-M19.10': 'Er erscheint mit 2 Eiferern, sobald sein Schrein gesehen wird, und zieht sofort eine Karte.',
  'rule.ETS-M19.12':
    'Solange ein Eiferer oder Fanatiker in seiner Zone ist, verletzt ihn kein Angriff; Explosionen schon.',
  'rule.ETS-M19.8': 'Außerhalb einer Kampagne wird statt des Plasmaschneiders der Überreder ausgeteilt.',
  'rule.ETS-M19.13': 'Gewonnen, wenn der Prediger tot ist.',
  'rule.ETS-M19.14': 'Die Zeit läuft ab: verloren, wenn 9 Runden vorbei sind.',
  'rule.ETS-M20.9': 'Der Primus weiß, wo alle sind, und nimmt sich vor, wer am nächsten ist.',
  'rule.ETS-M20.14': 'Wer ihn zu Beginn sieht, verliert 1 Wille und macht eine Willensprobe.',
  'rule.ETS-M20.10': 'Bei 0 Gesundheit ist er für den Rest der Runde betäubt; dann hat er wieder die halbe Gesundheit.',
  'rule.ETS-M20.12': 'Jedes Mal, wenn er handelt, ein Würfel: bei 1-3 hat er 2 Aktionen, bei 4-6 hat er 3.',
  'rule.ETS-M20.13': 'Im roten Spind liegen eine Betäubungsgranate und eine Schildblase.',
  'rule.ETS-M20.8': 'Ihr beginnt mit einem Sturmgewehr, einem Medizinlaser und Skalpellen für die Übrigen.',
  'rule.ETS-M20.16': 'Gewonnen, wenn alle Lebenden das Schiff verlassen haben.',
};
