import { describe, expect, test } from 'vitest';
import { CARDS, TITLES } from '../content/index.ts';
import type { Position } from './position.ts';
import { scene } from './scene.ts';

const WHO = ['Annorax', 'Xindi', 'Data'].map((name) => (name === 'Xindi' ? 'The Xindi' : name));
const with_ = (rest: Partial<Position>) => scene({ who: WHO, ...rest });
const ASSIGNMENTS = TITLES.filter(({ type }) => type === 'assignment');
const artifactsOf = (id: string) => {
  const effect = CARDS[id]?.effect;
  return effect?.word === 'assignment' ? effect.artifacts.map((artifact) => CARDS[artifact]?.title ?? '') : [];
};

describe('11. Assignments', () => {
  test('CT-11.1 each names two Artifacts and a reward', () => {
    for (const { id, effect, text } of ASSIGNMENTS) {
      expect(new Set(artifactsOf(id)).size).toBe(2);
      expect(effect.word === 'assignment' && effect.parts.otherwise).toEqual({ word: 'draw', cards: 2 });
      expect(text).not.toBe('');
    }
  });

  test.each(ASSIGNMENTS.map(({ title, id }) => [title, id]))(
    'CT-11.2 CT-C:%s with both Artifacts may take its reward',
    (title, id) => {
      const t = with_({ hands: [[title]], artifacts: [artifactsOf(id)], discard: ['Atavachron', 'Deep Cover'] });
      t.announce(0, title);
      expect(t.offered(0)).toEqual([
        { kind: 'option', take: 'reward' },
        { kind: 'option', take: 'cards' },
      ]);
      t.as(0).cannot({ kind: 'done' }, 'CT-11.3');
      t.name(0, 'reward');
      const text = CARDS[id]?.text ?? '';
      if (text.startsWith('Flip')) t.name(0, 'C4');
      if (text.startsWith('Take')) t.name(0, 'Atavachron');
      t.pass();
      const drawn = Number(/raw (\d) cards/.exec(text)?.[1]);
      if (text.includes('play 1 more')) {
        t.awaits(0, 'effect');
        t.as(0).choose({ kind: 'stop' });
      }
      expect(t.hand(0)).toHaveLength(drawn + (text.startsWith('Take') ? 1 : 0));
      expect(t.turned).toBe(text.startsWith('Flip') ? "C4' C5'" : '');
      if (text.startsWith('Flip')) expect(t.entries('turned')[0]?.clause).toBe('CT-11.2');
      expect(t.artifacts(0)).toHaveLength(2);
      expect(t.t.discard).toContain(id);
    },
  );

  test('CT-11.3 any player may instead draw two cards, with the Artifacts', () => {
    const t = with_({ hands: [["Walk the Ship's Pets"]], artifacts: [['Porthos', 'Spot']] });
    t.plays(0, "Walk the Ship's Pets", 'cards');
    expect(t.hand(0)).toHaveLength(2);
  });

  test('CT-11.4 without both Artifacts two cards are the only option', () => {
    for (const artifacts of [[[]], [['Porthos']], [['Porthos'], ['Spot']]]) {
      const t = with_({ hands: [["Walk the Ship's Pets"], ['Kerr Loop']], artifacts }).announce(
        0,
        "Walk the Ship's Pets",
      );
      t.awaits(1, 'window');
      t.pass();
      expect(t.hand(0)).toHaveLength(2);
    }
  });

  test("CT-11.5 playing one, for either option, is the turn's play", () => {
    const t = with_({ hands: [["Walk the Ship's Pets", 'Porthos']] }).plays(0, "Walk the Ship's Pets");
    t.awaits(1, 'act');
  });

  test('CT-11.6 it is discarded after its draws; a reshuffle during them leaves it out', () => {
    const t = with_({
      hands: [["Walk the Ship's Pets"]],
      pile: ['Tribbles'],
      thin: true,
      discard: ['Porthos', 'Spot'],
    });
    t.plays(0, "Walk the Ship's Pets");
    expect(t.entries('reshuffle')).toEqual([{ type: 'reshuffle', clause: 'CT-15.1', count: 2 }]);
    expect(t.t.discard).toEqual(['walk-the-ships-pets']);
  });

  test('CT-R35 the reward needs both Artifacts when it resolves, too', () => {
    const t = with_({
      hands: [["Walk the Ship's Pets"], ['Kerr Loop']],
      artifacts: [['Porthos', 'Spot']],
    }).announce(0, "Walk the Ship's Pets", 'reward');
    // No authored card removes one meanwhile; a changed position does.
    const players = t.t.players.map((player, seat) => (seat === 0 ? { ...player, artifacts: ['porthos'] } : player));
    const changed = scene({ ...t.state, table: { ...t.t, players, pile: t.t.pile.slice() } }).pass();
    expect(changed.hand(0)).toHaveLength(2);
  });
});
