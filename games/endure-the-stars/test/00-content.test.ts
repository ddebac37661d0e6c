import { describe, expect, test } from 'vitest';
import {
  BOSS_CARDS,
  bossDeck,
  ENEMIES,
  EVENT_CARDS,
  EVENT_DECK,
  GOAL_DECK,
  GOALS,
  ITEM_CARDS,
  ITEM_DECK,
  itemOf,
  PERSONAS,
  RESOLVE_CARDS,
  RESOLVE_DECK,
  spawnOn,
  TILE_KINDS,
  TOKENS,
  tokensOf,
} from '../content/index.ts';
import { rowsOf, rowsUnder, slug } from './card-tables.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

describe('items', () => {
  test('ETS-1.9 the Item deck has 80 cards', () => {
    expect(ITEM_DECK).toHaveLength(80);
  });

  test('ETS-15.2 every weapon has the range, dice, hit number and noise of the specification', () => {
    const rows = rowsOf('weapon').map(([name = '', copies, range, dice, hit = '', noise, dual]) => ({
      id: slug(name),
      copies: Number(copies),
      weapon: [Number(range), Number(dice), Number.parseInt(hit, 10), Number(noise), dual === 'yes'],
    }));
    const weapons = ITEM_CARDS.flatMap(({ id, copies, weapon: w }) =>
      w === null ? [] : [{ id, copies, weapon: [w.range, w.dice, w.hit, w.noise, w.dual] }],
    );
    expect(weapons).toEqual(rows);
  });

  test('ETS-1.21 every other card has the sort and the copies of the specification', () => {
    const rows = rowsOf('card').map(([name = '', sort = '', copies]) => [
      slug(name),
      sort.split(/[ ,]/)[0],
      Number(copies),
    ]);
    const others = ITEM_CARDS.filter(({ weapon }) => weapon === null).map(({ id, sort, copies }) => [id, sort, copies]);
    expect(others).toEqual(rows);
  });

  test('ETS-15.34 armour saves as the specification says', () => {
    const saves = rowsOf('card').flatMap(([name = '', sort, , effect = '']) =>
      sort === 'armour' ? [[slug(name), Number(effect.match(/save (\d)/)?.[1])]] : [],
    );
    expect(ITEM_CARDS.flatMap(({ id, save }) => (save === null ? [] : [[id, save]]))).toEqual(saves);
  });

  test('ETS-10.12 noise cards are as loud as the specification says', () => {
    const levels = rowsOf('card').flatMap(([name = '', sort, , effect = '']) =>
      sort === 'noise card' ? [[slug(name), Number(effect.match(/level (\d)/)?.[1])]] : [],
    );
    expect(ITEM_CARDS.flatMap(({ id, noise }) => (noise === 0 ? [] : [[id, noise]]))).toEqual(levels);
  });

  test('ETS-1.32 five Power Cells (ETS-R74)', () => {
    expect(itemOf('power-cell').copies).toBe(5);
  });
});

describe('survivors', () => {
  test('ETS-1.30 seven classes, ETS-1.31 two variants each, ETS-6.1 with three abilities each', () => {
    const rows = rowsUnder('Survivors (14)').map(([name = '', ...abilities]) => [
      slug(name),
      ...abilities.map((ability) => slug(ability.split(':')[0] ?? '')),
    ]);
    const known = PERSONAS.map(({ id, passive, active, crisis }) => [id, passive, active, crisis]);
    expect(known.toSorted()).toEqual(rows.toSorted());
    expect(new Set(PERSONAS.map((p) => p.class)).size).toBe(7);
  });

  test('ETS-1.25 ETS-R61 the Technician is in the game, and is a machine (ETS-14.20)', () => {
    expect(PERSONAS.filter(({ isMachine }) => isMachine).map((p) => p.class)).toEqual(['technician', 'technician']);
  });
});

