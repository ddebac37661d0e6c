import { tell } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import {
  BOSS_CARDS,
  type BossAttack,
  type Deed,
  type EnemyType,
  EVENT_CARDS,
  type Fright,
  FURTHER_WEAPON,
  GOALS,
  ITEM_CARDS,
  type Item,
  itemOf,
  type Mood,
  PERSONAS,
  RESOLVE_CARDS,
  STARTING_WEAPONS,
  type Use,
} from '../content/index.ts';
import { shownBy } from '../content/missions/index.ts';
import { REFUGE_EVENTS, type RefugeEffect } from '../content/refuge/index.ts';
import { abilities as abilitiesDe } from '../table/texts/abilities.de.ts';
import { abilities as abilitiesEn } from '../table/texts/abilities.en.ts';
import { cards as cardsDe } from '../table/texts/cards.de.ts';
import { cards as cardsEn } from '../table/texts/cards.en.ts';
import { texts } from '../texts/index.ts';
import { printedTexts, rowsOf, rowsUnder, slug } from './card-tables.ts';

const times = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

describe('the effect in words is the text of the specification', () => {
  const effects = new Map(rowsOf('card').map(([name = '', , , effect = '']) => [slug(name), effect]));

  /** What using an item does. */
  const used = (use: Use): string => {
    const near = (range: number) => `choose own zone or one in sight within ${range}`;
    switch (use.word) {
      case 'heal':
        return `regain ${use.health} Health and remove one injury`;
      case 'calm':
        return `regain ${use.resolve} Resolve`;
      case 'stun':
        return `${near(use.range)}: every miniature in it, bosses and thrower included, is stunned`;
      case 'blast':
        return `${near(use.range)}: every figure there takes a ${use.damage}-damage attack; level ${use.noise} noise there`;
      case 'shield':
        return 'own zone impenetrable until the end of the round';
      case 'distract':
        return `distracting item: mark a zone in sight within ${use.range}; until the end of the round enemies and tokens within noise distance ${use.reach} of it when the Enemy Phase begins go there before anything else`;
      case 'spike':
        return 'set one door of the own zone open or locked for the rest of the mission, lockdown or not; not a door the mission keeps locked';
    }
  };
  const said = ({ save, moveLimit, noise, use }: Item): string | null => {
    if (use !== null) return used(use);
    if (noise > 0) return `level ${noise} noise`;
    if (save === null) return null;
    return `save ${save}+${moveLimit === null ? '' : `; whoever carries it moves at most ${moveLimit} zones per turn`}`;
  };

  test('ETS-7.7 of armour, items and noise cards; ETS-7.4 helmets and the Power Cell alone have rules of their own', () => {
    const others = ITEM_CARDS.filter(({ weapon }) => weapon === null);
    const bespoke = others.filter((item) => said(item) === null).map(({ id }) => id);
    for (const item of others)
      if (said(item) !== null) expect([item.id, said(item)]).toEqual([item.id, effects.get(item.id)]);
    expect(bespoke).toEqual(['night-sight-visor', 'impact-helmet', 'neural-dampener', 'power-cell']);
  });

  test('ETS-15.2 of weapons: what is noted is in their values, and nothing else is', () => {
    for (const [name = '', , , , , , , note = ''] of rowsOf('weapon')) {
      const id = slug(name);
      const { weapon } = itemOf(id);
      expect([id, note.includes('a success deals 2 damage')]).toEqual([id, weapon?.damage === 2]);
      expect([id, note.includes('not killed is stunned')]).toEqual([id, weapon?.stuns]);
      expect([id, note.includes('discards a Power Cell')]).toEqual([id, weapon?.needsCell]);
      expect([id, note.includes('starting weapon')]).toEqual([id, [...STARTING_WEAPONS, FURTHER_WEAPON].includes(id)]);
    }
  });

  const frightened = (fright: Fright): string => {
    switch (fright.word) {
      case 'noise':
        return `level ${fright.level} noise in your zone`;
      case 'shadow':
        return `you strike at a shadow: another survivor in your zone (lowest roll) takes a ${fright.damage}-damage attack; alone, level ${fright.noise} noise`;
      case 'stray':
        return fright.actions === 0
          ? `roll the directional die ${fright.zones === 2 ? 'twice' : ''} and move one zone each time, no check`
          : `move ${fright.zones === 1 ? 'one' : ''} zone by the directional die; in your own turn lose ${times(fright.actions, 'action', 'actions')}`;
      case 'infect':
        return 'every other survivor in sight takes a Resolve test';
      case 'dismay':
        return `every other survivor in your zone loses ${fright.resolve} Resolve`;
      case 'stun':
        return 'you are stunned';
      case 'rush':
        return `move ${fright.zones} zones towards the nearest enemy or token by route distance (stopping in its zone), no check`;
    }
  };

  test('ETS-8.29 of one-time Resolve cards', () => {
    const printed = new Map(rowsUnder('Resolve deck (20)').map(([name = '', , , effect]) => [slug(name), effect]));
    for (const { id, once } of RESOLVE_CARDS)
      if (once !== null) expect([id, frightened(once)]).toEqual([id, printed.get(id)]);
  });

  const DEEDS: Readonly<Record<Deed, (n: number) => string>> = {
    kill: (n) => `kill ${n} enemies`,
    'melee-kill': () => 'kill an enemy with a melee attack',
    'quiet-kill': () => 'kill an enemy with an attack of noise 0 or 1',
    'crowded-end': () => 'end your turn in a zone with 3 or more enemies',
    'lone-end': () => 'end your turn with no survivor in sight',
    'team-end': () => 'end your turn with 2 other survivors in your zone, not the start zone',
    'idle-end': () => 'end your turn with an action unused',
    'silent-turn': () =>
      'spend 3 or more actions in a turn without making noise, an enemy or token within noise distance 3 at its end',
    'single-use': () => 'use a single-use item',
    'test-passed': (n) => `pass ${n} Resolve tests`,
    'check-passed': () => 'pass a Resolve check',
    trade: () => 'trade at least one card or objective with another survivor',
    'all-missed': () => 'miss with every die of an attack that did not jam',
    sixes: () => 'roll two or more 6s in one attack that did not jam',
    unhurt: () => 'be attacked and lose no Health to it',
    'zone-moved': (n) => `move ${n} zones in one turn`,
    'room-searched': (n) => `search ${n === 2 ? 'two' : n} rooms`,
  };

  test('ETS-9.1 of what accomplishments ask for', () => {
    const printed = rowsUnder('Accomplishment deck (18)').map(([name = '', , asked]) => [slug(name), asked]);
    expect(GOALS.map(({ id, deed, times: n }) => [id, DEEDS[deed](n)])).toEqual(printed);
  });

  const WANTED = {
    'most-health': 'survivor with the most Health',
    'least-health': 'survivor with the least Health',
    'most-resolve': 'survivor with the most Resolve',
  } as const;
  const tested = (attack: BossAttack): string => {
    if (!attack.test) return '';
    return attack.locks
      ? 'all doors on its tile lock until the next Event card; survivors in range take a Resolve test'
      : 'every survivor in range takes a Resolve test';
  };
  const moved = ({ each }: BossAttack): string => `the ${each ? 'victims are' : 'victim is'} moved one zone away`;
  const stunned = ({ harmless, isRadial }: BossAttack): string =>
    harmless
      ? 'the victim is stunned, no damage'
      : isRadial
        ? 'damaged survivors are stunned'
        : 'a damaged victim is stunned';
  const commanded = (attack: BossAttack): string =>
    attack.commands === null
      ? ''
      : `the ${capital(attack.commands)} nearest to him within ${attack.range} zones (not a stunned one) moves up to 3 zones towards the survivor nearest to it and attacks if it shares the zone; with none, survivors in range lose 1 Resolve`;
  const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
  const struck = (attack: BossAttack): string =>
    [
      attack.victim === null ? '' : WANTED[attack.victim],
      attack.actions > 0 ? `${attack.actions} more action this turn` : '',
      attack.each ? 'each' : '',
      attack.movesAway ? moved(attack).replace('the victims', 'victims') : '',
      attack.stuns ? stunned(attack) : '',
      tested(attack),
      attack.noise > 0 ? `level ${attack.noise} noise in its zone` : '',
      attack.ignoresArmour ? 'ignores armour' : '',
      commanded(attack),
    ]
      .filter((part) => part !== '')
      .join('; ');
  const inMood = (mood: Mood, boss: EnemyType): string => {
    const { actions, dice, range, hit, harder, piercing, victim, whenWounded, heals, feeds, summons } = mood;
    const [its, it] = boss === 'preacher' ? ['his', 'him'] : ['its', 'it'];
    return [
      piercing > 0 ? `survivors' saves against it are ${piercing} worse` : '',
      dice > 0 ? `${whenWounded ? 'at half Health or less: ' : ''}${times(dice, 'more die', 'more dice')}` : '',
      actions === 0 ? '' : actions > 0 ? `${actions} more action` : `${-actions} action fewer`,
      harder > 0 ? `attacks on ${it} need ${harder} more` : '',
      range > 0 ? `attack range ${range} longer` : '',
      hit < 0 ? `hit numbers ${-hit} lower` : '',
      victim === 'least-health' ? 'attacks the survivor with the least Health in range' : '',
      heals > 0 ? `regains ${heals} Health at the start of ${its} turns` : '',
      feeds > 0 ? `regains ${feeds} Health once for each attack that damages a survivor` : '',
      summons === null ? '' : `at the start of ${its} turns 1 ${capital(summons)} appears in ${its} zone`,
    ]
      .filter((part) => part !== '')
      .join('; ');
  };

  test.each([
    ['titan', 'Titan (20)'],
    ['olympian', 'Olympian (15)'],
    ['primus', 'Primus (15)'],
    ['preacher', 'Preacher (15)'],
  ] as const)('ETS-19.6 ETS-19.7 of all cards of the %s', (boss, table) => {
    const printed = rowsOf(table).map((row) =>
      (row[5] ?? '')
        .replace(/ \((name )?published\)/, '')
        .replace(/^1 more action and 1 more die$/, '1 more die; 1 more action'),
    );
    const cards = BOSS_CARDS.filter((card) => card.boss === boss);
    const words = cards.map(({ attack, mood }) => (attack === null ? inMood(mood as Mood, boss) : struck(attack)));
    expect(words).toEqual(printed);
  });

  const PLACES = {
    infirmary: 'the Infirmary',
    'loved-ones': 'Loved Ones',
    'trading-post': 'the Trading Post',
  } as const;
  const happened = (effect: RefugeEffect): string => {
    switch (effect.kind) {
      case 'nothing':
        return 'nothing happens';
      case 'everybody':
        return `each survivor regains ${effect.health > 0 ? `${effect.health} Health` : `${effect.resolve} Resolve`}`;
      case 'more goods':
        return `${effect.n === 1 ? 'one' : effect.n} more card is laid out at the Trading Post`;
      case 'next price':
        return `the next purchase of this visit costs ${effect.cards === 1 ? 'one' : effect.cards} card`;
      case 'better rolls':
        return `add ${effect.n} to ${effect.place === 'infirmary' ? 'Infirmary' : 'Loved Ones'} rolls this round`;
      case 'one draws':
        return 'one survivor the team names draws an Item card (noise cards are replaced)';
      case 'new goals':
        return 'each survivor may change a locked Accomplishment card for a new one';
      case 'each rolls':
        return `each survivor rolls a die; on 1-${effect.upTo} lose ${effect.health} Health`;
      case 'tests':
        return 'each survivor takes a Resolve test (no card activates)';
      case 'theft':
        return 'the survivor with the most cards, paired ones counted singly, loses one at random (ties rolled off)';
      case 'closed':
        return `${PLACES[effect.place as keyof typeof PLACES]} is closed this round`;
      case 'lowest suffers':
        return `each survivor rolls a die; the lowest takes ${effect.damage} damage`;
      case 'shorter track':
        return `lower the Refuge track by ${effect.n} more, not below 0`;
      case 'leave':
        return 'the team must leave now, without another round of visits';
    }
  };

  test('ETS-22.23 of all Refuge Events', () => {
    const printed = rowsOf('Refuge Event (18)').map(([, effect]) => effect);
    expect(REFUGE_EVENTS.map(({ effect }) => happened(effect))).toEqual(printed);
  });
});

