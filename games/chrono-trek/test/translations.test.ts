import { type Glossary, meanings } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import { texts } from '../texts/index.ts';

/** The English card texts are compared with the effects themselves (effects.test.ts); the German ones with the English. */
const GLOSSARY: Glossary = {
  verb: {
    draw: { en: /\bdraw(?!n| pile|er|\w)/, de: /\bziehe?\b|bringt/ },
    play: { en: /\bplay\b(?= (up|1|it))/, de: /\bspielen?\b/ },
    flip: { en: /\b(flip|turn)\b|flipped/, de: /dreh(e|t)/ },
    take: { en: /\btake\b/, de: /\bnimm\b/ },
    place: { en: /\bplace\b/, de: /\blege auf\b|gelegt/ },
    put: { en: /^put\b/, de: /^bringe\b/ },
    swap: { en: /\bswap\b/, de: /\btausche\b/ },
    discard: { en: /\bdiscard (?!pile)/, de: /\blege .* ab\b/ },
    cancel: { en: /\bcancel\b/, de: /\bhebe\b/ },
    look: { en: /\blook\b/, de: /\bsieh\b/ },
    pass: { en: /\bpass(es)?\b/, de: /\bwandern\b|\bgeben\b/ },
    search: { en: /\bsearch\b/, de: /\bsuche\b/ },
    name: { en: /\bname\b/, de: /\bnenne\b/ },
  },
  anomaly: {
    grows: { en: /\bgrows\b/, de: /\bwächst\b/ },
    shrinks: { en: /\bshrinks\b/, de: /\bschrumpft\b/ },
  },
  point: {
    linchpin: { en: /linchpin/, de: /angelpunkt/ },
    anchorpoint: { en: /anchorpoint/, de: /ankerpunkt/ },
  },
  pile: {
    discard: { en: /discard pile/, de: /ablagestapel/ },
    draw: { en: /draw pile/, de: /zugstapel/ },
  },
  whose: {
    yours: { en: /in front of you\b/, de: /\bvor (dir|dich)\b/ },
    other: { en: /another player|\d other player/, de: /jemand ander|fremde|anderen Spieler/ },
  },
  class: {
    artifact: { en: /artifact/, de: /artefakt/ },
    relic: { en: /\brelic/, de: /\brelikt/ },
    tech: { en: /\ba tech\b/, de: /\beine technik\b/ },
    beverage: { en: /beverage/, de: /getränk/ },
    lifeform: { en: /lifeform/, de: /lebensform/ },
    event: { en: /\bevents?\b/, de: /ereignis/ },
    power: { en: /power action/, de: /machtaktion/ },
    fracture: { en: /\bfracture (?!reward)/, de: /\bbruch\b/ },
  },
  when: {
    following: { en: /\bthen\b/, de: /\bdann\b/ },
    after: { en: /one after the other/, de: /nacheinander/ },
    once: { en: /(all|both) at once|at the same time/, de: /zugleich|gleichzeitig/ },
    instead: { en: /\binstead\b/, de: /stattdessen/ },
    while: { en: /\bwhile\b/, de: /\bsolange\b/ },
  },
  not: {
    'no event': { en: /(not an|no) event/, de: /kein(e)? ereignis/ },
    'no power': { en: /(\bor|\bno|\bnot a|,) power action/, de: /keine machtaktion/ },
    'no log': { en: /not a captain/, de: /kein computerlogbuch/ },
    'no memo': { en: /or memo/, de: /kein memo/ },
    'not that': { en: /not that/, de: /nicht dieses/ },
    'not in play': { en: /not in play/, de: /nicht im spiel/ },
    none: { en: /\bnone\b/, de: /\bkeiner\b|keine gibt/ },
    missing: { en: /missing/, de: /fehlt/ },
    'no effect': { en: /no effect|nothing/, de: /(ohne|keine) wirkung|\bnichts\b/ },
  },
  may: { may: { en: /\bmay\b/, de: /\bdarfst\b/ }, must: { en: /\bmust\b/, de: /\bmuss/ } },
  face: {
    altered: { en: /\baltered\b/, de: /verändert/ },
    original: { en: /original/, de: /ursprünglich/ },
  },
  where: {
    hand: { en: /\bhand\b|\bholds\b/, de: /\bhand(karten)?\b/ },
    play: { en: /\b(in|into) play/, de: /\b(im|ins) spiel\b/ },
    id: { en: /\bIDs?\b/, de: /identität/ },
  },
  kept: {
    shuffle: { en: /\bshuffle\b/, de: /\bmische\b/ },
    keep: { en: /\bkeep\b/, de: /behalte/ },
    all: { en: /\ball (?!at)|\bevery\b/, de: /\balle\b/ },
  },
  just: {
    reaction: { en: /reaction only/, de: /nur als reaktion/ },
    played: { en: /just played/, de: /gerade gespielt/ },
    drawn: { en: /just drawn/, de: /gerade gezogen/ },
  },
  many: {
    'up to': { en: /up to/, de: /bis zu/ },
    different: { en: /different/, de: /verschieden/ },
    more: { en: /\bmore\b/, de: /weitere/ },
  },
  chance: { random: { en: /at random/, de: /zufällig/ }, choice: { en: /of your choice/, de: /deiner wahl/ } },
  secret: { secret: { en: /in secret|unseen/, de: /geheim|ungesehen/ } },
  direction: { left: { en: /\bleft\b/, de: /\blinks\b/ }, right: { en: /\bright\b/, de: /\brechts\b/ } },
};

const { en = {}, de = {} } = texts;
const keys = Object.keys(en).filter((key) => key.startsWith('card.') && key.endsWith('.text') && en[key] !== '');

test.each(keys)('%s says the same in German', (key) => {
  expect(meanings(GLOSSARY, 'de', de[key] ?? '')).toEqual(meanings(GLOSSARY, 'en', en[key] ?? ''));
});
