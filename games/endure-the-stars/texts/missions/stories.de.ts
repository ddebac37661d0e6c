import type { Texts } from '@turnpoint/kernel';
import { type Story, storyTexts } from './story.ts';

const STORIES: Readonly<Record<string, Story>> = {
  CG00: [
    'Laute Nachbarn',
    'Öffnet das Labor und lasst auf diesem Deck nichts am Leben.',
    'Zwei Gänge von zu Hause hat sich etwas in einem Labor eingeschlossen und hört nicht auf zu hämmern. Ließe man es in Ruhe, würde es verhungern; bis dahin ruft es aber alles, was sonst noch auf dem Deck lebt, vor unsere Tür. Geht leise hinein, öffnet den Raum und macht Schluss mit dem Lärm. Achtet auf eure Radargeräte: Die ersten Besucher sind vielleicht schon da.',
    'Das Hämmern hat aufgehört. Ihr tragt die Stille in die Zuflucht zurück wie etwas Zerbrechliches. Für diese Nacht wird sie halten.',
  ],
  CG01: [
    'Mach die Tür hinter dir zu',
    'Versiegelt mit dem Loader beide Primus-Zellen und tötet, was draußen übrig ist.',
    'Sie kommen durch die alten Primus-Zellen herauf, mit jeder Stunde mehr. Niemand weiß, wo die Schächte beginnen, aber wir wissen, wo sie enden. In der Maschinenbucht steht noch ein Exo Loader. Gebt ihm Strom, führt ihn zu den Zellen und bringt die Türen zum Einsturz. Dann räumt auf, was auf unserer Seite geblieben ist.',
    'Beide Türen sind nur noch Schlacke. Dahinter kratzt es, dann schreit es, und dem Klang nach sind es viel mehr, als ihr gezählt hattet. Das alles ist jetzt auf der anderen Seite der Wand.',
  ],
  CG02: [
    'Das Gehirn',
    'Holt die Probe, hebt die Abriegelung auf und bringt alle hinaus.',
    'Eine tote Datenbank berichtet von jemandem, der allein an einer neuen Art Solomon gearbeitet hat: einer, die beruhigt, statt anzutreiben. Wenn das stimmt, ist es vielleicht das erste Werkzeug, das wir je gegen sie hatten. Hinein kriecht ihr durch die Wartungstunnel. Mit einem Tank im Arm passt ihr dort nicht mehr hindurch; findet also die Sicherheitskonsole und öffnet den Ausgang.',
    'Auf dem ganzen Heimweg hört einer von euch eine Stimme, die die anderen nicht hören. Der Tank kommt in einen Raum, ein gutes Stück von der Zuflucht entfernt. Eine Frau geht jeden Tag hin, um ihn zu untersuchen. In letzter Zeit hat niemand sie zurückkommen sehen.',
  ],
  CG03: [
    'Die Schwere der Lage',
    'Repariert den Generator, sammelt alle vier Vorräte ein und geht durch den Ausgang.',
    'Jede Woche sind wir mehr, und die nahen Decks sind leer geräumt. Weiter oben liegt ein Stockwerk voller Vorräte, das niemand angerührt hat, aus einem einzigen Grund: Dort hat nichts Gewicht. Ein Engineer kann das ändern. Weckt den Generator auf, bringt mit, was ihr tragen könnt, und merkt euch den Rest für andere.',
    'Stiefel auf Stahl, und Regal um Regal voller Dinge, auf die wir nicht mehr gehofft hatten. Die Sammler packen schon. Aber ihr habt gesehen, was zwischen den Regalen umging, und niemand wagt zu sagen, wie viele davon gebaut wurden.',
  ],
  CG04: [
    'Auf Rezept',
    'Ein Medic muss die Vorräte finden; dann verlasst gemeinsam durch denselben Ausgang das Deck.',
    'Die halbe Zuflucht liegt mit Schüttelfrost. Es ist keine schwere Krankheit, aber ein Lager, das nicht aufstehen kann, kann auch nicht fliehen. Die Krankenstation über uns wurde nie durchsucht. Nur ein Medic kann dort Heilmittel von Gift unterscheiden; bringt also einen hin und einen zurück. Und achtet auf die Luft: Dort oben fällt sie ohne Warnung aus.',
    'Nach einem Tag ist das Fieber gebrochen. Zum ersten Mal seit Wochen spricht man vom nächsten Monat statt von morgen, und von einer Krankenstation mit vollen Regalen.',
  ],
  CG05: [
    'Lebenszeichen',
    'Bringt alle drei Besatzungsmitglieder zum Ausgang.',
    'Dieses Deck war seit Monaten aufgegeben. Dann hat zwischen zwei Alarmen jemand geweint. Hier unten sind Menschen, zu schwach, um allein zu gehen, und alles, was Klauen hat, hört sie so gut wie ihr. Findet sie, stützt sie und bringt sie zum Aufzug.',
    'Drei Menschen, die sich schon verabschiedet hatten, sitzen im Aufzug und betrachten ihre Hände. Einer von ihnen hat früher auf dieser Seite des Schiffs die Luft in Gang gehalten. Er gibt euch ein Bündel Notizen und damit ein Mittel, die Anlagen vor euch zur Vernunft zu bringen.',
  ],
  CG06: [
    'Ungezieferjagd',
    'Tötet alles, was sich bewegt. Mehr kommt nicht nach.',
    'Sie gewöhnen sich daran, nebenan zu wohnen. Bevor sie lernen, uns zu besuchen, besuchen wir sie. Die Luken hinter euch sind verschweißt: Was auf diesem Deck ist, das ist alles. In der Waffenkammer sollte noch ein Spind stehen. Ihr werdet ihn brauchen.',
    'Das letzte fällt, und nichts antwortet. Sie zu jagen klang anfangs wie eine Art zu sterben. Jetzt klingt es wie ein Plan, und ihr merkt, dass ihr schlaft.',
  ],
  CG07: [
    'Immer auf den Fersen',
    'Kommt hier heraus.',
    'Das Radar zeigt so viele Punkte, dass es kaputt aussieht. Ist es nicht. Einer von euch blutet und hört nicht auf damit, und was hier unten jagt, jagt nach Geruch. Es gibt einen Weg nach Hause, am anderen Ende des Decks. Bleibt nicht stehen.',
    'Irgendwie schließen sich die Türen hinter euch und nicht über euch. Ihr seid zu Hause, gezählt und gewaschen, und liegt wach. Dass es viele sind, wusstet ihr. Jetzt habt ihr sie an einem Ort gesehen.',
  ],
  CG08: [
    'Eine Trophäe',
    'Fangt den Solomon und zieht ihn zum Ausgang.',
    'In einer Isolierstation liegt ein betäubter Solomon, zurückgelassen von Leuten, die sein Erwachen nicht erlebt haben. Wenn unsere Engineers lernten, was er mit den anderen macht, könnten sie es abstellen. Er ist schwer, er ist den Seinen teuer, und er wird den ganzen Weg nach ihnen rufen.',
    'In seinem Käfig ist er jetzt still. Auf der Werkbank daneben liegt der erste Kasten, der die anderen für ihn taub macht. Hässlich, und er wirkt.',
  ],
  CG09: [
    'Im Büro vergessen',
    'Bringt beide Proben vom Deck.',
    'Das Labor wurde in Eile aufgegeben. Im Kühlraum und im Präparateraum liegen noch zwei Röhrchen unter null, und wer sie hat, riecht für die Wesen wie eines von ihnen. Sie sind aus Glas. Tragt jeder eines, und tragt es gut.',
    'Ein paar Tropfen auf den Kragen, und ein Swarmer geht eine Armlänge entfernt vorbei, ohne den Kopf zu drehen. Von denen, die es sahen, hat an dem Tag keiner mehr gelacht. Aber alle haben um ein paar Tropfen gebeten.',
  ],
  CG10: [
    'Kaputt machen',
    'Zerstört die Terminals, erreicht den Loader und haltet seinen Raum.',
    'Hinter einer Tür, die drei Terminals verschlossen halten, steht ein Exo Loader, der läuft. Codes haben wir nicht. Wir haben Werkzeug und wenig Geduld. Sobald der Raum offen ist, bringt alle hinein und sorgt dafür, dass nichts folgt.',
    'Der Loader summt unter euren Händen wie ein Tier, das beschlossen hat, euch zu trauen. Jetzt gibt es an Bord etwas, das stärker ist als wir, und es gehört uns.',
  ],
  CG11: [
    'Fangt ihn',
    'Schwächt den Titan auf unter die Hälfte und haltet ihn mit dem Loader fest. Tötet ihn nicht.',
    'Alles, was wir gelernt haben, läuft darauf hinaus: einen der Großen lebend fangen. Er ist auf diesem Deck, hinter einer von drei Türen. Einer von euch geht im Loader; die anderen halten ihn bei Strom und auf den Beinen. Verletzt ihn, tötet ihn nicht, und wenn er schwach wird, haltet ihn fest.',
    'Er liegt unter den Armen des Loaders und atmet, und zum ersten Mal entscheidet ihr, was als Nächstes geschieht.',
  ],
  C012: [
    'Aus und wieder an',
    'Erreicht die Robotikbucht und legt den Notschalter um.',
    'Die Wächter wurden gebaut, um die Besatzung zu schützen. Irgendwann haben sie aufgehört, uns dazuzuzählen. In der Robotikbucht gibt es dafür einen Schalter. Sie sind schlecht gewartet und bleiben manchmal von selbst stehen; verlasst euch nicht darauf.',
    'Einer nach dem anderen senken sie den Kopf. Im Dunkel der Halle gehen hundert kleine Lichter von Rot auf nichts.',
  ],
  C013: [
    'Gassi gehen',
    'Bringt vier Wächter unter Kontrolle und führt sie und euch vom Deck.',
    'Ausgeschaltet sind sie Schrott. Umgeschaltet sind sie Wachen. Schlagt sie von Hand nieder, eine Kugel zerstört mehr, als sie aufhält, und lasst den Technician mit ihnen reden, bevor ihnen einfällt, wer sie waren.',
    'Vier von ihnen stehen am Tor der Zuflucht und sehen nach draußen. Die Kinder haben ihnen Namen gegeben.',
  ],
  C014: [
    'Ersatzteile',
    'Sammelt vier Ersatzteile und verlasst das Deck.',
    'Unsere Wachen hinken, und die Lager sind leer. Was sie brauchen, liegt auf einem Werkstattdeck verstreut und steckt in denen, die dort noch umgehen. Ein Engineer mit ruhiger Hand kann es von beiden holen.',
    'Schrauben, Gelenke, ein Auge. In einer Tasche ist das nicht viel. Es ist ein Jahr ruhiger Nächte.',
  ],
  C015: [
    'Der Hauptgewinn',
    'Weckt den Olympian. Dann zerstört ihn, oder lauft.',
    'In der Robotikbucht steht der größte von ihnen, unfertig, schlafend. Hörte er auf uns wie die kleinen, käme nie wieder jemand durch unser Tor. Geht leise: Vielleicht schläft er nicht so tief, wie es aussieht.',
    'Er ist aufgewacht, hat euch angesehen und nicht gehört. Dass ihr davon erzählen könnt, ist der ganze Sieg, und es genügt.',
  ],
  ROP16: [
    'Die letzte Überlebende',
    'Betäubt die verängstigte Frau und tragt sie zum Ausgang.',
    'Eine Frau läuft durch die Gänge und schreit Wände an. Sie kommt von den anderen, von denen, die anbeten, was uns tötet, und sie kennt ihr Haus von innen. Wir brauchen sie ruhig, und wir brauchen sie lebend. Ein Medic und eine Nadel werden es tun, und ein paar Hände, die sie halten.',
    'Sie schläft zwei Tage. Als sie aufwacht, fragt sie, ob die Türen verschlossen sind, und dann beginnt sie zu reden.',
  ],
  ROP17: [
    'Süßes Gift',
    'Zerstört alle vier Terminals und verlasst das Deck.',
    'Sie hat uns einen Plan ihres Decks gegeben. Vier Terminals tragen ihre Predigten durch das Schiff, Tag und Nacht, in jedes Ohr, das keine Hoffnung mehr hat. Bringt sie zum Schweigen. Sie brennen übel, wenn man sie aus der Nähe zerschlägt.',
    'Am Abend knacken die Lautsprecher und bleiben still. Leute bleiben mitten im Gang stehen, als hätten sie vergessen, wohin sie wollten.',
  ],
  ROP18: [
    'Eine Falle!',
    'Öffnet die Zellen der Sicherheit und bringt alle zu den Gefangenen.',
    'Sie haben einige von uns geholt und uns wissen lassen, wo sie sind. Ihr steht auf der Brücke, als das Licht angeht, und sie sind auf jeder Seite. Niemand hat behauptet, das sei keine Falle. Die Gefangenen gibt es trotzdem.',
    'Die Zellen sind offen. Die darin waren, tragen die, die ihretwegen kamen, und niemand fragt mehr, wer wen gerettet hat.',
  ],
  ROP19: [
    'Der Kopf der Schlange',
    'Findet den Prediger und tötet ihn.',
    'Zwei Schreine und ein Mann. In einem von beiden versteckt er sich hinter Leuten, die für ihn sterben würden und es auch werden. Solange er spricht, werden sie wiederkommen. Findet ihn, kommt an ihnen vorbei und macht ein Ende.',
    'Er starb wie andere auch, mit einer Frage. Die ihm gefolgt waren, sitzen auf dem Boden des Schreins. Einige kommen mit euch.',
  ],
  P20: [
    'Den Stier gereizt',
    'Lauft. Es lässt sich nicht töten.',
    'Die Zelle hätte leer sein sollen. Was darin stand, war das erste von ihnen, das, aus dem alle anderen gemacht wurden, und es weiß, wo ihr seid. Ihr habt, was in einer Krankenstation herumlag. Der Ausgang ist weit.',
    'Das Schott fällt zwischen euch und es, und es schlägt zu, einmal, zweimal, ein drittes Mal. Dann hört es auf, und das ist schlimmer: Es hat angefangen nachzudenken.',
  ],
};

const SHOWN: Texts = {
  'story.CG02.brain':
    'Mitten im Raum hängt ein Gehirn von der Größe eines Kindes in einem Tank voll trübem Licht. Drähte führen hinein und heraus. Es zuckt, als ihr näher kommt. Du legst die Hand auf das Glas, und hinter deinen Augen legt etwas die Hand auf dich.',
  'story.ROP18.use-key': 'Den Raum mit der Schlüsselkarte öffnen',
  'story.C013.reboot': 'Neu starten',
  'story.C014.salvage': 'Ausbauen',
  'story.ROP17.shrine':
    'Kerzen, und dazwischen, was Menschen hergaben, als sie aufhörten zu hoffen: Rationen, Werkzeug, ein Kinderschuh, eine geladene Waffe. Niemand bewacht es. Es liegt einfach da.',
};

export const stories: Texts = storyTexts(STORIES, SHOWN);
