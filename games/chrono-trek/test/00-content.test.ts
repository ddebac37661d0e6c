import { describe, expect, test } from 'vitest';
import {
  ARTIFACTS,
  CARDS,
  type Card,
  CHARACTERS,
  CLASSES,
  characterOf,
  classOf,
  controlledBy,
  DECK,
  FRACTURES,
  INDEXES,
  type Index,
  isEarlier,
  LINCHPINS,
  type Need,
  RIPPLEPOINTS,
  slug,
  TIMELINE,
  TITLES,
} from '../content/index.ts';
import { isAltered } from '../rules/index.ts';
import { rowsUnder, specification } from './specification.ts';

const STATES = Array.from({ length: 1 << LINCHPINS.length }, (_, state) => state);
const bit = (index: Index) => 1 << LINCHPINS.indexOf(index);
/** By index, for every state: made once, since these tests ask for them a few million times. */
const ALTERED = Object.fromEntries(
  INDEXES.map((index) => [
    index,
    Uint8Array.from(STATES, (linchpins) => Number(isAltered({ linchpins, anomaly: 0 }, index))),
  ]),
) as Record<Index, Uint8Array>;
const altered = (linchpins: number, index: Index) => ALTERED[index][linchpins] === 1;
/** Linchpins that a Fracture needs altered. */
const MASKS: Partial<Record<Index, number>> = Object.fromEntries(
  FRACTURES.map(({ spot, condition }) => [
    spot,
    condition.kind === 'altered' ? condition.on.reduce((mask, index) => mask | bit(index), 0) : 0,
  ]),
);
const ofType = (type: Card['type']) => TITLES.filter((card) => card.type === type);

describe('as the specification prints it', () => {
  test.each(rowsUnder('Timeline (36)'))('CT-T:%s', (index, year, kind, original, other, rule) => {
    const card = TIMELINE[index as Index];
    expect([card.year, card.kind, card.original, card.altered]).toEqual([year, kind?.toLowerCase(), original, other]);
    const on = (card.dependency?.on ?? []).map((linchpin) => `${linchpin}'`);
    const told =
      card.kind === 'anchorpoint'
        ? `anomaly step ${card.step}`
        : card.kind === 'linchpin'
          ? `controls ${controlledBy(card.index).join(', ')}`
          : `altered iff ${on.join(card.dependency?.how === 'any' ? ' OR ' : ' AND ')}`;
    expect(told).toBe(rule);
  });

  test.each(rowsUnder('Fractures (11)'))('CT-F:%s', (spot, year, title, condition, neededBy) => {
    const fracture = FRACTURES.find((entry) => `${entry.spot}"` === spot);
    if (fracture === undefined) return expect.fail('no such Fracture');
    expect(fracture.title).toBe(title);
    expect(TIMELINE[fracture.spot].year).toBe(year);
    const told =
      fracture.condition.kind === 'altered'
        ? fracture.condition.on.map((index) => `${index}'`).join(' AND ')
        : 'Humpback Whales not in play';
    expect(told).toBe(condition);
    const needing = CHARACTERS.filter(({ needs }) =>
      needs.some((n) => n.kind === 'fracture' && n.at === fracture.spot),
    );
    expect(needing.map(({ name }) => name).join() || 'nobody: it only blocks').toBe(neededBy);
  });

  test.each(rowsUnder('Characters (32)'))('CT-ID: %s pips, %s', (pips, name, timeline, artifacts) => {
    const { needs, pips: found } = characterOf(slug(name as string));
    expect(String(found)).toBe(pips);
    if (name === 'Q') return expect(needs).toEqual([{ kind: 'anomaly', at: 'A1' }]);
    const marks = needs.filter((n) => 'at' in n).map(tellNeed);
    expect(marks.join(', ') || 'none').toBe(timeline);
    expect(
      needs
        .filter((n) => !('at' in n))
        .map(tellNeed)
        .join(', ') || 'none',
    ).toBe(artifacts);
  });

  test.each(rowsUnder('Assignments (10)'))('CT-C:%s', (title, artifacts, reward) => {
    const card = CARDS[slug(title as string)] as Card;
    expect(card).toMatchObject({ type: 'assignment', copies: 1, text: reward });
    if (card.effect.word !== 'assignment') return expect.fail('no assignment');
    expect(card.effect.artifacts.map((id) => CARDS[id]?.title).join(' and ')).toBe(artifacts);
  });

  const listed = [
    ...rowsUnder('Events (7)').map((row) => ['event', ...row]),
    ...rowsUnder('Actions (30)').map((row) => ['action', ...row]),
    ...rowsUnder('Power Actions (14)').map((row) => ['power-action', ...row]),
  ];
  test.each(listed)('%s CT-C:%s', (type, title, copies, effect) => {
    const told = (effect as string).replace(' (R39)', '');
    expect(CARDS[slug(title as string)]).toMatchObject({ type, title, copies: Number(copies), text: told });
  });

  test('titles of Artifacts and Inverters', () => {
    for (const [kind, titles] of rowsUnder('Artifacts (16')) {
      const found = ARTIFACTS.filter((card) => card.class === kind?.toLowerCase()).map(({ title }) => title);
      expect(found.join(', ')).toBe(titles);
    }
    const line = specification.split('\n').find((text) => text.startsWith('Solar Slingshot,'));
    const titles = ofType('inverter').map(({ title }) => title);
    expect(`${titles.join(', ')}.`).toBe(line);
  });
});