describe('events', () => {
  test('ETS-1.10 30 cards, and ETS-14.6 one spawn for each of the 12 tiles of ETS-1.3', () => {
    expect(EVENT_DECK).toHaveLength(30);
    expect(TILE_KINDS).toHaveLength(12);
    for (const tile of TILE_KINDS) expect(EVENT_DECK).toContain(spawnOn(tile));
  });

  test('ETS-14.29 the other events have the copies of the specification', () => {
    const rows = rowsUnder('Event deck (30)').slice(1);
    const others = EVENT_CARDS.filter(({ id }) => !id.startsWith('spawn:'));
    expect(others).toEqual(rows.map(([name = '', copies]) => ({ id: slug(name), copies: Number(copies) })));
  });
});

describe('Resolve cards', () => {
  test('ETS-1.11 20 cards with the numbers of the specification; ETS-8.29 nine once, ETS-8.30 eleven that stay', () => {
    const rows = rowsUnder('Resolve deck (20)').map(([name = '', number, kind]) => [slug(name), Number(number), kind]);
    expect(RESOLVE_CARDS.map(({ id, number, once }) => [id, number, once === null ? 'stays' : 'once'])).toEqual(rows);
    expect(RESOLVE_DECK).toHaveLength(20);
    expect(RESOLVE_CARDS.filter(({ once }) => once !== null)).toHaveLength(9);
  });

  test('ETS-R93 only Breakdown and Suicidal are named by their numbers', () => {
    const alone = RESOLVE_CARDS.filter(({ number }) => RESOLVE_CARDS.filter((c) => c.number === number).length === 1);
    expect(alone.map(({ id }) => id)).toEqual(['breakdown', 'suicidal']);
  });
});

describe('accomplishments', () => {
  test('ETS-1.12 18 cards; ETS-9.6 eleven of a single use, ETS-9.7 seven that last', () => {
    const rows = rowsUnder('Accomplishment deck (18)').map(([name = '', kind]) => [slug(name), kind === 'round']);
    expect(GOALS.map(({ id, lasts }) => [id, lasts])).toEqual(rows);
    expect(GOAL_DECK).toHaveLength(18);
    expect(GOALS.filter(({ lasts }) => lasts)).toHaveLength(7);
  });
});

