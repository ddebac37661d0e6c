import { expect, test } from 'vitest';
import { abilities as abilitiesDe } from '../table/texts/abilities.de.ts';
import { abilities as abilitiesEn } from '../table/texts/abilities.en.ts';
import { cards as cardsDe } from '../table/texts/cards.de.ts';
import { cards as cardsEn } from '../table/texts/cards.en.ts';
import { texts } from '../texts/index.ts';
import { printedTexts } from './card-tables.ts';

/** What a card's text may say of numbers, whom it means, where, when and how often: as both languages write it. */
const SAID: Readonly<Record<string, readonly [en: RegExp, de: RegExp]>> = {
  'in sight': [/\b(in|into) sight\b/, /in Sicht|sichtbar/],
  'in the zone': [/\b(his|her|its|your|own) (own )?zone/, /(sein|ihr|dein|eigen)er? (eigene )?Zone|eigene Zone/],
  'on the tile': [/\btile\b/, /Plättchen/],
  'on the map': [/on the map/, /auf der Karte/],
  beside: [/beside/, /daneben(?!g)/],
  within: [/\bwithin\b/, /\bbis \d|Lärmweite/],
  'up to': [/\bup to\b/i, /bis zu \d|reicht/i],
  other: [/\b(an)?others?\b|everybody else|one more/i, /\bandere[rnms]?\b|weitere/i],
  all: [/\b(every|each|all|everybody)\b(?! who)/i, /\b(alle[nrs]?|jede[rnms]?)\b|je Schuss/i],
  standard: [/standard/, /gewöhnlich/],
  Sentries: [/Sentr/, /Wächter/],
  enemies: [/enem/, /Gegner/i],
  'radar tokens': [/token/, /Radarmarke/],
  first: [/\bfirst\b/i, /\berste[nrs]?\b/i],
  random: [/at random/, /irgendwohin|zufällig/],
  'this round': [/this round/i, /diese(r)? Runde/],
  'to the end': [/until the end of/, /bis zum Ende/],
  'next round': [/next round/, /nächsten Runde/],
  'next turn': [/next turn/, /nächsten Zug/],
  once: [/(?<!at )\bonce\b/i, /\beinmal\b/i],
  'at the start': [/at the start of|^starting/i, /zu Beginn|^Beginnt/i],
  now: [/\bnow\b|at once/, /sofort/],
  free: [/\bfree\b/, /kostenlos/],
  may: [/\bmay (?!also go)/i, /\bd[aü]rf/i],
  not: [
    /\b(no|not|none|never|cannot|without|nobody|neither|but|nothing|unless|miss\w*)\b/i,
    /\b(nie|niemand\w*|nicht(?! zu besuchen)|nichts|kein\w*|ohne|weder|außer|danebengegangener|verfehle|lautlos)\b|bleibt dir/i,
  ],
  more: [/\bmore\b|\badd\b/i, /\bmehr\b|eine weitere/],
  fewer: [/\b(fewer|lower|subtract|under \d|costs 1)\b/, /weniger|niedriger|leiser|ziehen .* ab/],
  higher: [/\b(higher|harder)\b/, /höher|schwerer/],
  easier: [/easier/, /leichter/],
  'Resolve tests': [/\btests?\b/i, /Willensprobe|prüfst|alle Proben/],
  checks: [/\bchecks?\b/, /Proben? zum Weggehen|ohne Probe|Weggehen ist|alle Proben/],
  melee: [/melee/, /Nahkampf/],
  ranged: [/\branged\b/, /Fernangriff/],
  shots: [/\bshots?\b/, /Schuss|Schüsse/],
  injuries: [/injur/, /verletzung/i],
  stunned: [/\bstun/, /betäub/],
  damage: [/damage/, /Schaden/],
  Health: [/Health/, /Gesundheit/],
  noise: [/noise/i, /lärm|lautlos|leiser/i],
  doors: [/\bdoors?\b/, /Tür/],
  locked: [/\block(s|ed)?\b(?! Acc)/i, /verschl/i],
  opened: [/\bopens?\b/i, /öffne/i],
};
const NUMBERS: Readonly<Record<string, string>> = { two: '2', zwei: '2', three: '3', drei: '3', Sechsen: '6' };

const numbersIn = (text: string): string[] =>
  (text.match(/\d|\b(two|zwei|three|drei|Sechsen)\b/gi) ?? [])
    .map((found) => NUMBERS[found] ?? NUMBERS[found.toLowerCase()] ?? found)
    .sort();
const saidIn = (text: string, language: 0 | 1): string[] =>
  Object.entries(SAID).flatMap(([what, written]) => (written[language].test(text) ? [what] : []));

const EN = { ...texts.en, ...abilitiesEn, ...cardsEn };
const DE: Readonly<Record<string, string>> = { ...texts.de, ...abilitiesDe, ...cardsDe };
const told = Object.keys(EN).filter((key) => key.endsWith('.text'));

test('there is a text of each ability, goal, Resolve card and event', () => expect(told.length).toBeGreaterThan(100));

test.each(told)('%s says in German all that it says in English: numbers, whom, where, when, how often', (key) => {
  const [en, de] = [EN[key as keyof typeof EN] as string, DE[key] ?? ''];
  expect({ said: saidIn(de, 1), numbers: numbersIn(de), de }).toEqual({
    said: saidIn(en, 0),
    numbers: numbersIn(en),
    de,
  });
});

/** What the specification says in other words than a text for people, or what nobody has to choose by. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'resolve.panic': ['all'],
  'resolve.suicidal': ['in the zone'],
  'resolve.theyre-all-around-us': ['all', 'enemies', 'once'],
  'resolve.fear': ['more'],
  'goal.the-gambit': ['all'],
  'goal.the-silent-treatment': ['more'],
  'goal.ninja': ['enemies'],
  'event.artificial-gravity-failure': ['ranged'],
  'event.hull-stress': ['on the tile'],
  'power.lead-by-example': ['all'],
  'power.trigger-discipline': ['ranged'],
  'power.take-control': ['up to', 'damage'],
  'power.quick-hands': ['all'],
  'power.target-database': ['enemies'],
  'refuge-event.lucky-find': ['noise'],
  'refuge-event.riot': ['not', 'fewer', '0'],
};

test.each([...printedTexts()])('%s says in English no less than the specification', (key, printed) => {
  const en = EN[`${key}.text` as keyof typeof EN] as string;
  const less = [
    ...saidIn(printed, 0).filter((what) => !saidIn(en, 0).includes(what)),
    ...numbersIn(printed).filter((n) => !numbersIn(en).includes(n)),
  ];
  expect({ en, less }).toEqual({ en, less: OTHERWISE[key] ?? [] });
});