describe('properties over all 32,768 Timelines', () => {
  test('CC-1 years rise strictly and all titles differ', () => {
    const years = INDEXES.map((index) => Number(TIMELINE[index].year.replace('3.5 BYA', '-3500000000')));
    expect(years.every((year, n) => n === 0 || year > (years[n - 1] as number))).toBe(true);
    const titles = INDEXES.flatMap((index) => [TIMELINE[index].original, TIMELINE[index].altered]);
    expect(new Set(titles).size).toBe(72);
    expect(new Set(TITLES.map(({ title }) => title)).size).toBe(TITLES.length);
  });

  test('CC-2 one or two earlier Linchpins; single, OR and AND each at least three times', () => {
    const count = { one: 0, any: 0, all: 0 };
    for (const index of RIPPLEPOINTS) {
      const { how, on } = TIMELINE[index].dependency as { how: 'any' | 'all'; on: Index[] };
      expect(on.every((linchpin) => LINCHPINS.includes(linchpin) && isEarlier(linchpin, index))).toBe(true);
      count[on.length === 1 ? 'one' : how]++;
    }
    expect(count).toEqual({ one: 7, any: 6, all: 3 });
  });

  test('CC-4 no Ripplepoint depends on B6 AND B7', () => {
    const both = RIPPLEPOINTS.filter((index) => altered(bit('B6') | bit('B7'), index));
    const either = RIPPLEPOINTS.filter((index) => altered(bit('B6'), index) || altered(bit('B7'), index));
    expect(both).toEqual(either);
  });

  test('CC-5 eleven different spots and conditions, each implying the altered side beneath', () => {
    expect(new Set(FRACTURES.map(({ spot }) => spot)).size).toBe(11);
    expect(new Set(FRACTURES.map(({ condition }) => JSON.stringify(condition))).size).toBe(11);
    for (const { spot, condition } of FRACTURES) {
      if (condition.kind === 'not-in-play') continue;
      const mask = condition.on.reduce((all, index) => all | bit(index), 0);
      const unaltered = STATES.filter((state) => (state & mask) === mask && !altered(state, spot));
      expect(unaltered, spot).toEqual([]);
    }
  });

  test('CC-6 every ID can be satisfied, none contains another, no listed face follows from the rest', () => {
    for (const { id, needs } of CHARACTERS.filter((character) => character.id !== 'q')) {
      const faces = needs.filter((need) => need.kind === 'face' || need.kind === 'fracture');
      expect(satisfying(faces), id).toBeGreaterThan(0);
      for (const face of faces) {
        if (face.kind !== 'face') continue;
        const rest = faces.filter((other) => other !== face);
        expect(satisfying(rest), `${id} ${face.at}`).toBeGreaterThan(satisfying(faces));
      }
      const others = CHARACTERS.filter((other) => other.id !== id && other.id !== 'q');
      for (const other of others) expect(contains(needs, other.needs), `${id} contains ${other.id}`).toBe(false);
    }
  });

  test('no ID asks twice for the same class', () => {
    for (const { id, needs } of CHARACTERS) {
      const classes = needs.flatMap((need) => (need.kind === 'class' ? [need.class] : []));
      expect(new Set(classes).size, id).toBe(classes.length);
    }
  });

  test('CC-7 and CC-8 no ID wins from the start without an Artifact; five need none', () => {
    const without = CHARACTERS.filter(
      ({ needs }) => !needs.some(({ kind }) => kind === 'artifact' || kind === 'class'),
    );
    expect(without.map(({ id }) => id).sort()).toEqual(['annorax', 'q', 'the-borg', 'the-whale-probe', 'the-xindi']);
    for (const { needs } of without) {
      expect(needs.some((need) => need.kind !== 'face' || need.side === 'altered')).toBe(true);
    }
  });

  test('CC-9 for every Linchpin some ID needs each side', () => {
    for (const index of LINCHPINS) {
      for (const side of [0, bit(index)]) {
        const needing = CHARACTERS.filter(({ id, needs }) => id !== 'q' && forces(needs, index, side));
        expect(needing.length, `${index} ${side}`).toBeGreaterThan(0);
      }
    }
  });

  test('CC-10 every Artifact is named by an ID and an Assignment, every class by an ID and an Action', () => {
    const named = (id: string) =>
      CHARACTERS.some(({ needs }) => needs.some((n) => n.kind === 'artifact' && n.artifact === id));
    const assigned = ofType('assignment').map(({ effect }) => (effect.word === 'assignment' ? effect.artifacts : []));
    for (const { id } of ARTIFACTS) {
      expect(named(id), id).toBe(true);
      expect(assigned.flat()).toContain(id);
    }
    expect(new Set(assigned.map((pair) => [...pair].sort().join())).size).toBe(10);
    const words = JSON.stringify(ofType('action').map(({ effect, text }) => [effect, text])).toLowerCase();
    for (const kind of CLASSES) {
      expect(words).toContain(kind);
      expect(CHARACTERS.some(({ needs }) => needs.some((n) => n.kind === 'class' && n.class === kind))).toBe(true);
      expect(DECK.filter((id) => classOf(id) === kind)).toHaveLength(4);
    }
  });

  test('CC-11 weights rise with pips', () => {
    const bands = { 1: [3.5, 3.5], 2: [3.5, 4], 3: [4.5, 5], 4: [7, 8.5] } as const;
    for (const { id, pips, needs } of CHARACTERS) {
      if (id === 'q') continue;
      const [least, most] = bands[pips];
      expect(weight(needs), id).toBeGreaterThanOrEqual(least);
      expect(weight(needs), id).toBeLessThanOrEqual(most);
    }
  });
});

