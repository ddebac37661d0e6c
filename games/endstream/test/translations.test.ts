import { Match, tell } from '@turnpoint/kernel';
import { type Glossary, meanings } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import { endstream } from '../rules/index.ts';
import { describe } from '../rules/telling/describe.ts';
import type { Entry, Look } from '../rules/types.ts';
import { texts } from '../texts/index.ts';

/** The English card texts are compared with the effects themselves (content.test.ts); the German ones with the English. */
const GLOSSARY: Glossary = {
  side: {
    enemy: { en: /enemy|opponent/, de: /gegner/ },
    friendly: { en: /friendly/, de: /\beigene[rn]? Op/ },
    other: { en: /\b(an)?other (?!turnpoint)(?!stream)/, de: /\bandere[rns]* (?!Strom|Wendepunkt)/ },
    either: { en: /either/, de: /beide/ },
  },
  who: {
    'this operator': { en: /this operator/, de: /dieser? Operator|dieses Operators/ },
    user: { en: /the user/, de: /Nutzer/ },
    bearer: { en: /the bearer/, de: /Träger/ },
  },
  what: {
    controller: { en: /controller/, de: /Controller/ },
    tech: { en: /techs?\b/, de: /Technik/ },
    target: { en: /\btarget/, de: /Ziel/ },
    agenda: { en: /agenda/, de: /\bAgend/ },
    weapon: { en: /weapon/, de: /Waffe/ },
    drone: { en: /drone/, de: /drone/ },
    'post-human': { en: /post-human/, de: /post-human/ },
    '707': { en: /unit.707/, de: /unit.707/ },
    team: { en: /orbital.strike/, de: /orbital.strike/ },
  },
  where: {
    here: { en: /\bhere\b/, de: /\bhier\b/ },
    there: { en: /\bthere\b/, de: /\bdort\b/ },
    century: { en: /this century/, de: /diese[ms] Jahrhundert/ },
    within: { en: /within/, de: /Umkreis/ },
    board: { en: /the board/, de: /dem Brett/ },
    'this turnpoint': { en: /this turnpoint/, de: /diese[nm] Wendepunkt/ },
    'any turnpoint': { en: /any turnpoint/, de: /beliebigen Wendepunkt/ },
    'another turnpoint': { en: /another turnpoint/, de: /anderen Wendepunkt/ },
    across: { en: /cross-stream/, de: /anderen Strom/ },
    'own stream': { en: /your own stream/, de: /deines eigenen Stroms/ },
    'enemy stream': { en: /enemy stream/, de: /gegnerischen Strom/ },
    along: { en: /along (its|a) stream/, de: /entlang (seines|eines) Stroms/ },
    upstream: { en: /upstream/, de: /stromaufwärts/ },
  },
  when: {
    start: { en: /start of your turn/, de: /Beginn deines Zuges/ },
    'next start': { en: /start of your next turn/, de: /Beginn deines nächsten Zuges/ },
    end: { en: /end of this turn/, de: /Ende dieses Zuges/ },
    next: { en: /bearer's next/, de: /\bnächste[nr]? (?!Zuges)/ },
  },
  often: { once: { en: /once per turn/, de: /einmal je Zug/ } },
  many: {
    all: { en: /\ball\b/, de: /\balle\b/ },
    each: { en: /\b(each|every)\b/, de: /\bjede[rsmn]?\b/ },
    'up to': { en: /up to/, de: /bis zu \d/ },
  },
  change: {
    more: { en: /\bmore\b/, de: /\bmehr\b|noch einen/ },
    less: { en: /\bless\b/, de: /weniger|geringer/ },
    loses: { en: /\bloses\b/, de: /verliert/ },
    gets: { en: /\bgets\b/, de: /bekommt/ },
    destroys: { en: /\bdestroy/, de: /zerstör/ },
    disables: { en: /^disable/, de: /außer Kraft/ },
    ready: { en: /\bready\b/, de: /\bbereit\b/ },
  },
  order: { following: { en: /\bthen\b/, de: /\bdann\b/ }, or: { en: /, or\b/, de: /, oder\b/ } },
  may: { may: { en: /\bmay (?!be targ)/, de: /\bd[aü]rf/ }, cannot: { en: /cannot/, de: /können.*kein|kann nicht/ } },
  except: {
    without: { en: /without/, de: /ohne (?!Wirkung)/ },
    with: { en: /with (ripple|its)/, de: /mit (Welle|ihren)/ },
    pierce: { en: /pierce/, de: /durchschlagend/ },
    random: { en: /at random/, de: /zufällig/ },
    while: { en: /\bwhile\b/, de: /solange/ },
  },
  none: {
    'no other': { en: /no other operator/, de: /kein anderer/ },
    'no name': { en: /no (angela|ben)/, de: /kein (angela|ben)/ },
    'no armor': { en: /no armor/, de: /keine Panzerung/ },
    'no effect': { en: /no effect|does nothing/, de: /ohne Wirkung|bewirkt .* nichts/ },
    'not here': { en: /not here/, de: /nicht hier/ },
    'not untouchable': { en: /not untouchable/, de: /nicht untouchable/ },
  },
  standing: {
    disabled: { en: /\bdisabled\b/, de: /ausgeschaltet/ },
    disintegrated: { en: /disintegrated/, de: /ausgelöscht/ },
    reactivated: { en: /reactivated/, de: /reaktiviert/ },
    activated: { en: /\bactivated/, de: /\baktiviert/ },
    active: { en: /\bactive\b/, de: /\baktive?\b/ },
    equipped: { en: /equipped/, de: /angelegt/ },
    deployed: { en: /deployed/, de: /auf(ge)?stell/ },
    hidden: { en: /face-down/, de: /verdeckt/ },
  },
  yours: {
    choice: { en: /your choice/, de: /deiner Wahl/ },
    controller: { en: /your controller/, de: /dein Controller/ },
    operators: { en: /your operators/, de: /deine Operatoren/ },
    agendas: { en: /your activated/, de: /deiner aktivierten/ },
    turn: { en: /your( next)? turns?\b/, de: /deine[sr]( nächsten)? Z[uü]ge/ },
  },
  lasting: {
    stays: { en: /\bstays\b/, de: /\bbleibt\b(?! der)/ },
    trigger: { en: /trigger/, de: /auslöser/ },
    ends: { en: /control ends/, de: /control endet/ },
  },
  measure: {
    'full defense': { en: /full defense/, de: /voller Abwehr/ },
    zero: { en: /to zero/, de: /auf null/ },
    'so much armor': { en: /\d armor/, de: /\d Panzerung/ },
    price: { en: /\bprice\b/, de: /\bpreis\b/ },
    symbol: { en: /symbol/, de: /symbol/ },
    different: { en: /different/, de: /verschieden/ },
    first: { en: /the first/, de: /die erste/ },
  },
  how: {
    also: { en: /\balso\b|\beven\b/, de: /\bauch\b/ },
    instead: { en: /instead/, de: /stattdessen/ },
    hits: { en: /\bhits\b/, de: /\btrifft\b/ },
  },
  spin: { spins: { en: /\bspin\b|\bflip\b/, de: /\bspin\b|\bdrehen?\b/ } },
  condition: { if: { en: /\b(if|when)\b/, de: /\bwenn\b|^frail\. beim/ } },
  called: {
    angela: { en: /angela storm/, de: /angela storm/ },
    ben: { en: /ben storm/, de: /ben storm/ },
  },
};

const { en = {}, de = {} } = texts;

test.each(Object.keys(en).filter((key) => key.startsWith('effect.')))('%s says the same in German', (key) => {
  expect(meanings(GLOSSARY, 'de', de[key] ?? '')).toEqual(meanings(GLOSSARY, 'en', en[key] ?? ''));
});

test.each([
  ['en', 'Yara pays 2 military and 1 scientific'],
  ['de', 'Yara zahlt 2 militärisch und 1 wissenschaftlich'],
] as const)('what was paid is told in words, not in symbols (%s)', (language, told) => {
  const entry: Entry = { type: 'paid', clause: 'ES-5.8', seat: 1, points: [2, 0, 1], user: 0, at: null };
  const look = { seat: 0 } as unknown as Look;
  expect(tell({ language, texts: texts[language], names: ['Mara', 'Yara'] }, describe(look, entry))).toBe(told);
});

test('the text view counts points in words, and says in German at whose side a turnpoint is', () => {
  const match = Match.create(endstream, { options: endstream.defaults(2), seats: 2, seed: 'words' });
  if (!(match instanceof Match)) throw new Error('the match is refused');
  for (const seat of [0, 1]) match.choose(seat, { kind: 'keep' });
  match.choose(0, { kind: 'agenda', place: 0 });
  const reader = { language: 'de' as const, texts: texts.de, names: ['Mara', 'Yara'], you: 0 };
  const look = match.look(0);
  const words = endstream
    .text(look)
    .flatMap(({ lines }) => lines.map((line) => (typeof line === 'string' ? line : tell(reader, line))));
  expect(words.join('\n')).toMatch(/^ *Du: .*Punkte 1 (militärisch|politisch|wissenschaftlich)$/m);
  const step = look.choices.find(({ kind }) => kind === 'step')!;
  expect(tell(reader, endstream.label(look, step))).toMatch(/^Den Controller nach \d+ bei dir bewegen$/);
});