describe('what is shown says the numbers of the specification, in both languages', () => {
  /** Numbers in digits, and small ones in words, rising. */
  const WORDS: Readonly<Record<string, string>> = {
    two: '2',
    twice: '2',
    doubled: '2',
    zwei: '2',
    zweimal: '2',
    doppelt: '2',
    sechsen: '6',
  };
  const numbers = (text: string): string[] => {
    const found = text.toLowerCase().match(/\d+|[a-zäöüß]+/g) ?? [];
    return [...new Set(found.flatMap((word) => (/\d/.test(word) ? [word] : (WORDS[word] ?? []))))].sort();
  };
  const shown = { en: { ...cardsEn, ...abilitiesEn, ...texts.en }, de: { ...cardsDe, ...abilitiesDe, ...texts.de } };
  const said = (language: 'en' | 'de', key: string): string =>
    tell({ language, texts: shown[language] } as never, { key });

  const printed = printedTexts();

  test('ETS-6.1 ETS-8.30 ETS-9.6 ETS-14.29 ETS-22.23 every card and ability has its text, 107 of them', () => {
    const ids = [
      ...RESOLVE_CARDS.map(({ id }) => `resolve.${id}`),
      ...GOALS.map(({ id }) => `goal.${id}`),
      ...EVENT_CARDS.flatMap(({ id }) => (id.startsWith('spawn:') ? [] : [`event.${id}`])),
      ...PERSONAS.flatMap(({ passive, active, crisis }) => [passive, active, crisis].map((id) => `power.${id}`)),
      ...REFUGE_EVENTS.map(({ id }) => `refuge-event.${id}`),
    ];
    expect(ids.toSorted()).toEqual([...printed.keys()].toSorted());
  });

  test('ETS-6.1 ETS-8.29 ETS-8.30 ETS-9.1 ETS-14.29 ETS-22.23 no text names a number that its card does not have', () => {
    for (const [key, text] of printed) {
      const [en, de] = [said('en', `${key}.text`), said('de', `${key}.text`)];
      expect([key, numbers(de)]).toEqual([key, numbers(en)]);
      expect([key, numbers(en).filter((n) => !numbers(text).includes(n))]).toEqual([key, []]);
    }
  });
});

test('enemies are counted as each language counts them, on tokens too', () => {
  const said = (language: 'en' | 'de', key: string, count = 0) =>
    tell({ language, texts: texts[language] ?? {}, names: [] }, { key, args: { count } });
  expect([1, 4].map((count) => said('en', 'foes.swarmer', count))).toEqual(['1 Swarmer', '4 Swarmers']);
  expect([1, 2].map((count) => said('de', 'foes.solomon', count))).toEqual(['1 Solomon', '2 Solomons']);
  const named = (start: string) =>
    Object.keys(texts.en).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  expect(named('foes.')).toEqual(named('enemy.'));
  for (const language of ['en', 'de'] as const) {
    for (const face of named('face.')) {
      const { enemy, count } = shownBy(face);
      expect(said(language, `face.${face}`)).toBe(said(language, `foes.${enemy}`, count));
    }
  }
});
