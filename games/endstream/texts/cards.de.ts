/** The card texts in German, by the address of the ability or tech. Keywords stay as printed. */
export const cardsDe: Readonly<Record<string, string>> = {
  default: 'STRIKE 1 gegen einen Controller hier.',

  'jerusalem.special.0': 'RAISE 1 für alle eigenen Operatoren am Wendepunkt von JERUSALEM.',
  'jerusalem.0': 'Ein eigener Operator hier macht STREAM zu einem beliebigen Wendepunkt deines eigenen Stroms.',
  'ssv-93-ural.special.0': 'Die erste Waffe, die du in jedem deiner Züge nutzt, kostet 10 weniger.',
  'ssv-93-ural.0': 'STRIKE 1 gegen einen gegnerischen Operator oder eine gegnerische Technik in diesem Jahrhundert.',
  'meridian.special.0': 'Deine Operatoren dürfen auch in dem Zug drehen, in dem sie aktiviert wurden.',
  'meridian.0': 'Drehe die Agenda eines Wendepunkts deines eigenen Stroms, ohne Welle (einmal je Zug).',
  'ossuary.special.0':
    'Wenn ein eigener Operator ausgelöscht wird, bekommt jeder andere eigene Operator an seinem Wendepunkt ARMOR 1.',
  'ossuary.0': 'LOCKDOWN auf den Wendepunkt dieses Jahrhunderts im gegnerischen Strom.',

  'the-pale-man-first-witness.0': 'Ein gegnerischer Operator hier ist IMPAIRED (einmal je Zug).',
  'the-pale-man-first-witness.1':
    'CONTROL über einen gegnerischen Operator hier mit voller Abwehr 2 oder weniger, bis zum Ende dieses Zuges.',
  'mia-star-commander.0': 'RAISE 1 für jeden Orbital-Strike-Operator auf dem Brett.',
  'mia-star-commander.1': 'STRIKE 1 gegen einen Operator oder eine Technik hier.',
  'angela-storm-vanguard.0': 'STRIKE 2 gegen ein Ziel hier.',
  'ben-storm-vanguard.0': 'STRIKE 2 gegen ein Ziel hier.',
  'ben-storm-vanguard.1': 'RAISE 1 für jede Angela Storm auf dem Brett.',
  'tamar-vale-gunner.0': 'STRIKE 2 gegen ein Ziel in diesem Jahrhundert.',
  'brother-anselm-keeper-of-keys.0': 'Ein eigener Operator hier bekommt ARMOR 1 (einmal je Zug).',
  'brother-anselm-keeper-of-keys.1': 'LOCKDOWN auf diesen Wendepunkt, solange dein Controller nicht hier ist.',
  'kite-mark-ii.special.0': 'FRAIL.',
  'kite-mark-ii.0': 'Dieser Operator macht STREAM bis zu 3 weit entlang seines Stroms.',
  'kite-mark-ii.1': 'Ein eigener Operator hier macht STREAM in den anderen Strom.',

  'mr-rosu-envoy.0': 'Ein Operator hier ist IMPAIRED (einmal je Zug).',
  'mr-rosu-envoy.1': 'CONTROL über einen gegnerischen Operator hier.',
  'dr-rosu-surgeon.0': 'Ein eigener Operator hier bekommt ARMOR 1 (einmal je Zug).',
  'dr-rosu-surgeon.1': 'REACTIVATE für einen eigenen Operator hier (einmal je Zug).',
  'the-gray-baron-collector.0': 'Zerstöre eine Technik hier.',
  'the-gray-baron-collector.1': 'Setze die gegnerische Agenda dieses Jahrhunderts außer Kraft.',
  'handi-scrap-runner.special.0':
    'Der MOVE dieses Operators entlang eines Stroms darf bis zu 3 Jahrhunderte weit gehen.',
  'handi-scrap-runner.0': 'Ein Operator hier ist IMMOBILIZED.',
  'marwa-oasis-blade.0': 'STRIKE 1 gegen ein Ziel hier.',
  'marwa-oasis-blade.1':
    'Dieser Operator macht STREAM zu einem beliebigen Wendepunkt seines Stroms und darf dann STRIKE 2 gegen ein Ziel dort ausführen.',
  'layla-mirage.special.0': 'UNTOUCHABLE, solange kein anderer Operator beider Seiten an ihrem Wendepunkt ist.',
  'layla-mirage.0': 'LOWER 1 für einen Operator hier.',
  'mori-the-piercer.0': 'STRIKE 2 gegen ein Ziel hier.',
  'mori-the-piercer.1': 'STRIKE 2 gegen einen Operator hier, durchschlagend.',

  'aran-breaker.0': 'STRIKE 3 gegen ein Ziel hier.',
  'soren-echo.0':
    'Nutze eine aufgedruckte aktive Fähigkeit eines anderen Operators hier, auch eines ausgeschalteten, ohne ihren Preis (einmal je Zug).',
  'vesna-holt-warden.0': 'Ein gegnerischer Operator hier ist IMMOBILIZED.',
  'vesna-holt-warden.1': 'RESTRICT auf diesen Wendepunkt, solange dein Controller nicht hier ist.',
  'captain-dray-old-guard.0': 'STRIKE 1 gegen einen Operator oder eine Technik hier.',
  'captain-dray-old-guard.1': 'RAISE 1 für alle Unit-707-Operatoren in diesem Jahrhundert.',
  'lumen-choir.0': 'Ein eigener Operator hier ist UNTOUCHABLE.',
  'lumen-choir.1': 'SPIN an diesem Wendepunkt, mit Welle (einmal je Zug).',
  'moth-swarm-node.special.0': 'FRAIL.',
  'moth-swarm-node.0': 'CONTAMINATE auf diesen Wendepunkt.',
  'moth-swarm-node.1': 'LOOK: Sieh dir die verdeckten Techniken eines gegnerischen Operators hier an.',
  'quill-archivist.0': 'Ein eigener Operator hier macht STREAM 1 weit entlang seines Stroms.',
  'quill-archivist.1': 'Setze eine gegnerische Agenda deiner Wahl außer Kraft.',

  'angela-storm-widow.special.0':
    'Ihre STRIKEs richten bei Operatoren 1 mehr an, solange kein Ben Storm beider Seiten auf dem Brett ist.',
  'angela-storm-widow.0': 'STRIKE 2 gegen ein Ziel hier.',
  'ben-storm-deserter.special.0': 'FRAIL.',
  'ben-storm-deserter.0': 'STRIKE 1 gegen ein Ziel hier.',
  'ben-storm-deserter.1': 'Dieser Operator macht STREAM zu einem beliebigen Wendepunkt.',
  'aran-pilgrim.0': 'Ein gegnerischer Operator hier ist IMPAIRED (einmal je Zug).',
  'aran-pilgrim.1': 'LOWER 1 für alle anderen Operatoren hier.',
  'soren-hollow.0': 'CONTROL über einen gegnerischen Operator hier, der drone oder post-human ist.',
  'soren-hollow.1': 'STRIKE 1 gegen einen Operator oder eine Technik hier.',
  'mia-star-eclipse.0': 'STRIKE 1 gegen jeden gegnerischen Operator in diesem Jahrhundert.',
  'mia-star-eclipse.1': 'STRIKE 1 gegen eine Technik hier.',
  'mori-the-penitent.special.0':
    'Solange er aktiv und nicht UNTOUCHABLE ist, können andere eigene Operatoren an seinem Wendepunkt kein Ziel gegnerischer STRIKEs sein.',
  'mori-the-penitent.0': 'Dieser Operator bekommt ARMOR 1 (einmal je Zug).',
  'dr-rosu-transcended.special.0': 'Kommt mit ARMOR 2.',
  'dr-rosu-transcended.0':
    'DISINTEGRATE für einen ausgeschalteten Operator hier, auch einen in diesem Zug ausgeschalteten (einmal je Zug).',

  'tri-axe.use': 'STRIKE 2 gegen einen Operator oder eine Technik hier.',
  'sat-p.use':
    'STRIKE 2 gegen einen Operator oder eine Technik an einem beliebigen Wendepunkt des Stroms, in dem der Nutzer ist.',
  'temporal-rail-gun.use': 'STRIKE 3 gegen einen Operator oder eine Technik in diesem Jahrhundert.',
  'nuclear-railgun.use':
    'STRIKE 4 gegen einen Operator oder eine Technik hier; dann CONTAMINATE auf diesen Wendepunkt.',
  'rail-gun.use': 'STRIKE 2 gegen einen Operator oder eine Technik im Umkreis von 1.',
  'vibroblade.use': 'Auslöser: Der nächste STRIKE des Trägers gegen einen Operator richtet 2 mehr an.',
  'dirty-chrono-bomb.use': 'CONTAMINATE auf diesen Wendepunkt.',
  'emp-bomb.use': 'Zerstöre alle angelegten und aufgestellten Techniken hier; alle drones hier sind IMPAIRED.',
  'corrosive-nanobot-swarm.use':
    'FRAIL. Beim Aufstellen verliert jeder gegnerische Operator hier 2 Panzerung. CONTAMINATE auf diesen Wendepunkt.',
  'electrical-trident.use': 'STRIKE 1 gegen jedes von bis zu 3 verschiedenen Zielen hier.',
  'void-frequency-hammer.use': 'STRIKE 3 gegen einen Operator hier; er ist IMMOBILIZED.',
  'needle-rifle.use': 'STRIKE 1 gegen einen Operator oder eine Technik im Umkreis von 2.',
  'arc-net.use': 'LOWER 1 für einen gegnerischen Operator hier; er ist IMMOBILIZED.',
  'glass-dagger.use': 'Ein gegnerischer Operator hier ist FRAIL bis zum Ende dieses Zuges.',
  'siege-mortar.use':
    'FRAIL. Zu Beginn deines Zuges: STRIKE 1 gegen den gegnerischen Controller, wenn er in diesem Jahrhundert ist.',
  'breach-charge.use': 'STRIKE 2 gegen einen Controller hier, oder zerstöre eine Technik hier.',
  'sleeper-rounds.use': 'Auslöser: Der nächste STRIKE des Trägers, der einen Operator trifft, macht ihn auch IMPAIRED.',

  'fake-news-generator.use': 'SPIN für eine Agenda dieses Jahrhunderts, in einem der beiden Ströme, ohne Welle.',
  'automated-damage-control.use':
    'Bleibt. Zu Beginn deines Zuges bekommt der Träger, wenn er keine Panzerung hat, ARMOR 1.',
  'chrono-accelerator.use': 'Der Nutzer darf in diesem Zug noch einen MOVE machen.',
  'darkskies-protocol.use': 'RESTRICT auf diesen Wendepunkt. Zerstört zu Beginn deines nächsten Zuges.',
  'neural-parasite.use':
    'An einen gegnerischen Operator hier: CONTROL über den Träger. Zerstört zu Beginn deines nächsten Zuges; CONTROL endet, wenn diese Technik geht.',
  'stim-pack.use': 'RAISE 2 für den Nutzer oder einen eigenen Operator hier.',
  'plunger.use': 'Ein gegnerischer Operator hier macht STREAM 1 weit entlang seines Stroms, Richtung nach deiner Wahl.',
  'droid.use':
    'Zu Beginn deines Zuges: STRIKE 1 gegen einen gegnerischen Operator oder eine gegnerische Technik hier, nach deiner Wahl.',
  'stealth-suit.use': 'Der Träger ist UNTOUCHABLE. Zerstört zu Beginn deines nächsten Zuges.',
  'gene-adaptable-perfume.use': 'Ein gegnerischer Operator hier ist IMPAIRED.',
  'neuro-tuning-chip.use':
    'Auslöser: Der Preis der nächsten Fähigkeit des Trägers ist um ein Symbol deiner Wahl geringer.',
  'temporal-scrambler.use':
    'RANDOM: Ein gegnerischer Operator hier macht STREAM zu einem anderen Wendepunkt seines Stroms, zufällig unter denen, die er betreten kann.',
  'gml-facelock.use': 'Ein gegnerischer Operator hier ist IMMOBILIZED und kann nicht drehen.',
  'temporal-reflector.use':
    'Auslöser: Wenn ein gegnerischer STRIKE den Träger zum Ziel hat, bleibt der STRIKE ohne Wirkung, und der Träger macht STREAM 1 stromaufwärts, wenn er kann.',
  'meridian-plate.use': 'Der Träger bekommt ARMOR 3.',
  'gate-clamp.use': 'LOCKDOWN auf diesen Wendepunkt. Zerstört zu Beginn deines nächsten Zuges.',
  'toll-beacon.use':
    'RESTRICT auf diesen Wendepunkt. Diese Technik kann Ziel von STRIKEs aus dem Umkreis von 1 und aus diesem Jahrhundert sein.',
  'puppet-circuit.use': 'CONTROL über einen gegnerischen Operator hier bis zum Ende dieses Zuges.',
  'broadcast-spike.use': 'Setze die gegnerische Agenda dieses Jahrhunderts außer Kraft.',
  'field-medbay.use':
    'FRAIL. Zu Beginn deines Zuges: REACTIVATE für alle eigenen Operatoren hier, dann zerstöre diese Technik, wenn so einer reaktiviert wurde.',
  'slipstream-coil.use': 'Bleibt. Der Träger hat `*`: Dieser Operator macht STREAM 1 weit entlang seines Stroms.',
  'slipstream-coil.ability': 'Dieser Operator macht STREAM 1 weit entlang seines Stroms.',
  'ghost-passport.use': 'Der Nutzer macht STREAM in den anderen Strom.',
  'overcharge-cell.use': 'Eine deiner aktivierten Agenden wird bereit.',

  'mirror-of-ishtar.use':
    'Auslöser: Wenn der STRIKE eines gegnerischen Operators den Träger zum Ziel hat, trifft dieser STRIKE stattdessen den Angreifer.',
  'mars-rising.use': 'STRIKEs eigener Operatoren hier richten bis zum Ende dieses Zuges bei Operatoren 1 mehr an.',
  'hamsa-necklace.use':
    'Auslöser: Wenn ein Effekt die Abwehr des Trägers auf null bringen würde, bewirkt dieser Effekt bei ihm nichts.',
  'bonebot-staff.use': 'Bleibt. Der Träger hat `M/P`: STRIKE 1 gegen einen Operator oder eine Technik hier.',
  'bonebot-staff.ability': 'STRIKE 1 gegen einen Operator oder eine Technik hier.',
  'war-shrine.use': 'STRIKEs eigener Operatoren hier richten bei Operatoren 1 mehr an.',
  'the-ghost-sword-of-saturn.use': 'STRIKE 3 gegen einen Operator hier, durchschlagend.',
  'iron-psalter.use': 'An einen eigenen Operator hier: Der Träger bekommt ARMOR 2.',
  'quarantine-seal.use':
    'LOCKDOWN auf diesen Wendepunkt. Diese Technik kann Ziel von STRIKEs aus dem Umkreis von 1 und aus diesem Jahrhundert sein.',
  'lantern-of-ages.use': 'SPIN an diesem Wendepunkt, mit Welle.',
  'recall-thread.use': 'Ein eigener Operator irgendwo auf dem Brett macht STREAM zu diesem Wendepunkt.',
  'saint-s-finger.use':
    'An einen eigenen Operator hier: Der Träger ist UNTOUCHABLE. Zerstört zu Beginn deines nächsten Zuges.',
  'hollow-crown.use': 'An einen gegnerischen Operator hier. Bleibt. Der Träger ist IMPAIRED.',
  'lead-shackles.use': 'An einen gegnerischen Operator hier. Bleibt. Der Träger ist IMMOBILIZED.',
  'scrying-bowl.use': 'LOOK: Sieh dir die Hand des Gegners an, mit ihren Techniken.',
};

