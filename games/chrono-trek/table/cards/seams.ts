/** Where long words of titles may be parted: not every browser knows by itself, and then it breaks them anywhere. */
const SEAMS = {
  de: [
    'Prädesti-nations-paradoxon',
    'Geistes-ver-schmelzung',
    'Kausali-täts-schleife',
    'Zeitschiff-sprung',
    'Kultur-austausch',
    'Computer-logbuch',
    'Tachyonen-impuls',
    'Zeit-rück-spulung',
    'Sonnen-schleuder',
    'Chrono-deflektor',
    'Devidia-nisches',
    'Planeten-killer',
    'Romula-nisches',
    'Klingo-nischer',
    'Sternen-flotte',
    'Schwarz-markt',
    'Bergungs-flug',
    'Phaser-schlag',
    'Rück-stellung',
    'Terra-nisches',
    'Kriegs-schiff',
  ],
  en: ['Chrono-deflector', 'Predesti-nation'],
};
const SOFT = '\u00AD';
const PARTED = new Map(
  Object.values(SEAMS)
    .flat()
    .map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]),
);

/** This title for a small card: no word has more letters than there is room for. */
export const parted = (title: string): string => title.replace(/\p{L}+/gu, (word) => PARTED.get(word) ?? word);