function tellNeed(need: Need): string {
  if (need.kind === 'artifact') return CARDS[need.artifact]?.title ?? '';
  if (need.kind === 'class') return `one ${need.class[0]?.toUpperCase()}${need.class.slice(1)}`;
  return `${need.at}${need.kind === 'fracture' ? '"' : need.kind === 'face' && need.side === 'altered' ? "'" : ''}`;
}

function holds(state: number, need: Need): boolean {
  if (need.kind === 'face') return altered(state, need.at) === (need.side === 'altered');
  const mask = need.kind === 'fracture' ? MASKS[need.at] : 0;
  return (state & (mask ?? 0)) === (mask ?? 0);
}

function satisfying(needs: readonly Need[]): number {
  return STATES.filter((state) => needs.every((need) => holds(state, need))).length;
}

function contains(needs: readonly Need[], others: readonly Need[]): boolean {
  return others.every((other) => needs.some((need) => JSON.stringify(need) === JSON.stringify(other)));
}

/** Do these needs hold only while the Linchpin stands so? */
function forces(needs: readonly Need[], index: Index, side: number): boolean {
  return !STATES.some((state) => (state & bit(index)) !== side && needs.every((need) => holds(state, need)));
}

function weight(needs: readonly Need[]): number {
  const flipped = (state: number) => LINCHPINS.filter((index) => (state & bit(index)) !== 0).length;
  const flips = STATES.filter((state) => needs.every((need) => holds(state, need))).reduce(
    (least, state) => Math.min(least, flipped(state)),
    LINCHPINS.length,
  );
  const points = { artifact: 2, class: 1, fracture: 4, anomaly: 0 };
  return needs.reduce(
    (sum, n) => sum + (n.kind === 'face' ? (n.side === 'original' ? 0.5 : 0) : points[n.kind]),
    flips,
  );
}
