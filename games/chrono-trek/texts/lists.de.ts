export const INVERTERS: Readonly<Record<string, string>> = {
  'solar-slingshot': 'Sonnenschleuder',
  'cold-start-implosion': 'Kaltstart-Implosion',
  atavachron: 'Atavachron',
  'devidian-doorway': 'Devidianisches Tor',
  'nexus-ribbon': 'Nexus-Band',
  'borg-time-vortex': 'Zeitwirbel der Borg',
  'chroniton-transporter': 'Chroniton-Transporter',
  'polaric-rift': 'Polarischer Riss',
  'kerr-loop': 'Kerr-Schleife',
  'timeship-jump': 'Zeitschiffsprung',
  chronodeflector: 'Chronodeflektor',
  'wormhole-time-slip': 'Zeitrutsch im Wurmloch',
};

export const FRACTURES: Readonly<Record<string, readonly [title: string, text: string]>> = {
  'alien-armed-reich-rules-the-world': [
    'Reich mit Alienwaffen beherrscht die Welt',
    "Lege auf A4, solange A2' UND A3'.",
  ],
  'khans-dynasty-rules-earth': ['Khans Dynastie beherrscht die Erde', "Lege auf A8, solange A5' UND A6'."],
  'terran-empire-launches-its-first-warship': [
    'Terranisches Imperium startet sein erstes Kriegsschiff',
    "Lege auf B2, solange A9' UND B1'.",
  ],
  'xindi-settle-a-dead-earth': ['Xindi besiedeln eine tote Erde', "Lege auf B5, solange B1' UND B3'."],
  'doomsday-machine-destroys-earth': ['Planetenkiller vernichtet die Erde', "Lege auf B8, solange B6' UND B7'."],
  'whaleship-drowns-earth': ['Walsonde ertränkt die Erde', 'Lege auf C1, solange die Buckelwale nicht im Spiel sind.'],
  'khitomer-burns-in-open-war': ['Khitomer brennt in offenem Krieg', "Lege auf C2, solange B3' UND B7'."],
  'federation-surrenders-to-the-klingons': [
    'Föderation kapituliert vor den Klingonen',
    "Lege auf C5, solange B7' UND C4'.",
  ],
  'earth-assimilated': ['Erde assimiliert', "Lege auf C8, solange C3' UND C4'."],
  'dominion-rules-the-quadrant': ['Dominion beherrscht den Quadranten', "Lege auf D6, solange A9' UND D4'."],
  'krenim-erase-voyager-from-time': ['Krenim tilgen die Voyager aus der Zeit', "Lege auf D8, solange D3' UND D5'."],
};