/** The events of the agenda cards. */
export const agendasDe: Readonly<Record<string, readonly [event: string, a: string, b: string]>> = {
  'AG-01': ['Der Grenzvertrag', 'der Vertrag wird zerrissen', 'der Vertrag wird unterzeichnet'],
  'AG-02': ['Die Nacht der Obristen', 'der Putsch hält', 'die Republik hält'],
  'AG-03': ['Die Hafenblockade', 'Schiffe eröffnen das Feuer', 'Gesandte öffnen den Hafen'],
  'AG-04': ['Die Thronfolge', 'ein Krieg der Erben', 'ein Rat der Erben'],
  'AG-05': ['Der Veteranenmarsch', 'der Marsch ist bewaffnet', 'der Marsch wird gehört'],
  'AG-06': ['Die Gießerei', 'sie gießt Kanonen', 'sie gießt Motoren'],
  'AG-07': ['Das Raketengelände', 'Sprengköpfe', 'Sonden'],
  'AG-08': ['Das Chiffrierzimmer', 'Befehle werden entschlüsselt', 'eine denkende Maschine'],
  'AG-09': ['Das Fieberlager', 'Quarantäne mit Gewalt', 'ein Impfstoff'],
  'AG-10': ['Die Tiefbohrung', 'ein Bunker', 'ein Labor'],
  'AG-11': ['Die Weltausstellung', 'ein Kongress der Staaten', 'eine Halle der Erfindungen'],
  'AG-12': ['Der Kalenderstreit', 'ein Erlass', 'eine Messung'],
  'AG-13': ['Das Saatgesetz', 'eine Landreform', 'ein neues Korn'],
  'AG-14': ['Die Netzcharta', 'ein Grundrechtekatalog', 'ein offenes Protokoll'],
  'AG-15': ['Die Orbitalwahl', 'ein Weltsenat', 'ein Sternenlift'],
};