describe('enemies', () => {
  test('ETS-20.1 to ETS-20.4: actions, range, Health and damage', () => {
    const values = (type: 'swarmer' | 'jaeger' | 'icarus' | 'solomon') => {
      const { actions, range, health, damage } = ENEMIES[type];
      return [actions, range, health, damage];
    };
    expect(values('swarmer')).toEqual([3, 0, 1, 1]);
    expect(values('jaeger')).toEqual([2, 0, 2, 2]);
    expect(values('icarus')).toEqual([2, 1, 2, 2]);
    expect(values('solomon')).toEqual([3, 0, 2, 0]);
  });

  test('ETS-20.1 Swarmer', () => expect(ENEMIES.swarmer).toMatchObject({ actions: 3, range: 0, health: 1, damage: 1 }));
  test('ETS-20.2 Jaeger', () => expect(ENEMIES.jaeger).toMatchObject({ actions: 2, range: 0, health: 2, damage: 2 }));
  test('ETS-20.3 Icarus', () => expect(ENEMIES.icarus).toMatchObject({ actions: 2, range: 1, health: 2, damage: 2 }));
  test('ETS-20.4 Solomon', () => expect(ENEMIES.solomon).toMatchObject({ actions: 3, health: 2, damage: 0 }));
  test('ETS-20.10 Titan', () => expect(ENEMIES.titan).toMatchObject({ actions: 2, isBoss: true }));

  test('ETS-1.26 17 GEP tokens stand for exactly the miniatures of ETS-1.6 (X23) (ETS-R65)', () => {
    expect(tokensOf('gep')).toHaveLength(17);
    for (const type of ['swarmer', 'jaeger', 'icarus', 'titan'] as const) {
      const stood = TOKENS.filter((token) => token.type === type).map(({ count, copies }) => count * copies);
      expect(sum(stood)).toBe(ENEMIES[type].supply);
    }
  });

  test.each([
    ['titan', 'Titan (20)', 20],
    ['olympian', 'Olympian (15)', 15],
    ['primus', 'Primus (15)', 15],
    ['preacher', 'Preacher (15)', 15],
  ] as const)('ETS-1.13 ETS-19.5 the deck of the %s has the cards of the specification', (boss, table, size) => {
    const rows = rowsOf(table).map(([name = '', copies, range = '', dice, hit = '']) => ({
      id: `${boss}.${slug(name.replace(/^(Mood|Protocol|Rhetoric): /, ''))}`,
      copies: Number(copies),
      attack:
        range === ''
          ? null
          : [Number.parseInt(range, 10), range.endsWith('R'), Number(dice), Number.parseInt(hit, 10) || 0],
    }));
    const cards = BOSS_CARDS.filter((card) => card.boss === boss).map(({ id, copies, attack: a }) => ({
      id,
      copies,
      attack: a === null ? null : [a.range, a.isRadial, a.dice, a.hit],
    }));
    expect(cards).toEqual(rows);
    expect(bossDeck(boss)).toHaveLength(size);
  });

  test('ETS-19.27 Execution strikes whoever in range has the most Health', () => {
    expect(BOSS_CARDS[0]).toMatchObject({ id: 'titan.execution', attack: { range: 0, victim: 'most-health' } });
  });

  test('ETS-19.6 ETS-19.7 only these cards do what the specification says of them beyond range, dice and hit number', () => {
    const cardsThat = (does: (card: (typeof BOSS_CARDS)[number]) => boolean | undefined) =>
      BOSS_CARDS.filter((card) => does(card) === true).map(({ id }) => id);
    expect(cardsThat(({ attack }) => attack?.harmless)).toEqual(['olympian.net-launcher']);
    expect(cardsThat(({ attack }) => attack?.locks)).toEqual(['olympian.door-lock-pulse']);
    expect(cardsThat(({ attack }) => attack?.ignoresArmour)).toEqual(['titan.impale']);
    expect(cardsThat(({ mood }) => mood?.whenWounded)).toEqual(['titan.wounded-beast']);
    const hits = BOSS_CARDS.flatMap(({ id, mood }) => (mood === null || mood.hit === 0 ? [] : [[id, mood.hit]]));
    expect(hits).toEqual([
      ['titan.wary', -1],
      ['olympian.target-lock', -1],
      ['primus.adaptive', -1],
      ['preacher.righteous-aim', -1],
    ]);
  });

  test('ETS-20.14 ETS-20.16 ETS-20.19 only Sentries are harder to hit, only Zealots strike all, only Fanatics wear vests', () => {
    const those = (is: (enemy: (typeof ENEMIES)['titan']) => boolean) =>
      Object.values(ENEMIES).flatMap((enemy) => (is(enemy) ? [enemy.type] : []));
    expect(those(({ harder }) => harder !== 0).toSorted()).toEqual(['artemis', 'olympian', 'sip']);
    for (const type of ['artemis', 'olympian', 'sip'] as const) expect(ENEMIES[type].harder).toBe(1);
    expect(those(({ each }) => each)).toEqual(['zealot']);
    expect(those(({ vest }) => vest !== 0)).toEqual(['fanatic']);
    expect(ENEMIES.fanatic.vest).toBe(3);
  });

  test('ETS-1.6 ETS-1.27 ETS-1.28 so many miniatures are in the box', () => {
    const supply = Object.values(ENEMIES).map(({ type, supply: n }) => [type, n]);
    expect(Object.fromEntries(supply)).toEqual({
      ...{ swarmer: 30, jaeger: 20, icarus: 20, solomon: 10, titan: 1, primus: 1 },
      ...{ artemis: 10, sip: 10, olympian: 1, fanatic: 10, zealot: 10, preacher: 1 },
    });
  });
});

test('ETS-9.1 how often an accomplishment asks for what it asks for', () => {
  const several = GOALS.flatMap(({ id, times }) => (times === 1 ? [] : [[id, times]]));
  expect(several).toEqual([
    ['combat-training', 2],
    ['we-can-beat-this', 2],
    ['burst-of-speed', 3],
    ['annihilator', 4],
    ['collector', 2],
  ]);
});
