import { describe, expect, test } from 'vitest';
import { CARDS, CHARACTERS, INDEXES, TIMELINE } from '../content/index.ts';
import { mostPlaysOfTurn } from '../rules/ending/bound.ts';
import { chronoTrek } from '../rules/index.ts';
import { allKeep, as, dealt, PLAIN, stacked } from './deal.ts';
import { Scene, scene } from './scene.ts';
import { specification } from './specification.ts';

describe('Rulings that no chapter covers', () => {
  test('CT-R3 the starting hand is the pip count; level 3 is the reference of three cards', () => {
    const sizes = ['harry-kim', 'worf', 'data', 'vosk'].map((who) => {
      const { state } = dealt({ levels: '1234', first: 1 }, 2, 'r3');
      const deck = [...PLAIN, 'romulan-ale'];
      const t = allKeep(new Scene(stacked(as(state, [who, who === 'data' ? 'annorax' : 'edith-keeler']), deck)));
      while (t.state.stack.at(-1)?.kind === 'starting-discards') t.as(0).choose(t.offered(0)[0] as never);
      return t.hand(0).length - (t.t.active === 0 ? 1 : 0);
    });
    expect(sizes).toEqual([1, 2, 3, 4]);
  });

  test('CT-R48 "2267 has been fractured" fixes the year of B8: the Fracture of The Romulans lies there', () => {
    expect(TIMELINE.B8.year).toBe('2267');
    expect(INDEXES.filter((index) => TIMELINE[index].year === '2267')).toEqual(['B8']);
    const romulans = CHARACTERS.find(({ name }) => name === 'The Romulans');
    expect(romulans?.needs.filter(({ kind }) => kind === 'fracture')).toEqual([{ kind: 'fracture', at: 'B8' }]);
    expect(specification).toMatch(/^\| B8" \| 2267 \|/m);
  });

  test('CT-R29 no window opens at the start of a turn', () => {
    const t = scene({ who: ['Annorax', 'Data'], hands: [['Spot'], ['Porthos']] }).secondDraw(0);
    t.awaits(1, 'act');
  });

  test('CT-R59 growth is rare, 1-pip IDs list four needs, 4-pip IDs at most three', () => {
    const copies = ['anti-time-surge', 'fractures-happen', 'static-warp-shell', 'cultural-exchange'];
    expect(copies.map((id) => CARDS[id]?.copies)).toEqual([2, 3, 3, 1]);
    const listed = (level: number) => CHARACTERS.filter(({ pips }) => pips === level).map(({ needs }) => needs.length);
    expect(listed(1)).toEqual(Array(8).fill(4));
    expect(Math.max(...listed(4))).toBe(3);
  });

  test('CT-R39 CT-R55 the most plays of a turn, as the specification reckons them, and the bound that follows', () => {
    const [, plays] = /a turn never holds more than (\d+) plays/.exec(specification) ?? [];
    expect(mostPlaysOfTurn()).toBe(Number(plays));
    // Two seats, one turn each of 100 rounds: a play has 5 choices of its own and 5 windows, a draw 7 Events of 5
    // windows each, and Crew Transfer asks both; besides, 7 choices a seat.
    const turn = 40 * (5 + 5) + 41 * 7 * (5 + 2);
    expect(chronoTrek.bound(chronoTrek.defaults(2), 2)).toBe(2 * 7 + 200 * turn);
    for (const seats of [3, 4, 5, 6]) {
      const fewer = chronoTrek.bound(chronoTrek.defaults(seats), seats - 1);
      expect(chronoTrek.bound(chronoTrek.defaults(seats), seats)).toBeGreaterThan(fewer);
    }
  });

  test('every setting can be chosen and every text of it is there', () => {
    // The start settings: the first step of the recommended path, a timed pause of five seconds, bots take over.
    const initial = Object.fromEntries(chronoTrek.agreements.map(({ id, initial }) => [id, initial]));
    expect(chronoTrek.defaults(4)).toEqual(initial);
    expect(initial).toEqual({ levels: '1', first: 'random', pause: 'timed', seconds: 5, takeOver: true });
    expect(chronoTrek.agreements.map(({ id }) => id)).toEqual(['levels', 'first', 'pause', 'seconds', 'takeOver']);
    for (const { id, values } of chronoTrek.agreements) {
      for (const value of values) {
        const options = { ...chronoTrek.defaults(6), [id]: value };
        expect(chronoTrek.cannotStart(options, 6), `${id} ${value}`).toBeNull();
      }
    }
  });
});
