import { determinize, stream, tell } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { chronoTrek, type State } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { type Scene, scene } from './scene.ts';

const WHO = ['Thelin', 'The Romulans', 'Worf'];
const busy = () =>
  scene({
    who: WHO,
    hands: [['Atavachron', 'Starfleet Archive', 'Deep Cover'], ['Porthos', 'Spot'], ['Kerr Loop']],
    artifacts: [['Guardian of Forever'], ['Tribbles']],
    discard: ['Mind Meld'],
  });

describe('views and imagined worlds stand on their own', () => {
  /** Lists that the rules change in place: nobody else may hold them. */
  const lists = ({ table, stack, picks }: State) => [
    table.discard,
    table.playing,
    table.aside,
    table.pile,
    table.offer,
    stack,
    picks,
    ...table.marks.flat(),
    ...table.players.flatMap(({ hand, artifacts, away, deeds }) => [hand, artifacts, away, deeds]),
  ];
  const inside = (value: unknown): object[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(inside)] : [];

  test.each([
    ['between two plays', busy],
    ['while a card waits', () => busy().announce(0, 'Atavachron', 'B6')],
    ['in a search', () => busy().plays(0, 'Starfleet Archive')],
    ['with IDs on offer', () => busy().plays(0, 'Deep Cover')],
  ])('CT-1.2 %s', (_, make: () => Scene) => {
    const t = make();
    for (const viewer of [null, 0, 1, 2]) {
      const seen = t.look(viewer);
      const shown = new Set(inside(seen));
      expect(lists(t.state).filter((list) => shown.has(list))).toEqual([]);
      const world = determinize(chronoTrek, seen, stream('world'));
      expect(lists(world).filter((list) => list !== seen.view.stack && shown.has(list))).toEqual([]);
    }
  });

  test('CT-15.4 a search shows which cards lie in the pile, never in which order', () => {
    const t = scene({ who: WHO, hands: [['Starfleet Archive']], pile: ['Spot', 'Porthos', 'Kerr Loop'], thin: true });
    t.plays(0, 'Starfleet Archive');
    expect([t.look(0).view.search, t.look(1).view.search]).toEqual([['kerr-loop', 'porthos', 'spot'], null]);
  });

  test('CT-14.17 a seat that has answered imagines its answer and nobody else’s', () => {
    const t = busy().announce(0, 'Atavachron', 'B6');
    t.as(1).choose({ kind: 'pass' });
    const world = (viewer: number) => determinize(chronoTrek, t.look(viewer), stream('answer'));
    expect(world(1).picks).toEqual([null, { kind: 'pass' }, null]);
    expect(world(2).picks).toEqual([]);
    expect([world(1).step, world(2).step]).toEqual([t.look(1).step + 1, t.look(2).step]);
  });

  test('CT-1.2 hands, pile, IDs and chance are imagined anew each time', () => {
    const int = stream('anew');
    const worlds = Array.from({ length: 20 }, () => determinize(chronoTrek, busy().look(1), int));
    const different = (part: (world: State) => unknown) =>
      new Set(worlds.map((world) => JSON.stringify(part(world)))).size;
    expect(different(({ table }) => table.players[0]?.hand)).toBe(20);
    expect(different(({ table }) => table.pile)).toBe(20);
    expect(different(({ table }) => table.players[0]?.character)).toBeGreaterThan(3);
    expect(different(({ table }) => table.unused)).toBe(20);
    expect(different(({ chance }) => chance.seed)).toBe(20);
    expect(different(({ table }) => table.players[1])).toBe(1);
  });
});

describe('in words', () => {
  const told = (t: Scene, viewer: number | null) =>
    chronoTrek
      .text(t.look(viewer))
      .map(({ title, lines }) =>
        [title, ...lines].map((line) =>
          typeof line === 'string' ? line : tell({ language: 'en', texts: texts.en, names: ['Ana', 'Bo', 'Cy'] }, line),
        ),
      );

  test('CT-2.1 the own mission is a part of its own, each condition with its state; nobody reads another’s', () => {
    const t = busy();
    const mission = told(t, 0).find(
      ([title]) => title === tell({ language: 'en', texts: texts.en, names: [] }, { key: 'text.mission' }),
    );
    expect(mission?.[1]).toContain('Thelin');
    expect(mission).toHaveLength(5);
    expect(told(t, 0)).toHaveLength(told(t, null).length + 1);
    for (const viewer of [0, 1, 2, null]) {
      const read = WHO.filter((name) => JSON.stringify(told(t, viewer)).includes(name));
      expect(read).toEqual(viewer === null ? [] : [WHO[viewer]]);
      const known = t.look(viewer).view.players.flatMap(({ character }, seat) => (character === null ? [] : [seat]));
      expect(known).toEqual(viewer === null ? [] : [viewer]);
    }
  });

  test('CT-2.1 at the end all IDs are open, and the mission read is still the own one', () => {
    const over = scene({ who: ['Jean-Luc Picard', 'Worf'], hands: [['Earl Grey Tea']] }).plays(0, 'Earl Grey Tea');
    expect(over.winner).toBe(0);
    const missions = [0, 1].map((seat) => told(over, seat).find(([title]) => title === texts.en['text.mission'])?.[1]);
    expect(missions).toEqual([expect.stringContaining('Picard'), expect.stringContaining('Worf')]);
  });

  test('CT-2.1 an altered side is told by its mark', () => {
    const [plain, altered] = ['', 'B6'].map((marks) =>
      told(scene({ who: WHO, altered: marks }), 0)
        .flat()
        .filter((line) => line.includes('B6')),
    );
    expect(plain).not.toEqual(altered);
    expect(altered?.join()).toContain("B6'");
  });

  test('CT-13.10 Q reads that the anomaly is the mission', () => {
    const lines = told(scene({ who: ['Q', 'Worf'] }), 0).flat();
    expect(
      lines.some((line) =>
        line.includes(tell({ language: 'en', texts: texts.en, names: [] }, { key: 'need.anomaly' })),
      ),
    ).toBe(true);
  });

  test('CT-R47 whoever has left is told as that', () => {
    const t = scene({ who: WHO, options: { takeOver: false }, hands: [['Porthos'], ['Spot'], ['Kerr Loop']] });
    const before = told(t, 0).flat();
    t.as(2).choose({ kind: 'leave' });
    expect(told(t, 0).flat()).not.toEqual(before);
    expect(t.look(0).view.players[2]).toMatchObject({ out: true, handCount: 0 });
    expect(
      told(t, 0)
        .flat()
        .some((line) => line.includes('left')),
    ).toBe(true);
  });
});

test('buttons begin with what they do: whom or what a card names', () => {
  const labels = (t: ReturnType<typeof scene>) =>
    t.look(0).choices.map((choice) => chronoTrek.label(t.look(0), choice).key);
  const who = ['Thelin', 'The Romulans', 'Worf'];
  const held = (card: string) => scene({ who, hands: [[card]], artifacts: [['Porthos'], ['Sword of Kahless']] });
  expect(labels(held('Mind Meld').announce(0, 'Mind Meld'))).toEqual(['label.player.look', 'label.player.look']);
  expect(labels(held('Beam It Aboard').announce(0, 'Beam It Aboard'))).toContain('label.artifact.take');
  expect(labels(held('Phaser Strike').announce(0, 'Phaser Strike'))).toContain('label.artifact.discard');
  expect(labels(held('Cultural Exchange').announce(0, 'Cultural Exchange'))).toContain('label.artifact.give');
});
